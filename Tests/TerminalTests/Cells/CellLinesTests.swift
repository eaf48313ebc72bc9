import Foundation
import TestSupport
import Testing
import Widgets

@testable import Layout
@testable import Terminal

@Suite("The lines of a text in cells")
struct CellLinesTests {
  private static let parts = [
    "a", "bcd", "longer", "-", " ", "   ", "\n", "\r\n", "é", "e\u{301}", "世界", "👩‍👩‍👧", "\u{200B}", "\t",
    "\u{600}1", "\u{2028}",
  ]

  private static func text(_ random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0..<30, using: &random)).reduce(into: "") { text, _ in
      text += parts.randomElement(using: &random) ?? ""
    }
  }

  @Test("A plain text has the same lines, widths and starts as with `Flow`")
  func plainTexts() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<2_000 {
      let text = Self.text(&random)
      var flow = Flow.cells
      flow.width = [1, 2, 3, 5, 8, 13, .infinity].randomElement(using: &random) ?? 1
      flow.mode = Bool.random(using: &random) ? .byWordWrapping : .byCharWrapping
      let runs = [Run(text: text, font: .body)]
      let (lines, expected) = (CellLines(runs, flow), flow.lines(of: runs))
      let context = Comment(rawValue: "\(text.debugDescription) in \(flow.width)")
      let texts = (0..<lines.count).map { lines[$0].map(\.text).joined() }
      #expect(texts == expected.map { $0.map(\.text).joined() }, context)
      #expect(lines.width == flow.width(of: expected), context)
      var (rest, end) = (text[...], 0)
      for number in 0..<lines.count {
        let (line, start) = (lines[number].map(\.text).joined(), lines.start(of: number))
        let gap = rest.utf16.prefix(start - end)
        #expect(String(gap)?.allSatisfy { $0 == " " || $0.isNewline } == true, context)
        rest = rest[String.Index(utf16Offset: start, in: text)...]
        #expect(rest.utf8.starts(with: line.utf8), context)
        #expect(lines.line(at: start) == number || lines.start(of: lines.line(at: start)) == start, context)
        end = start + line.utf16.count
        rest = rest[String.Index(utf16Offset: end, in: text)...]
      }
      #expect(rest.allSatisfy { $0 == " " || $0.isNewline }, context)
    }
  }

  @Test("The start of a text that is wider than a space looks in that space like the whole text")
  func starts() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<1_000 {
      let text = Self.text(&random)
      for room in [0, 1, 2, 5, 9, 40] {
        let start = text.start(widerThan: room)
        #expect(text.utf8.starts(with: start.utf8))
        #expect(start == text || start.cells > room)
        #expect(start.cells <= room + 2 || start.cells <= room + text.utf8.count - start.utf8.count)
      }
    }
  }
}
