import LiveTesting
import Testing

@Suite("Keys in a text")
@MainActor struct TextKeysTests {
  /// Presses keys in a field that has been typed into, and returns the text with `|` typed at the caret.
  private func text(_ start: String, _ keys: KeyPress..., in field: some Widget = TextField()) throws -> String? {
    let tree = LiveTree(VStack { field })
    let node = tree.root.children[0]
    try node.type(start)
    for key in keys { try tree.press(key) }
    try node.type("|")
    return node.text
  }

  @Test("Arrows move the caret by characters, by words, and to the ends of a line")
  func caret() throws {
    #expect(try text("ab", .left) == "a|b")
    #expect(try text("a👨‍👩‍👧‍👦b", .left, .left) == "a|👨‍👩‍👧‍👦b")
    #expect(try text("ab", .left, .left, .left) == "|ab")
    #expect(try text("ab", .left, .right, .right) == "ab|")
    #expect(try text("one two", .left + .alternate) == "one |two")
    #expect(try text("one, two ", .left + .control, .left + .control) == "|one, two ")
    #expect(try text("one two", .home, .right + .alternate) == "one| two")
    #expect(try text("one two", .home) == "|one two")
    #expect(try text("one two", "a" + .control, "e" + .control) == "one two|")
  }

  @Test("Delete keys remove characters, words, and to the ends of a line")
  func deleting() throws {
    #expect(try text("abc", .backspace) == "ab|")
    #expect(try text("ae\u{301}", .backspace) == "a|")
    #expect(try text("abc", .home, .delete) == "|bc")
    #expect(try text("", .backspace) == "|")
    #expect(try text("one two", "w" + .control) == "one |")
    #expect(try text("one two", .home, .delete + .alternate) == "| two")
    #expect(try text("one two", .left + .alternate, "k" + .control) == "one |")
    #expect(try text("one two", .left + .alternate, "u" + .control) == "|two")
  }

  @Test("Shift with arrows selects, and what is typed or deleted replaces the selection")
  func selecting() throws {
    #expect(try text("abc", .left + .shift, .left + .shift) == "a|")
    #expect(try text("abc", .left + .shift, .left) == "ab|c")
    #expect(try text("abc", .left, .left + .shift, .right) == "ab|c")
    #expect(try text("one two", .home + .shift, .backspace) == "|")
    #expect(try text("one two", .left + .shift + .alternate) == "one |")
    #expect(try text("one two", "a" + .command) == "|")
  }

  @Test("Edits are undone and redone, the letters of a word together")
  func undoing() throws {
    #expect(try text("one two", "_" + .control) == "one |")
    #expect(try text("one two", "_" + .control, "_" + .control, "_" + .control) == "|")
    #expect(try text("one two", "_" + .control, "y" + .control) == "one two|")
    #expect(try text("one", "w" + .control, "z" + .command) == "one|")
    #expect(try text("one", "_" + .control, "x", "y" + .control) == "x|")
    #expect(try text("abc", .left, "x", "_" + .control) == "ab|c")
    #expect(try text("abc", .left, "x", "_" + .control, "y" + .control) == "abx|c")
    #expect(try text("abc", .left + .shift, "x", "_" + .control) == "ab|")
  }

  @Test("Keys in a text view move by lines")
  func lines() throws {
    func text(_ start: String, _ keys: KeyPress...) throws -> String? {
      let tree = LiveTree(VStack { TextView() })
      let node = tree.root.children[0]
      try node.type(start)
      for key in keys { try tree.press(key) }
      try node.type("|")
      return node.text
    }
    #expect(try text("one\ntwo", .up) == "one|\ntwo")
    #expect(try text("a\ntwo", .up) == "a|\ntwo")
    #expect(try text("one\ntwo", .up, .home, .down) == "one\n|two")
    #expect(try text("one", .return) == "one\n|")
    #expect(try text("one\ntwo", .home) == "one\n|two")
    #expect(try text("one\ntwo", .home + .control) == "|one\ntwo")
    #expect(try text("one\ntwo", .left + .shift, .backspace) == "one\ntw|")
  }

  @Test("A paste is one change at the caret, without line breaks in a field")
  func paste() throws {
    let tree = LiveTree(VStack { TextField(.text("ab")) })
    let node = tree.root.children[0]
    try node.focus()
    try tree.press(.left)
    let changes = try tree.changes { try node.paste("1\n2") }
    #expect(node.text == "a1 2b" && changes.count == 1)
    try tree.press("_" + .control)
    #expect(node.text == "ab")
  }

  @Test("Edits by keys are passed to delegates, as typed letters are")
  func declined() throws {
    let tree = LiveTree(VStack { TextField(.text("ab"), .shouldChangeCharacters -- { _, _, text in text != "" }) })
    try tree.press(.tab)
    let error = #expect(throws: ActionError.self) { try tree.press(.backspace) }
    #expect(error?.reason == .declined(by: "shouldChangeCharacters"))
    try tree.press("c")
    #expect(tree.root.children[0].text == "abc")
  }

  @Test("The caret stays at the edit in a text that the program changes or refuses")
  func corrected() throws {
    for (start, keys, expected) in [
      ("ABC", "xy", "XYABC"), ("123", "a9", "9123"), ("123", "9a8", "98123"), ("😀A", "é😀", "É😀😀A"), ("", "ab", "AB"),
    ] {
      let text = Var(start)
      let isNumber = start.first?.isNumber == true
      let tree = LiveTree(
        VStack {
          TextField(
            .text <-- text,
            .textChanged --> { text.set(isNumber ? $0.filter(\.isNumber) : $0.uppercased()) })
        })
      try tree.press(.tab)
      try tree.press(.home)
      for key in keys { try tree.press(KeyPress(.character(key))) }
      #expect(text.value == expected)
      try tree.press(.end)
      try tree.press("7")
      #expect(text.value == expected + "7")
    }
  }

  @Test("A text that the program replaces by another has its caret at the end")
  func changed() throws {
    let text = Var("ab")
    let tree = LiveTree(VStack { TextField(.text <--> text) })
    try tree.press(.tab)
    try tree.press(.home)
    text.set("longer")
    try tree.press("!")
    #expect(text.value == "longer!")
  }

  @Test("Return submits a field")
  func submits() throws {
    let submitted = Var(false)
    let tree = LiveTree(VStack { TextField(.action(.editingDidEndOnExit) --> { _ in submitted.set(true) }) })
    try tree.press(.tab)
    try tree.press(.return)
    #expect(submitted.value)
  }

  @Test("An edit whose undoing a delegate declined can be undone later")
  func declinedUndo() throws {
    let isOpen = Var(true)
    let tree = LiveTree(
      VStack { TextField(.shouldChangeCharacters -- { _, _, _ in MainActor.assumeIsolated { isOpen.value } }) })
    let field = tree.root.children[0]
    try field.type("b")
    try field.replace(with: "b c")
    isOpen.set(false)
    try tree.press("_" + .control)
    #expect(field.text == "b c")
    isOpen.set(true)
    try tree.press("y" + .control)
    #expect(field.text == "b c")
    try tree.press("_" + .control)
    #expect(field.text == "b")
    try tree.press("_" + .control)
    #expect(field.text == "")
  }
}
