import LiveTesting
import TestSupport
import Testing

@testable import Live

@MainActor
@Suite("The focus")
struct FocusTests {
  let log = Log()

  private func field(_ name: String, _ mods: Mod<TextField>...) -> TextField {
    let log = log
    return TextField(
      .accessibilityIdentifier -- name,
      .shouldBeginEditing -- { _ in log.asked("\(name) shouldBeginEditing", true) },
      .shouldEndEditing -- { _ in log.asked("\(name) shouldEndEditing", true) },
      .didBeginEditing --> { log("\(name) didBeginEditing") },
      .didEndEditing --> { log("\(name) didEndEditing") }
    ).with(Mod(list: mods))
  }

  @Test("Moving the focus sends events in UIKit's order")
  func isInOrder() throws {
    let tree = LiveTree(View(.subviews([field("a"), field("b")])))
    try tree.root.children[0].focus()
    try tree.root.children[1].focus()
    #expect(
      log.lines == [
        "a shouldBeginEditing", "a didBeginEditing", "b shouldBeginEditing", "a shouldEndEditing", "a didEndEditing",
        "b didBeginEditing",
      ])
    #expect(tree.root.children.map(\.isFocused) == [false, true])
  }

  @Test("The focus stays if the focused field asks for it again")
  func stays() throws {
    let tree = LiveTree(field("a"))
    try tree.focus()
    try tree.focus()
    #expect(log.lines == ["a shouldBeginEditing", "a didBeginEditing"])
  }

  @Test("A field that declines editing does not get the focus")
  func isDeclined() {
    let tree = LiveTree(TextField(.shouldBeginEditing -- { _ in false }))
    #expect(throws: ActionError("focus", "TextField", .declined(by: "shouldBeginEditing"))) { try tree.focus() }
    #expect(!tree.root.isFocused)
  }

  @Test("A field that declines to end editing keeps the focus")
  func isKept() throws {
    let tree = LiveTree(View(.subviews([TextField(.shouldEndEditing -- { _ in false }), TextView()])))
    try tree.root.children[0].focus()
    #expect(
      throws: ActionError("focus", "View/TextView", .declined(by: "shouldEndEditing"), responsible: "View/TextField")
    ) {
      try tree.root.children[1].focus()
    }
    #expect(throws: ActionError("unfocus", "View/TextField", .declined(by: "shouldEndEditing"))) {
      try tree.root.children[0].unfocus()
    }
    #expect(tree.root.children[0].isFocused)
  }

  @Test("A field can resign the focus")
  func isGivenUp() throws {
    let tree = LiveTree(field("a"))
    try tree.focus()
    try tree.unfocus()
    #expect(!tree.root.isFocused)
    #expect(log.lines.suffix(2) == ["a shouldEndEditing", "a didEndEditing"])
    #expect(throws: ActionError("unfocus", "a", .missing("focus"))) { try tree.unfocus() }
  }

  @Test("The focus moves from field to field, skips those that cannot be used, and starts over after the last")
  func goesOn() throws {
    let tree = LiveTree(
      View(
        .subviews([
          TextField(), TextField(.isEnabled -- false), View(.subviews([TextView()])), TextView(.isEditable -- false),
          View(.isHidden -- true, .subviews([TextField()])), SearchBar(),
        ])))
    let fields = tree.root.children
    let stops = [fields[0], fields[2].children[0], fields[5]]
    for stop in stops + [stops[0]] {
      try tree.focusNext()
      #expect(stop.isFocused)
    }
    for stop in stops.reversed() {
      try tree.focusPrevious()
      #expect(stop.isFocused)
    }
  }

  @Test("Going back without a focused field focuses the last one")
  func beginsWithLast() throws {
    let tree = LiveTree(View(.subviews([TextField(), TextField(), TextField()])))
    try tree.focusPrevious()
    #expect(tree.root.children.map(\.isFocused) == [false, false, true])
  }

  @Test("Moving the focus is refused if no control can have it")
  func isNowhere() {
    #expect(throws: ActionError("move the focus in", "Label", .missing("control to focus"))) {
      try LiveTree(Label()).focusNext()
    }
  }

  @Test("Removing the focused field ends the focus")
  func ends() throws {
    let isShown = Var(true)
    let tree = LiveTree(View(.subviews <-- isShown.map { $0 ? [TextField()] : [] as Children }))
    let field = tree.root.children[0]
    try field.focus()
    isShown.set(false)
    #expect(!field.isFocused)
    isShown.set(true)
    #expect(!tree.root.children[0].isFocused)
  }

  @Test("A field with `clearsOnBeginEditing` is cleared when it gets the focus, and sends an event")
  func clears() throws {
    let tree = LiveTree(
      TextField(.text -- "Ada", .clearsOnBeginEditing -- true, .textChanged --> { [log] in log("text \($0)") }))
    try tree.focus()
    #expect(log.lines == ["text "])
  }

  @Test("A text that is not editable does not get the focus")
  func needsEditableText() {
    let tree = LiveTree(TextView(.isEditable -- false))
    #expect(throws: ActionError("type into", "TextView", .declined(by: "isEditable"))) { try tree.type("a") }
  }

  @Test("Changing screens repeatedly does not accumulate remembered places of the focus")
  func coveredPlaces() throws {
    let tree = LiveTree(
      TabBarController {
        ViewController("A") { Button("a") }
        ViewController("B") { Button("b") }
      })
    for number in 0..<40 {
      try tree.select(tab: number % 2)
      tree.root.settleFocus()
    }
    #expect(tree.tree.focus.covered.count <= 3)
  }
}
