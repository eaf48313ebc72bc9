import LiveTesting
import TestSupport
import Testing

@testable import Live

@Suite("A text that is edited")
@MainActor struct EditedTextTests {
  private static let parts = [
    "a", " ", "é", "e\u{301}", "世", "👩‍👩‍👧", "🇩🇪", "🇩🇪🇫🇷", "\r\n", "\n", "\u{200D}", "\u{600}1", "한",
    "\u{1100}\u{1161}",
  ]

  @Test("The start of a character is found from each byte offset in it")
  func starts() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<500 {
      let text = (0..<Int.random(in: 0..<8, using: &random)).reduce(into: "") { text, _ in
        text += Self.parts.randomElement(using: &random) ?? ""
      }
      let edited = EditedText(text)
      let starts = (text.indices + [text.endIndex]).map { $0.utf16Offset(in: text) }
      for offset in 0...text.utf16.count {
        let start = starts.last { $0 <= offset }
        #expect(edited.nearestStart(to: offset) == start, "\(text.debugDescription) at \(offset)")
      }
      #expect(edited.nearestStart(to: -1) == 0 && edited.nearestStart(to: .max) == text.utf16.count)
    }
  }

  @Test("Undoing an edit restores the selection")
  func selection() throws {
    let tree = LiveTree(VStack { TextField() })
    let node = tree.root.children[0]
    try node.paste("one two")
    for _ in 0..<3 { try tree.press(.left) }
    let selection = node.textSelection
    #expect(selection == TextSelection(4))
    try node.paste("and a ")
    try tree.press("z" + .command)
    #expect(node.text == "one two" && node.textSelection == selection)
  }

  @Test("The texts kept for undoing take at most 4 MiB, unless there is only one")
  func history() throws {
    let tree = LiveTree(VStack { TextField() })
    let node = tree.root.children[0]
    try node.paste(String(repeating: "a", count: 1 << 20))
    for letter in "bcdefgh" { try node.paste("\(letter) ") }
    let undone = tree.root.tree.focus.editing.undone
    #expect(undone.reduce(0) { $0 + $1.text.utf8.count } <= 4 << 20 && undone.count >= 3)
    try tree.press("z" + .command)
    #expect(node.text?.hasSuffix("f g ") == true)
    try node.replace(with: String(repeating: "a", count: 5 << 20))
    try node.paste("b")
    #expect(tree.root.tree.focus.editing.undone.count == 1)
    try tree.press("z" + .command)
    #expect(node.text?.hasSuffix("b") == false)
  }
}
