import Pipe
import Mod
import Testing

private func trimmed(_ text: String) -> String { String(text.drop { $0 == " " }) }
private func turn(_ knob: Knob) { knob.angle += 90 }
private func shout(_ text: inout String) { text += "!" }

private enum Kept {
  static let trim = Mod.transform(trimmed) + Mod(shout)
  static let turned = Mod.updateObject(turn)
}

@Suite("A Mod and a function")
struct ModFunctionsTests {
  @Test("A Mod and a function become Mods in each of the three shapes")
  func modsFromFunctions() {
    let text = "  a" |> Kept.trim
    #expect(text == "a!")
    let knob = Knob() |> Kept.turned + .updateObject { $0.angle += 1 }
    #expect(knob.angle == 91)
  }

  @Test("A Mod and a function become functions in each of the three shapes")
  func functionsFromMods() {
    #expect([" a", "b"].map(Kept.trim.transform) == ["a!", "b!"])
    let knobs = [Knob(), Knob()]
    knobs.forEach(Kept.turned.updateObject)
    #expect(knobs.allSatisfy { $0.angle == 90 })
    let inPlace: @Sendable (inout String) -> Void = Kept.trim.callAsFunction
    var text = " a"
    inPlace(&text)
    #expect(text == "a!")
  }

  @Test("A Mod and a function compose after conversion")
  func composed() {
    let count = " a" |> Kept.trim.transform >>> { $0.count }
    #expect(count == 2)
  }

  @Test("A Mod converted to a function and back stays the same")
  func roundTrip() {
    let text = " a" |> .transform(Kept.trim.transform)
    #expect(text == "a!")
    let knob = Knob() |> .updateObject(Kept.turned.updateObject)
    #expect(knob.angle == 90)
  }
}
