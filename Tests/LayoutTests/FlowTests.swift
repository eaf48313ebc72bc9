import Testing
import Widgets

@testable import Layout

@Suite("Lines of text")
struct FlowTests {
  /// Lines of characters that are each as wide as the cells they take.
  private func lines(
    _ text: String, _ width: Double, limit: Int = 0, _ mode: LineBreakMode = .byTruncatingTail
  ) -> [String] {
    Flow(width: width, limit: limit, mode: mode, advance: .cells)
      .lines(of: [Run(text: text, font: .body)]).map { $0.map(\.text).joined() }
  }

  @Test("Lines break between words")
  func linesBreakBetweenWords() {
    #expect(lines("one two three", 7) == ["one two", "three"])
    #expect(lines("one two-three", 9) == ["one two-", "three"])
  }

  @Test("Lines break at newlines")
  func newlinesBreakToo() {
    #expect(lines("one\n\ntwo", 9) == ["one", "", "two"])
  }

  @Test("Words that are wider than the line break between any letters")
  func longWordsBreakAnywhere() {
    #expect(lines("abcdefgh", 3) == ["abc", "def", "gh"])
  }

  @Test("Wide characters count as two cells, and lines break between any of them")
  func wideCharactersCountDoubleAndBreakAnywhere() {
    #expect(lines("日本語です", 4) == ["日本", "語で", "す"])
    #expect(lines("a👩‍👩‍👧b", 3) == ["a👩‍👩‍👧", "b"])
  }

  @Test("Character wrapping splits words")
  func characterWrappingSplitsWords() {
    #expect(lines("one two", 5, .byCharWrapping) == ["one t", "wo"])
  }

  @Test(
    "Text that does not fit is left out by the line break mode",
    arguments: [
      (LineBreakMode.byTruncatingTail, "abc…"), (.byTruncatingHead, "…efg"), (.byTruncatingMiddle, "a…g"),
      (.byClipping, "abcd"), (.byWordWrapping, "abcd"), (.byCharWrapping, "abcd"),
    ])
  func whatDoesNotFitIsLeftOut(mode: LineBreakMode, line: String) {
    #expect(lines("abcdefg", 4, limit: 1, mode) == [line])
  }

  @Test("The last line gets the ellipsis")
  func theLastLineTakesTheEllipsis() {
    #expect(lines("one two three four", 7, limit: 2) == ["one two", "three…"])
    #expect(lines("one\ntwo\nthree", 9, limit: 2) == ["one", "two…"])
    #expect(lines("one\ntwo\nthree", 9, limit: 2, .byClipping) == ["one", "two"])
    #expect(lines("one\ntwo\nthree", 9, limit: 2, .byTruncatingHead) == ["one", "…wo three"])
  }

  @Test("Text that fits stays as it is")
  func aTextThatFitsIsLeftAlone() {
    #expect(lines("one two", 7, limit: 1) == ["one two"])
    #expect(lines("one\ntwo", 7, limit: 1) == ["one two"])
    #expect(lines("one\ntwo", 6, limit: 1) == ["one t…"])
    #expect(lines("one\ntwo", 6, limit: 1, .byTruncatingMiddle) == ["on…wo"])
    #expect(lines("", 7) == [])
  }

  @Test("Runs of an attributed text keep their fonts")
  func runsKeepTheirFonts() {
    let flow = Flow(width: 4, advance: .cells)
    let runs = [Run(text: "ab ", font: .body), Run(text: "cd e", font: .headline)]
    #expect(
      flow.lines(of: runs) == [
        [Run(text: "ab", font: .body)], [Run(text: "cd e", font: .headline)],
      ])
  }

  @Test(
    "The number of cells is counted by character: wide ones are two",
    arguments: [
      ("a", 1), ("é", 1), ("語", 2), ("한", 2), ("😀", 2), ("❤️", 2), ("🇪🇪", 2), ("\u{200B}", 0), ("\t", 1), ("ａ", 2),
      ("", 0),
    ])
  func cellsAreCounted(text: String, cells: Int) {
    #expect(text.cells == cells)
  }
}
