import Mod
import Testing

private struct Text: Inspectable, Equatable, Sendable {
  var size = 17
  var isBold = false
}

/// The parts of a component: a Mod for each.
private struct Parts {
  var title = Mod<Text>.identity
  var note = Mod<Text>.identity
}

@Suite("Structs of Mods")
struct ModInspectedTests {
  @Test("A struct of Mods is compared by what each Mod does to a fresh value")
  func changes() {
    let larger = Mod<Parts> { $0.title += \.size .~ 20 }
    #expect(larger.changes(to: Parts()) == [Change("title.size", from: 17, to: 20)])
    #expect(
      (larger + Mod { $0.note += \.isBold .~ true }).changes(to: Parts()).map(\.path) == ["title.size", "note.isBold"])
  }

  @Test("Parts of a struct that no Mod changes are not reported")
  func nothing() {
    #expect(Mod<Parts>.identity.changes(to: Parts()) == [])
  }

  @Test("Two Mods of the same part conflict in the properties that both set")
  func conflicts() {
    let (one, two) = (Mod<Parts> { $0.title += \.size .~ 20 }, Mod<Parts> { $0.title += \.size .~ 30 })
    #expect(one.conflicts(with: two, on: Parts()).map(\.path) == ["title.size"])
    #expect(one.conflicts(with: Mod { $0.note += \.size .~ 30 }, on: Parts()).isEmpty)
  }

  @Test("A part that one Mod removes and another sets is a conflict in either order")
  func optionalParts() {
    struct Row { var title: Mod<Text>? = \.size .~ 1 }
    let (on, off): (Mod<Row>, Mod<Row>) = (Mod { $0.title = \.size .~ 20 }, Mod { $0.title = nil })
    #expect(on.conflicts(with: off, on: Row()).map(\.path) == ["title"])
    #expect(off.conflicts(with: on, on: Row()).map(\.path) == ["title"])
    let other = Mod<Row> { $0.title = [\.size .~ 30, \.isBold .~ true] }
    #expect(on.conflicts(with: other, on: Row()).map(\.path) == ["title"] && on.conflicts(with: on, on: Row()).isEmpty)
  }

  @Test("Mods of different lengths for one part do not conflict if they set different properties")
  func lengths() {
    let long: Mod<Text> = [\.isBold .~ true, .identity + .identity]
    #expect(Mod<Parts> { $0.title += \.size .~ 20 }.conflicts(with: Mod { $0.title += long }, on: Parts()).isEmpty)
  }
}
