import LiveTesting
import Testing

@MainActor
@Suite("States of containers in a live tree")
struct SharingStatesInTreeTests {
  private static let follows: Mod<Label> = [
    .while(.inside(.selected), .tag(1)), .while(.inside(.focused), .tag(2)), .while(.inside(.hovered), .tag(3)),
    .while(.inside(.disabled), .tag(4)),
  ]

  private func tag(_ node: Node) -> Int? {
    if let label = node[Label.self], label.text == "a" { return label.tag }
    return node.children.lazy.compactMap { tag($0) }.first
  }

  @Test("A widget inside follows the pointer over its container, and the change is reported")
  func hovering() throws {
    let tree = LiveTree(
      VStack {
        VStack(.key("card"), .sharingStates) {
          HStack { Label("a", .key("label"), Self.follows) }
          Label("b", .key("b"))
        }
        Label("c", .key("c"))
      })
    #expect(tag(tree.root) == 0)
    let changes = try tree.changes { try tree.find(.key("b")).hover() }
    #expect(changes == [.set(#""label""#, "tag", from: 0, to: 3)])
    try tree.find(.key("label")).hover()
    #expect(tag(tree.root) == 3)
    try tree.find(.key("c")).hover()
    #expect(tag(tree.root) == 0)
  }

  @Test("A widget inside follows the focus in its container until it is gone")
  func focus() throws {
    let isEditing = Var(true)
    let tree = LiveTree(isEditing.signal) { isEditing in
      VStack {
        VStack(.key("card"), .sharingStates) {
          Label("a", .key("label"), Self.follows)
          if isEditing { TextField("b", .key("field")) }
        }
        TextField("c", .key("other"))
      }
    }
    try tree.find(.key("field")).focus()
    #expect(tag(tree.root) == 2)
    try tree.find(.key("other")).focus()
    #expect(tag(tree.root) == 0)
    try tree.find(.key("field")).focus()
    isEditing.set(false)
    #expect(tag(tree.root) == 0)
  }

  @Test("A widget inside follows changes of its container's states by bindings and users")
  func properties() throws {
    let isChosen = Var(false)
    let tree = LiveTree(
      VStack(.sharingStates, .isIn(.selected) <-- isChosen) { Label("a", .key("label"), Self.follows) })
    #expect(tag(tree.root) == 0)
    isChosen.set(true)
    #expect(tag(tree.root) == 1)
    isChosen.set(false)
    #expect(tag(tree.root) == 0)
  }

  @Test("A container is pressed while any widget inside it is, unless it is disabled")
  func pressing() throws {
    let presses = Var(0)
    func card(_ mods: Mod<StackView>...) -> StackView {
      VStack(.key("card"), .sharingStates, .while(.highlighted, .alpha(0.5)), .combine(mods)) {
        Label("a", .key("label"), .while(.inside(.highlighted), .tag(1)))
        View(.key("view"))
        Button("b", .key("button"), .action(.touchDown) --> { _ in presses.value += 1 })
      }
    }
    func alpha(_ tree: LiveTree<Void>) throws -> Double? {
      try (tree.find(.key("card")).node().appearance as? StackView)?.alpha
    }
    let tree = LiveTree(VStack { card() })
    for key in ["button", "view", "card"] {
      try tree.find(.key(key)).hold {
        let alpha = try alpha(tree)
        #expect(tag(tree.root) == 1 && alpha == 0.5)
      }
      let alpha = try alpha(tree)
      #expect(tag(tree.root) == 0 && alpha == 1)
    }
    #expect(presses.value == 1)
    try tree.find(.key("view")).hold {
      try tree.find(.key("button")).tap()
      #expect(try alpha(tree) == 0.5)
    }
    #expect(try alpha(tree) == 1)
    let disabled = LiveTree(VStack { card(.isIn(.disabled) -- true) })
    try disabled.find(.key("view")).hold {
      let alpha = try alpha(disabled)
      #expect(tag(disabled.root) == 0 && alpha == 1)
    }
  }

  @Test("A container stays pressed until the end of the touch, also if the touched widget is removed")
  func pressedWhatIsGone() throws {
    let isShown = Var(true)
    let tree = LiveTree(isShown.signal) { isShown in
      VStack(.sharingStates) {
        Label("a", .key("label"), .while(.inside(.highlighted), .tag(1)))
        if isShown { View(.key("b")) }
      }
    }
    try tree.find(.key("b")).hold {
      isShown.set(false)
      #expect(tag(tree.root) == 1)
    }
    #expect(tag(tree.root) == 0)
  }

  @Test("Bodies inside are not read again when the pointer moves")
  func bodies() throws {
    let tally = Tally()
    let tree = LiveTree(VStack(.sharingStates) { Counted(tally: tally) })
    #expect(tally.count == 1)
    try tree.find(.key("label")).hover()
    #expect(tag(tree.root) == 3)
    #expect(tally.count == 1)
  }

  private final class Tally {
    var count = 0
  }

  private struct Counted: Component {
    let tally: Tally

    var body: Children {
      let _ = tally.count += 1
      Label("a", .key("label"), SharingStatesInTreeTests.follows)
    }
  }
}
