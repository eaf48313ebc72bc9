import TestSupport
import Testing

@testable import LiveTesting

struct LikenessTests {
  @Test("A lower bound for likeness does not change likenesses above it", arguments: 0..<200)
  func bound(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let letters = Array("abcdeABC 123äß\r\n")
    func text() -> String {
      let count = Int.random(in: 0..<12, using: &random)
      return String((0..<count).map { _ in letters[Int.random(in: 0..<letters.count, using: &random)] })
    }
    let (first, second) = (text(), text())
    let bound = Double.random(in: 0...1, using: &random)
    let exact = Likeness(first).closeness(of: second)
    let bounded = Likeness(first).closeness(of: second, above: bound)
    #expect(exact > bound ? bounded == exact : bounded <= bound, "\(first), \(second), \(bound)")
  }

  @Test("Likeness computed in machine words equals that computed letter by letter")
  func words() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<2_000 {
      let alphabet = Array("abAB1~".prefix(Int.random(in: 1...6, using: &random)))
      func text(_ most: Int) -> String {
        String(
          (0..<Int.random(in: 0...most, using: &random)).map { _ in alphabet.randomElement(using: &random) ?? "a" })
      }
      let (first, second) = (text([3, 12, 64, 65].randomElement(using: &random) ?? 3), text(70))
      // A letter beyond ASCII at the end of both texts stands for none: it makes both one letter longer.
      let exact = Likeness(first + "ß").closeness(of: second + "ß")
      let length = Double(max(first.count, second.count))
      let expected = length == 0 || first == second ? 1 : min(0.99, 1 - (1 - exact) * (length + 1) / length)
      let isCaseAlone = first.lowercased() == second.lowercased()
      let found = Likeness(first).closeness(of: second)
      #expect(isCaseAlone ? found >= 0.99 : abs(found - expected) < 1e-9, "\(first), \(second)")
    }
  }

  @Test("A letter of several bytes counts as one, whatever the bound")
  func wideLetters() {
    #expect(abs(Likeness("Save").closeness(of: "Save 💾", above: 0.5) - 2.0 / 3) < 1e-9)
    #expect(Likeness("ab").closeness(of: "a\r\n", above: 0.4) == 0.5)
  }

  @Test("Different letters that differ only in high bits of ASCII are counted as different")
  func letters() {
    #expect(Likeness("~!").closeness(of: "!~") == 0)
    #expect(Likeness("ab").closeness(of: "ac", above: 0.4) == 0.5)
    #expect(Likeness("ab").closeness(of: "cd", above: 0.1) == 0)
  }
}
