import LiveTesting
import Testing

@testable import Live

@MainActor
@Suite("A touch that lasts")
struct TouchingTests {
  private static let pressed: Mod<View> = .while(.highlighted, .tag(1))

  @Test("Removing a held button ends the press of the containers around it")
  func gone() throws {
    let isShown = Var(true)
    let tree = LiveTree(
      View(Self.pressed, .children <-- isShown.map { $0 ? [Button("Save")] : [] }))
    weak var button: Node?
    do {
      let node = tree.root.children[0]
      button = node
      #expect(try node.beginTouch())
      #expect(tree.root[View.self]?.tag == 1)
      isShown.set(false)
      #expect(throws: ActionError.self) { try node.endTouch(isInside: true) }
    }
    #expect(tree.root[View.self]?.tag == 0 && button == nil)
  }

  @Test("A button that is covered or hidden while it is held is no longer highlighted", arguments: [false, true])
  func covered(_ isCancelled: Bool) throws {
    let isHidden = Var(false)
    let tree = LiveTree(
      View {
        Button("Save", .isHidden <-- isHidden, .onLongPress { try $0.present(ViewController("Over")) })
      })
    let button = tree.root.children[0]
    #expect(try button.beginTouch())
    try button.longPress()
    if isCancelled {
      button.cancelTouch()
    } else {
      #expect(throws: ActionError.self) { try button.endTouch(isInside: true) }
    }
    #expect(button[Button.self]?.isHighlighted == false && !button.isPressed)
    try tree.swipeAway()
    #expect(try button.beginTouch())
    isHidden.set(true)
    button.cancelTouch()
    #expect(button[Button.self]?.isHighlighted == false && !button.isPressed)
  }
}
