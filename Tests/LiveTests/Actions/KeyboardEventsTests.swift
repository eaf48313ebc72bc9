import LiveTesting
import TestSupport
import Testing

@MainActor
struct KeyboardEventsTests {
  private let log = Log()
  private let isShown = Var(true)

  private func window() -> LiveTree<Void> {
    let log = log
    return LiveTree(
      Window(
        .environment(\.keyboardHeight, 300), .keyboardWillShow --> { log("will show \($0)") },
        .keyboardDidShow --> { log("did show \($0)") }, .keyboardWillHide --> { log("will hide") },
        .keyboardDidHide --> { log("did hide") }, .keyboardWillChangeFrame --> { log("will change \($0)") },
        .keyboardDidChangeFrame --> { log("did change \($0)") }
      ) {
        View(
          .children <-- isShown.map { $0 ? [TextField(.key("first")), TextView(.key("second")), Button("Save")] : [] })
      })
  }

  private let shows = ["will show 300.0", "will change 300.0", "did show 300.0", "did change 300.0"]
  private let hides = ["will hide", "will change 0.0", "did hide", "did change 0.0"]

  @Test("A window sends events when the keyboard appears and disappears, and none when another text is edited")
  func moving() throws {
    let tree = window()
    try tree.find(TextField.self).focus()
    #expect(log.lines == shows)
    try tree.find(TextView.self).focus()
    try tree.find(TextField.self).type("a")
    #expect(log.lines == shows)
    try tree.find(.button("Save")).focus()
    #expect(log.lines == shows + hides)
    try tree.find(TextView.self).focus()
    try tree.find(TextView.self).unfocus()
    #expect(log.lines == shows + hides + shows + hides)
  }

  @Test("The keyboard disappears when the edited text is removed")
  func removing() throws {
    let tree = window()
    try tree.find(TextField.self).focus()
    isShown.set(false)
    #expect(log.lines == shows + hides)
  }

  @Test("The keyboard stays with a text that declines to end editing")
  func declining() throws {
    let log = log
    let tree = LiveTree(
      Window(.keyboardWillShow --> { _ in log("show") }, .keyboardWillHide --> { log("hide") }) {
        TextField(.shouldEndEditing -- { _ in false })
        TextView()
      })
    try tree.find(TextField.self).focus()
    #expect(throws: ActionError.self) { try tree.find(TextView.self).focus() }
    #expect(log.lines == ["show"])
  }
}
