import LiveTesting
import Testing

@MainActor
@Suite("Hovering")
struct HoveringTests {
  private let tree = LiveTree(
    VStack(.key("stack"), .while(.hovered, .tag(1))) {
      View(.key("card"), .while(.hovered, .tag(2))) {
        Label("a", .key("a"), .while(.hovered, .tag(3)))
        Label("b", .key("b"))
      }
      Button("c", .key("c"), .isEnabled(false), .while(.hovered, .tag(4)))
      Label("hidden", .isHidden(true))
    })

  private var tags: [Int] {
    func tags(_ node: Node) -> [Int] { [(node.model as? any Widget)?.tag ?? -1] + node.children.flatMap(tags) }
    return tags(tree.root)
  }

  @Test("The pointer hovers over a widget and the containers around it")
  func line() throws {
    let card = tree.root.children[0]
    try card.children[0].hover()
    #expect(tags == [1, 2, 3, 0, 0, 0])
    #expect(tree.root.isHovered && card.isHovered && !card.children[1].isHovered)
    try card.children[1].hover()
    #expect(tags == [1, 2, 0, 0, 0, 0])
    try tree.root.children[1].hover()
    #expect(tags == [1, 0, 0, 0, 4, 0])
    try tree.root.unhover()
    #expect(tags == [0, 0, 0, 0, 0, 0])
  }

  @Test("Only what differs is reported when the pointer moves")
  func changes() throws {
    let card = tree.root.children[0]
    try card.children[0].hover()
    #expect(try tree.changes { try card.children[0].hover() }.isEmpty)
    #expect(try tree.changes { try card.children[1].hover() } == [.set(#""a""#, "tag", from: 3, to: 0)])
    #expect(
      try tree.changes { try tree.root.children[1].hover() } == [
        .set(#""card""#, "tag", from: 2, to: 0), .set(#""c""#, "tag", from: 0, to: 4),
      ])
  }

  @Test("An invisible widget is not hovered, and the pointer can leave only a hovered widget")
  func refusals() throws {
    #expect(throws: ActionError.self) { try tree.root.children[2].hover() }
    #expect(throws: ActionError.self) { try tree.root.unhover() }
    try tree.find(.key("c")).hover()
    #expect(throws: ActionError.self) { try tree.root.children[0].unhover() }
    try tree.find(.key("c")).unhover()
    #expect(!tree.root.isHovered)
  }

  @Test("When a hovered widget is removed, the pointer stays over those around it")
  func removal() throws {
    let letters = Var("ab")
    let tree = LiveTree(letters.signal) { letters in
      View(.while(.hovered, .tag(1))) { Children(letters) }
    }
    let gone = tree.root.children[1]
    try gone.hover()
    letters.set("a")
    #expect(tree.root.isHovered && !gone.isHovered)
    #expect(tree.root[View.self]?.tag == 1)
    try tree.root.unhover()
    #expect(tree.root[View.self]?.tag == 0)
  }
}
