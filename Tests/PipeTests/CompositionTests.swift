import Pipe
import Testing

private func increment(_ number: Int) -> Int { number + 1 }
private func tripled(_ number: Int) -> Int { number * 3 }
private func text(_ number: Int) -> String { "\(number)" }
private func double(_ number: inout Int) { number *= 2 }
private func addOne(_ number: inout Int) { number += 1 }
private func turn(_ knob: Knob) { knob.angle += 90 }
private func name(_ knob: Knob) { knob.label = "\(knob.angle)" }
private func spend(_ token: inout Token) { token.value -= 1 }
/// Compositions are sendable, and so can be kept.
private enum Kept {
  static let plusOneTripled = increment <> tripled
  static let described = increment >>> text
  static let doubledPlusOne = double <> addOne
  static let turned = turn <> { $0.label = "turned" }
  static let turnedAndNamed = turn >>> name
}

@Suite("Functions composed by <>")
struct CompositionTests {
  @Test("Functions composed by <> run from left to right, in each of the three shapes")
  func shapes() {
    #expect(Kept.plusOneTripled(1) == 6)
    #expect(1 |> Kept.doubledPlusOne == 3)
    let knob = Knob() |> Kept.turned
    #expect(knob.angle == 90 && knob.label == "turned")
  }

  @Test("Functions composed by <> may change noncopyable values")
  func noncopyable() {
    let token = Token(value: 5) |> spend <> spend
    #expect(token.value == 3)
  }
}

@Suite("Functions composed by >>>")
struct ForwardCompositionTests {
  @Test("Functions composed by >>> pass on what they return")
  func forward() {
    #expect(Kept.described(1) == "2")
    #expect((increment >>> increment >>> text >>> { $0 + "!" })(1) == "3!")
  }

  @Test("Functions composed by >>> run from left to right on a value in place, and on an object")
  func shapes() {
    let number = 3 |> double >>> addOne
    #expect(number == 7)
    let knob = Knob() |> Kept.turnedAndNamed
    #expect(knob.label == "90.0")
    let token = Token(value: 5) |> spend >>> spend
    #expect(token.value == 3)
  }
}
