import LiveTesting
import TestSupport
import Testing

@MainActor
@Suite("A user cannot use")
struct RefusalTests {
  let log = Log()

  /// A button in a stack with an identifier, changed each by a Mod.
  private func tree(stack: Mod<StackView> = .identity, button: Mod<Button> = .identity) -> LiveTree<Void> {
    LiveTree(
      StackView(
        .accessibilityIdentifier -- "form",
        .arrangedSubviews([Button(.accessibilityIdentifier -- "save", .logged(in: log), button)]), stack))
  }

  private func expect(_ reason: ActionError.Reason, by responsible: String = "save", in tree: LiveTree<Void>) {
    let before = tree.description
    #expect(throws: ActionError("tap", "save", reason, responsible: responsible)) { try tree.root.children[0].tap() }
    #expect(log.lines.isEmpty)
    #expect(tree.description == before)
  }

  @Test("A user cannot use what is disabled")
  func disabled() {
    expect(.disabled, in: tree(button: .isEnabled -- false))
  }

  @Test("A user cannot use what is hidden")
  func hidden() {
    expect(.hidden, in: tree(button: .isHidden -- true))
  }

  @Test("A user cannot use what is inside something hidden")
  func hiddenAround() {
    expect(.hidden, by: "form", in: tree(stack: .isHidden -- true))
  }

  @Test("A user cannot use what is almost transparent")
  func transparent() {
    expect(.transparent, in: tree(button: .alpha -- 0.001))
  }

  @Test("A user cannot use what is inside something almost transparent")
  func transparentAround() {
    expect(.transparent, by: "form", in: tree(stack: .alpha -- 0))
  }

  @Test("A user cannot use what is inside a container whose theme makes it almost transparent")
  func transparentInTheme() throws {
    let veil = Var(Veil(opacity: 0))
    let tree = LiveTree(
      VStack(.theme(veil)) { Button("Save", .logged(in: log), .alpha(.token(\Veil.opacity))) })
    let save = tree.find(Button.self)
    #expect(throws: ActionError.self) { try save.tap() }
    #expect(!tree.find(.button("Save")).exists && log.lines.isEmpty)
    veil.set(Veil(opacity: 1))
    try save.tap()
    #expect(tree.find(.button("Save")).exists && !log.lines.isEmpty)
  }

  private struct Veil: Theme {
    var opacity = 1.0

    static let standard = Veil()
  }

  @Test("A user cannot use a button that takes no touches")
  func noTouches() {
    expect(.noTouches, in: tree(button: .isUserInteractionEnabled -- false))
  }

  @Test("A user cannot use what is inside a container that takes no touches")
  func noTouchesAround() {
    expect(.noTouches, by: "form", in: tree(stack: .isUserInteractionEnabled -- false))
  }

  @Test("A user cannot use what is in a disabled control")
  func disabledAround() {
    var box = Box(.accessibilityIdentifier -- "box", .isEnabled -- false)
    box.children = [Switch()]
    let tree = LiveTree(box)
    #expect(throws: ActionError("toggle", "box/Switch", .disabled, responsible: "box")) {
      try tree.root.children[0].toggle()
    }
    #expect(tree.root.children[0][Switch.self]?.isOn == false)
  }

  @Test("A user cannot use a widget that has been removed from its live tree")
  func unmounted() {
    let tree = tree()
    let button = tree.root.children[0]
    tree.unmount()
    #expect(throws: ActionError("tap", button.path, .unmounted)) { try button.tap() }
  }

  @Test("A user cannot use a widget by an action of another type")
  func wrongKind() {
    let tree = LiveTree(Label(.accessibilityIdentifier -- "title"))
    #expect(throws: ActionError("type into", "title", .wrongKind("Label"))) { try tree.type("a") }
    #expect(throws: ActionError("toggle", "title", .wrongKind("Label"))) { try tree.toggle() }
    #expect(throws: ActionError("slide", "title", .wrongKind("Label"))) { try tree.slide(to: 1) }
    #expect(throws: ActionError("scroll", "title", .wrongKind("Label"))) { try tree.scroll(to: .zero) }
  }

  @Test("A user cannot use a bar button item that is hidden, or in a hidden item")
  func hiddenItems() {
    let item = NavigationItem("One", .leftBarButtonItems([BarButtonItem("Save", .isHidden -- true)]))
    let tree = LiveTree(NavigationBar(.items([item, NavigationItem("Two")])))
    let one = tree.root.parts[0]
    #expect(throws: ActionError("tap", one.parts[0].path, .hidden)) { try one.parts[0].tap() }
    #expect(throws: ActionError("tap", one.path, .hidden)) { try one.tap() }
  }

  @Test(
    "The error of a refused action names the responsible node and the reason",
    arguments: [
      (ActionError("tap", "form/Button", .hidden, responsible: "form"), "cannot tap form/Button: form is hidden"),
      (ActionError("tap", "save", .unmounted), "cannot tap save: it is not in a live tree"),
      (ActionError("tap", "save", .transparent), "cannot tap save: it is transparent"),
      (ActionError("tap", "save", .disabled), "cannot tap save: it is disabled"),
      (ActionError("step up", "count", .atLimit), "cannot step up count: it is at its limit"),
      (ActionError("tap", "save", .noTouches), "cannot tap save: it takes no touches"),
      (
        ActionError("tap", "card", .unanswered), "cannot tap card: it does not answer to it, nor does what is around it"
      ),
      (ActionError("type into", "title", .wrongKind("Label")), "cannot type into title: it is a Label"),
      (ActionError("select a page of", "pages", .missing("page 3")), "cannot select a page of pages: it has no page 3"),
      (
        ActionError("focus", "name", .declined(by: "shouldBeginEditing")),
        "cannot focus name: it declines by shouldBeginEditing"
      ),
    ])
  func prints(error: ActionError, description: String) {
    #expect("\(error)" == description)
  }
}

/// A control that holds others.
private struct Box: Control, Container {
  var children: Children = []
  var controlAttributes = ControlAttributes()
  var attributes = ViewAttributes.fresh
}
