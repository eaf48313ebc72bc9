import LiveTesting
import Testing

@testable import Live

@MainActor
@Suite("The nodes that depend on the states of a container")
struct StateScopeTests {
  @Test("The pointer over a container of many widgets visits those that depend on it, and no others")
  func visits() throws {
    let tree = LiveTree(
      VStack {
        VStack(.key("card"), .sharingStates) {
          Label("a", .key("listens"), .while(.inside(.hovered), .tag(1)))
          for index in 0..<20 { Label("\(index)", .key(index), .while(.selected, .tag(2))) }
        }
        Label("b", .key("beside"))
      })
    let card = try tree.find(.key("card")).node()
    let environments = card.childNodes.map { ObjectIdentifier($0.outerEnvironment) }
    let changes = try tree.changes {
      try card.hover()
      try tree.find(.key("beside")).hover()
    }
    #expect(
      changes == [
        .set(#""listens""#, "tag", from: 0, to: 1), .set(#""listens""#, "tag", from: 1, to: 0),
      ])
    #expect(card.childNodes.map { ObjectIdentifier($0.outerEnvironment) } == environments)
    #expect(card.ownStates?.followerCount == 1)
  }

  @Test("A container that stops sharing its states and starts again updates the nodes that are left")
  func restarting() throws {
    let (count, shares) = (Var(3), Var(true))
    let tree = LiveTree(count.signal.combineLatest(shares.signal) { ($0, $1) }) { count, shares in
      VStack(.key("card"), .combine(shares ? [.sharingStates] : [])) {
        for index in 0..<count { Label("\(index)", .key(index), .while(.inside(.hovered), .tag(1))) }
      }
    }
    func tags() throws -> [Int] {
      try tree.find(.key("card")).node().childNodes.compactMap { ($0.appearance as? Label)?.tag }
    }
    try tree.find(.key("card")).hover()
    #expect(try tags() == [1, 1, 1])
    count.set(1)
    #expect(try tags() == [1])
    shares.set(false)
    #expect(try tags() == [0])
    shares.set(true)
    #expect(try tags() == [1])
    count.set(2)
    #expect(try tags() == [1, 1])
    for number in 0..<100 { count.set(number % 2 == 0 ? 12 : 1) }
    #expect(try tags() == [1])
    #expect(try tree.find(.key("card")).node().ownStates.map { $0.followerCount < 30 } == true)
  }

  @Test("The states of the nearest of two containers apply, also after both have changed")
  func nested() throws {
    let (outer, inner) = (Var(false), Var(false))
    let label: Mod<Label> = .while(.inside(.selected), .tag(1))
    let tree = LiveTree(
      VStack(.sharingStates, .isIn(.selected) <-- outer) {
        Label("a", .key("outer"), label)
        VStack(.sharingStates, .isIn(.selected) <-- inner) { Label("b", .key("inner"), label) }
      })
    for (first, second) in [(true, false), (true, true), (false, true), (false, false), (true, false)] {
      outer.set(first)
      inner.set(second)
      #expect(try (tree.find(.key("outer")).node().appearance as? Label)?.tag == (first ? 1 : 0))
      #expect(try (tree.find(.key("inner")).node().appearance as? Label)?.tag == (second ? 1 : 0))
    }
  }
}
