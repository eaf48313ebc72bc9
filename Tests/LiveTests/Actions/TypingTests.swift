import Foundation
import LiveTesting
import TestSupport
import Testing

@MainActor
@Suite("Typing")
struct TypingTests {
  let log = Log()

  /// A text field that notes all that it asks, and all that happens to it.
  private func field(_ mods: Mod<TextField>...) -> TextField {
    let log = log
    return TextField(
      .shouldBeginEditing -- { _ in log.asked("shouldBeginEditing", true) },
      .shouldEndEditing -- { _ in log.asked("shouldEndEditing", true) },
      .shouldChangeCharacters -- { _, range, text in
        log.asked("shouldChangeCharacters \(range.location) \(range.length) \(text)", text != "-")
      },
      .shouldClear -- { _ in log.asked("shouldClear", true) },
      .shouldReturn -- { _ in log.asked("shouldReturn", true) }
    ).with(Mod(list: mods))
  }

  @Test("Typing calls delegates and sends events in UIKit's order")
  func isInOrder() throws {
    let tree = LiveTree(field(.text -- "A", .logged(in: log)))
    try tree.type("da")
    #expect(
      log.lines == [
        "shouldBeginEditing", "editingDidBegin", "shouldChangeCharacters 1 0 d", "editingChanged",
        "shouldChangeCharacters 2 0 a", "editingChanged",
      ])
    #expect(tree.root[TextField.self]?.text == "Ada")
  }

  @Test("Typing changes the text before it sends the event, and leaves out what a delegate declines")
  func changesText() throws {
    let tree = LiveTree(field(.textChanged --> { [log] in log("text \($0)") }))
    try tree.type("a-b")
    #expect(log.lines.filter { $0.hasPrefix("text") } == ["text a", "text ab"])
  }

  @Test("Typing sets a bound variable before it calls the handlers")
  func tellsVariable() throws {
    let name = Var("")
    let tree = LiveTree(TextField(.text <--> name, .didChange --> { [log] in log("changed") }))
    let changes = name.subscribe { [log] in log($0) }
    try tree.type("ab")
    #expect(log.lines == ["", "a", "changed", "ab", "changed"])
    changes.cancel()
  }

  @Test("Typing continues in the field to which a handler moves the focus")
  func goesOn() throws {
    let second = TempVar<Void>()
    let tree = LiveTree(
      View(.subviews([TextField(.didChange --> second), TextField(.becomeFirstResponder <-- second)])))
    try tree.root.children[0].type("12")
    #expect(tree.root.children.map { $0[TextField.self]?.text } == ["1", "2"])
  }

  @Test("Typing ends if a handler takes the focus away")
  func endsWithoutFocus() throws {
    let done = TempVar<Void>()
    let tree = LiveTree(TextField(.didChange --> done, .resignFirstResponder <-- done))
    try tree.type("12")
    #expect(tree.root[TextField.self]?.text == "1")
  }

  @Test("Typing replaces the text of a field that clears on insertion, but only the first time")
  func clearsOnInsertion() throws {
    let tree = LiveTree(TextField(.text -- "old", .clearsOnInsertion -- true))
    try tree.type("ab")
    #expect(tree.root[TextField.self]?.text == "ab")
  }

  @Test("Clearing a field sends shouldClear, then editingChanged")
  func clears() throws {
    let tree = LiveTree(field(.text -- "Ada", .logged(in: log)))
    try tree.clear()
    #expect(log.lines == ["shouldBeginEditing", "editingDidBegin", "shouldClear", "editingChanged"])
    #expect(tree.root[TextField.self]?.text == "")
  }

  @Test("Clearing does not change an empty field, and is refused if `shouldClear` returns false")
  func doesNotClear() throws {
    try LiveTree(TextField(.logged(in: log))).clear()
    #expect(log.lines == ["editingDidBegin"])
    let tree = LiveTree(TextField(.text -- "Ada", .shouldClear -- { _ in false }))
    #expect(throws: ActionError("clear", "TextField", .declined(by: "shouldClear"))) { try tree.clear() }
    #expect(tree.root[TextField.self]?.text == "Ada")
  }

  @Test("The error about declined text names the delegate", arguments: ["ab", "a"])
  func declines(_ text: String) throws {
    let inputs: [(input: any Widget, delegate: String)] = [
      (TextField(.text("x"), .shouldChangeCharacters -- { _, _, _ in false }), "shouldChangeCharacters"),
      (TextField(.text("x"), .shouldChangeText -- { _, _, _ in false }), "shouldChangeText"),
      (TextView(.text("x"), .shouldChangeText -- { _, _, _ in false }), "shouldChangeText"),
      (SearchBar(.text("x"), .shouldChangeText -- { _, _, _ in false }), "shouldChangeText"),
    ]
    for (input, delegate) in inputs {
      let tree = LiveTree(input)
      func isDeclined(_ action: String, _ perform: () throws -> Void) {
        #expect(throws: ActionError(action, tree.root.path, .declined(by: delegate)), performing: perform)
      }
      isDeclined("type into") { try tree.type(text) }
      isDeclined("replace the text of") { try tree.replace(with: text) }
      isDeclined("paste into") { try tree.paste(text) }
      isDeclined("delete text of") { try tree.press(.backspace) }
      if !(input is TextField) { isDeclined("clear") { try tree.clear() } }
      if input is SearchBar { isDeclined("press escape in") { try tree.press(.escape) } }
      #expect(tree.root.text == "x")
    }
  }

  @Test("Replacing the text of a field changes all of it at once")
  func replaces() throws {
    let tree = LiveTree(field(.text -- "Ada", .logged(in: log)))
    try tree.replace(with: "Eve")
    #expect(log.lines.suffix(2) == ["shouldChangeCharacters 0 3 Eve", "editingChanged"])
    #expect(tree.root[TextField.self]?.text == "Eve")
  }

  @Test("Accepting a suggestion replaces the text, and a text that is not suggested is refused")
  func accepts() throws {
    let tree = LiveTree(field(.text -- "x", .suggestions -- ["Berlin", "Bern"], .logged(in: log)))
    try tree.accept("Berlin")
    #expect(log.lines.suffix(2) == ["shouldChangeCharacters 0 1 Berlin", "editingChanged"])
    #expect(tree.root[TextField.self]?.text == "Berlin")
    let error = #expect(throws: ActionError.self) { try tree.accept("Paris") }
    #expect("\(try #require(error))".contains("suggestion \"Paris\""))
    #expect(throws: ActionError.self) { try LiveTree(Label("Berlin")).accept("Berlin") }
    let search = LiveTree(SearchBar(.suggestions(["abc"])))
    try search.accept("abc")
    #expect(search.root[SearchBar.self]?.text == "abc")
    let disabled = LiveTree(TextField(.suggestions(["abc"]), .isEnabled(false)))
    #expect(throws: ActionError.self) { try disabled.accept("abc") }
    let secure = LiveTree(TextField(.suggestions(["abc"]), .isSecureTextEntry(true)))
    #expect(throws: ActionError.self) { try secure.accept("abc") }
  }

  @Test("Submitting sends shouldReturn, editingDidEndOnExit and primaryActionTriggered, and ends editing if handled")
  func submits() throws {
    try LiveTree(field(.logged(in: log))).submit()
    #expect(
      log.lines.dropFirst(2) == [
        "shouldReturn", "editingDidEndOnExit", "primaryActionTriggered", "shouldEndEditing", "editingDidEnd",
      ])
  }

  @Test("Submitting without a handler leaves the field focused")
  func submitsAndGoesOn() throws {
    let tree = LiveTree(TextField())
    try tree.submit()
    #expect(tree.root.isFocused)
  }

  @Test("The return key is refused if `shouldReturn` returns false, unless letters were typed before it")
  func doesNotSubmit() throws {
    let tree = LiveTree(TextField(.textSubmitted --> { [log] in log($0) }, .shouldReturn -- { _ in false }))
    #expect(throws: ActionError("submit", "TextField", .declined(by: "shouldReturn"))) { try tree.submit() }
    #expect(throws: ActionError("type into", "TextField", .declined(by: "shouldReturn"))) { try tree.type("\n") }
    try tree.type("a\n")
    #expect(log.lines.isEmpty && tree.root.text == "a")
  }

  @Test("Typing a line break submits")
  func submitsByLineBreak() throws {
    try LiveTree(TextField(.textSubmitted --> { [log] in log($0) })).type("Ada\n")
    #expect(log.lines == ["Ada"])
  }

  @Test("The return key does not submit an empty field with `enablesReturnKeyAutomatically`")
  func needsText() throws {
    let tree = LiveTree(TextField(.enablesReturnKeyAutomatically -- true))
    #expect(throws: ActionError("submit", "TextField", .declined(by: "enablesReturnKeyAutomatically"))) {
      try tree.submit()
    }
    try tree.type("a")
    try tree.submit()
  }

  @Test("Typing into a text view calls `shouldChangeText`, and sends the selection and the change")
  func textView() throws {
    let log = log
    let tree = LiveTree(
      TextView(
        .text -- "ab",
        .shouldChangeText -- { _, range, text in log.asked("\(range.location) \(range.length) \(text)", text != "-") },
        .didBeginEditing --> { log("didBeginEditing") }, .didEndEditing --> { log("didEndEditing") },
        .didChangeSelection --> { log("didChangeSelection") }, .textChanged --> { log($0) }))
    try tree.type("-\n")
    try tree.unfocus()
    #expect(
      log.lines == ["didBeginEditing", "2 0 -", "2 0 \n", "didChangeSelection", "ab\n", "didEndEditing"])
    #expect(tree.root[TextView.self]?.selectedRange == NSRange(location: 3, length: 0))
  }

  @Test("Typing into a text view replaces the selection")
  func textViewSelection() throws {
    let tree = LiveTree(TextView(.text -- "abc", .selectedRange -- NSRange(location: 1, length: 1)))
    try tree.type("xy")
    #expect(tree.root[TextView.self]?.text == "axyc")
    try tree.clear()
    #expect(tree.root[TextView.self]?.text == "")
    #expect(throws: ActionError("submit", "TextView", .wrongKind("TextView"))) { try tree.submit() }
  }

  @Test("Typing into a search bar calls its delegate and sends events, and Return clicks its search button")
  func searchBar() throws {
    let log = log
    let tree = LiveTree(
      SearchBar(
        .shouldChangeText -- { _, range, text in log.asked("\(range.location) \(text)", text != "-") },
        .textChanged --> { log($0) }, .searchButtonClicked --> { log("search") },
        .textSubmitted --> { log("for \($0)") }))
    try tree.type("a-\n")
    try tree.clear()
    #expect(log.lines == ["0 a", "a", "1 -", "search", "for a", "0 ", ""])
  }

  @Test("Ranges of typing count in UTF-16 units, as UIKit does")
  func countsInUTF16() throws {
    let tree = LiveTree(field(.text -- "👩‍🚀"))
    try tree.type("é")
    #expect(log.lines.last == "shouldChangeCharacters 5 0 é")
    #expect(tree.root[TextField.self]?.text == "👩‍🚀é")
  }
}
