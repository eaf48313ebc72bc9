import Testing

@testable import DocumentationSite

@Suite struct MarkdownTests {
  @Test("Lists hold paragraphs, code and lists")
  func lists() {
    let blocks = MarkdownBlocks.parse(
      "1. One\n   goes on.\n\n   ```swift\n   a\n\n   b\n   ```\n2. Two\n   - x\n   - y\n\nAfter.")
    #expect(
      blocks == [
        .list(
          [
            [.paragraph([.text("One goes on.")]), .code("a\n\nb", syntax: "swift")],
            [.paragraph([.text("Two")]), .list([[.paragraph([.text("x")])], [.paragraph([.text("y")])]], start: nil)],
          ], start: 1),
        .paragraph([.text("After.")]),
      ])
  }

  @Test("A bar in a cell is escaped, also in code")
  func tables() {
    let blocks = MarkdownBlocks.parse("| a | b |\n|---|---|\n| `x \\|> f` | y |")
    #expect(
      blocks == [
        .table(
          [
            [[.paragraph([.text("a")])], [.paragraph([.text("b")])]],
            [[.paragraph([.code("x |> f")])], [.paragraph([.text("y")])]],
          ], hasHeader: true)
      ])
  }

  @Test("Headings have the anchors of repositories, and quotations are notes")
  func headings() {
    #expect(
      MarkdownBlocks.parse("## What `|>` does, *again*\n> Careful.") == [
        .heading(
          level: 2, [.text("What "), .code("|>"), .text(" does, "), .emphasis([.text("again")])],
          anchor: "what--does-again"), .aside(name: "Note", [.paragraph([.text("Careful.")])]),
      ])
  }

  @Test("Links, images, code and escapes are read in a line")
  func inlines() {
    #expect(
      MarkdownInlines.parse("[![A *b*](c.svg)](d) **e** `` `f` `` \\*g snake_case_name <https://h>") == [
        .reference("d", title: [.image("c.svg", alternative: "A b")]), .text(" "), .strong([.text("e")]), .text(" "),
        .code("`f`"), .text(" *g snake_case_name "), .reference("https://h", title: [.text("https://h")]),
      ])
  }

  @Test("The title of a link is no part of its target, and may have parentheses")
  func titles() {
    #expect(
      MarkdownInlines.parse("[9](a.md#b \"f(x), c\"), [d](e (f)") == [
        .reference("a.md#b", title: [.text("9")]), .text(", [d](e (f)"),
      ])
  }
}
