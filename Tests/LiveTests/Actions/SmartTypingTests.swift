import Foundation
import LiveTesting
import Testing

@MainActor
@Suite("Smart typing")
struct SmartTypingTests {
  private func text(of field: TextField, after edit: (LiveTree<Void>) throws -> Void) throws -> String? {
    let tree = LiveTree(field)
    try edit(tree)
    return tree.root[TextField.self]?.text
  }

  @Test("Straight quotes become curly ones, if the field asks for it")
  func quotes() throws {
    let typed = "\"It's (\"one\")\""
    #expect(try text(of: TextField()) { try $0.type(typed) } == typed)
    #expect(try text(of: TextField(.smartQuotesType(.yes))) { try $0.type(typed) } == "“It’s (“one”)”")
  }

  @Test("Two hyphens become a dash, if the field asks for it")
  func dashes() throws {
    #expect(try text(of: TextField()) { try $0.type("a--b") } == "a--b")
    #expect(try text(of: TextField(.smartDashesType(.yes))) { try $0.type("a--b-") } == "a—b-")
  }

  @Test("A pasted word gets spaces around it, and a deleted one takes one space with it, if the field asks for it")
  func words() throws {
    let field = TextField(.text("one"), .smartInsertDeleteType(.yes))
    #expect(try text(of: field) { try $0.paste("two") } == "one two")
    #expect(try text(of: TextField(.text("one"))) { try $0.paste("two") } == "onetwo")
    let deleted = try text(of: field.with(.text("one two"))) { tree in
      try tree.focus()
      try tree.press(.home)
      for _ in 0..<3 { try tree.press(KeyPress(.right, .shift)) }
      try tree.press(.backspace)
    }
    #expect(deleted == "two")
  }

  @Test("Typed text has the typing attributes, and the text before it keeps its own")
  func attributes() throws {
    let tree = LiveTree(TextField(.text("a"), .typingAttributes(TextAttributes(.foregroundColor(.systemRed)))))
    try tree.type("b")
    let text = try #require(tree.root[TextField.self]?.attributedText)
    #expect(text.runs.map(\.foregroundColor) == [nil, .systemRed])
    #expect(String(text.characters) == "ab")
  }
}
