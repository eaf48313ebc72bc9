import Mod
import Testing
import Widgets

@MainActor
@Suite("A delegate")
struct DelegateTests {
  @Test("A delegate is used until another is set")
  func hasDefault() {
    let field = TextField()
    #expect(field.delegate(.shouldReturn)(field))
    #expect(Probe().delegate(.five)(1, 2, 3, 4, 5) == 15)
  }

  @Test("A delegate is set as any property is, with no to five arguments")
  func isSet() {
    let probe = Probe(
      .none -- { "none" },
      .one -- { _ in "one" },
      .two -- { _, number in "two \(number)" },
      .three -- { _, number, word in "three \(number) \(word)" },
      .four -- { _, number, word, isTrue in "four \(number) \(word) \(isTrue)" },
      .five -- { first, second, third, fourth, fifth in first * second * third * fourth * fifth })
    #expect(probe.delegate(.none)() == "none")
    #expect(probe.delegate(.one)(probe) == "one")
    #expect(probe.delegate(.two)(probe, 2) == "two 2")
    #expect(probe.delegate(.three)(probe, 3, "b") == "three 3 b")
    #expect(probe.delegate(.four)(probe, 4, "c", true) == "four 4 c true")
    #expect(probe.delegate(.five)(1, 2, 3, 4, 5) == 120)
  }

  @Test("A later delegate replaces an earlier one")
  func isReplaced() {
    let field = TextField(
      .shouldReturn -- { _ in false }, .shouldClear -- { _ in false }, .shouldReturn -- { _ in true })
    #expect(field.delegate(.shouldReturn)(field))
    #expect(field.behaviors.delegates.map(\.name) == ["shouldClear", "shouldReturn"])
  }

  @Test("A delegate equals only itself")
  func isCompared() {
    var count = 0
    count += 1
    let style: Mod<TextField> = .shouldReturn -- { [count] _ in count == 1 }
    let other: Mod<TextField> = .shouldReturn -- { [count] _ in count == 2 }
    #expect(TextField(style) == TextField(style))
    #expect(TextField(style) != TextField(other))
    #expect(TextField(style) != TextField())
    #expect(Probe(.one -- { _ in "" }) != Probe(.two -- { _, _ in "" }))
  }

  @Test("A delegate prints as it is written in code")
  func isPrinted() {
    let field = TextField(.shouldReturn -- { _ in false })
    #expect("\(field.behaviors)" == "[shouldReturn -- @MainActor @Sendable (TextField) -> Bool]")
  }

  @Test("A delegate can wrap the present one")
  func isUpdated() {
    let inverse: Mod<TextField> = .shouldReturn.update { answer in
      let old = answer
      answer = { field in !old(field) }
    }
    let field = TextField(inverse)
    #expect(!field.delegate(.shouldReturn)(field))
  }
}

/// A widget of a user's own that asks.
private struct Probe: Widget {
  var attributes = ViewAttributes.fresh
}

extension PropertyNames where Root == Probe {
  fileprivate static var none: Property<Root, @MainActor @Sendable () -> String> { Property(delegate: { "" }) }
  fileprivate static var one: Property<Root, @MainActor @Sendable (Probe) -> String> { Property(delegate: { _ in "" }) }
  fileprivate static var two: Property<Root, @MainActor @Sendable (Probe, Int) -> String> {
    Property(delegate: { _, _ in "" })
  }
  fileprivate static var three: Property<Root, @MainActor @Sendable (Probe, Int, String) -> String> {
    Property(delegate: { _, _, _ in "" })
  }
  fileprivate static var four: Property<Root, @MainActor @Sendable (Probe, Int, String, Bool) -> String> {
    Property(delegate: { _, _, _, _ in "" })
  }
  fileprivate static var five: Property<Root, @MainActor @Sendable (Int, Int, Int, Int, Int) -> Int> {
    Property(delegate: { $0 + $1 + $2 + $3 + $4 })
  }
}
