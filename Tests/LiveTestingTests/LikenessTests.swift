import Testing

@testable import LiveTesting

struct LikenessTests {
  @Test("A bound changes no likeness above it, and lets no other come above it", arguments: 0..<200)
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

  @Test("Letters that only one of the texts has are told apart above and below the middle of ASCII")
  func letters() {
    #expect(Likeness("~!").closeness(of: "!~") == 0)
    #expect(Likeness("ab").closeness(of: "ac", above: 0.4) == 0.5)
    #expect(Likeness("ab").closeness(of: "cd", above: 0.1) == 0)
  }
}
