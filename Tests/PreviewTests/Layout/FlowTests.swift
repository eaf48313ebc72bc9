import Testing
import Widgets

@testable import Preview

@Suite("Lines of text")
struct FlowTests {
  /// Lines of characters that are each as wide as the cells they take.
  private func lines(
    _ text: String, _ width: Double, limit: Int = 0, _ mode: LineBreakMode = .byTruncatingTail
  ) -> [String] {
    Flow(width: width, limit: limit, mode: mode, advance: .cells)
      .lines(of: [Run(text: text, font: .body)]).map { $0.map(\.text).joined() }
  }

  @Test func linesBreakBetweenWords() {
    #expect(lines("one two three", 7) == ["one two", "three"])
    #expect(lines("one two-three", 9) == ["one two-", "three"])
  }

  @Test func newlinesBreakToo() {
    #expect(lines("one\n\ntwo", 9) == ["one", "", "two"])
  }

  @Test func longWordsBreakAnywhere() {
    #expect(lines("abcdefgh", 3) == ["abc", "def", "gh"])
  }

  @Test func wideCharactersCountDoubleAndBreakAnywhere() {
    #expect(lines("日本語です", 4) == ["日本", "語で", "す"])
    #expect(lines("a👩‍👩‍👧b", 3) == ["a👩‍👩‍👧", "b"])
  }

  @Test func characterWrappingSplitsWords() {
    #expect(lines("one two", 5, .byCharWrapping) == ["one t", "wo"])
  }

  @Test(arguments: [
    (LineBreakMode.byTruncatingTail, "abc…"), (.byTruncatingHead, "…efg"), (.byTruncatingMiddle, "a…g"),
    (.byClipping, "abcd"), (.byWordWrapping, "abcd"), (.byCharWrapping, "abcd"),
  ])
  func whatDoesNotFitIsLeftOut(mode: LineBreakMode, line: String) {
    #expect(lines("abcdefg", 4, limit: 1, mode) == [line])
  }

  @Test func theLastLineTakesTheEllipsis() {
    #expect(lines("one two three four", 7, limit: 2) == ["one two", "three…"])
    #expect(lines("one\ntwo\nthree", 9, limit: 2) == ["one", "two thre…"])
  }

  @Test func aTextThatFitsIsLeftAlone() {
    #expect(lines("one two", 7, limit: 1) == ["one two"])
    #expect(lines("", 7) == [])
  }

  @Test func runsKeepTheirFonts() {
    let flow = Flow(width: 4, advance: .cells)
    let runs = [Run(text: "ab ", font: .body), Run(text: "cd e", font: .headline)]
    #expect(
      flow.lines(of: runs) == [
        [Run(text: "ab", font: .body)], [Run(text: "cd e", font: .headline)],
      ])
  }

  @Test(arguments: [
    ("a", 1), ("é", 1), ("語", 2), ("한", 2), ("😀", 2), ("❤️", 2), ("🇪🇪", 2), ("\u{200B}", 0), ("\t", 0), ("ａ", 2),
    ("", 0),
  ])
  func cellsAreCounted(text: String, cells: Int) {
    #expect(text.cells == cells)
  }
}
