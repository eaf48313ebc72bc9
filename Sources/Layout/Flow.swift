import Foundation
import Widgets

/// The breaking of text into lines.
///
/// Lines break after spaces and hyphens, and around wide characters. A word that is longer than a line breaks anywhere.
/// Text beyond the last line is truncated, with an ellipsis if the mode requires it.
package struct Flow: Sendable {
  /// The width of a line.
  package var width = Double.infinity

  /// The maximum number of lines, or 0 for any number.
  package var limit = 0

  package var mode = LineBreakMode.byTruncatingTail

  /// Whether a single word on the last line is joined by a word of the line before, if that has several.
  package var pushesOut = false

  /// The widths of characters.
  package let advance: Metric

  /// Creates the breaking of text into lines of a width.
  package init(
    width: Double = .infinity, limit: Int = 0, mode: LineBreakMode = .byTruncatingTail, pushesOut: Bool = false,
    advance: Metric
  ) {
    (self.width, self.limit, self.mode) = (width, limit, mode)
    (self.pushesOut, self.advance) = (pushesOut, advance)
  }

  /// Returns the runs of each line. A blank line is an empty run, so that it has a height.
  ///
  /// - Complexity: O(*n*) for texts of *n* characters.
  package func lines(of runs: [Run]) -> [[Run]] {
    if runs.count == 1, fitsAsItIs(runs[0]) { return [runs] }
    var glyphs = Glyph.glyphs(of: runs, advance)
    guard !glyphs.isEmpty else { return [] }
    let setter = LineSetter(flow: self, runs: runs)
    if limit == 1 {
      for index in glyphs.indices where glyphs[index].kind == .newline {
        glyphs[index] = setter.joint(like: glyphs[index])
      }
    }
    var (broken, ends): ([ArraySlice<Glyph>], [Int]) = ([], [])
    for paragraph in glyphs.paragraphs {
      broken += setter.wrapped(paragraph)
      ends.append(broken.count)
    }
    guard limit > 0, broken.count > limit else { return broken.map(setter.joined) }
    let mark = broken[limit - 1].last ?? glyphs[0]
    // Only an ellipsis before the end of a text leads to words of later paragraphs.
    let showsEnd = mode == .byTruncatingHead || mode == .byTruncatingMiddle
    let end = showsEnd ? broken.count : ends.first { $0 >= limit } ?? broken.count
    let rest = Array(broken[(limit - 1)..<end].joined(separator: [setter.joint(like: mark)]))
    return broken.prefix(limit - 1).map(setter.joined) + [setter.joined(setter.shortened(rest[...], like: mark))]
  }

  /// Returns the width of the widest line.
  package func width(of lines: [[Run]]) -> Double { lines.reduce(0) { max($0, width(of: $1)) } }

  /// Returns the width of a line.
  package func width(of line: [Run]) -> Double { line.reduce(0) { $0 + advance.width(of: $1.text, in: $1.font) } }

  /// Returns whether a text is one short line of plain letters, which is the most common case.
  private func fitsAsItIs(_ run: Run) -> Bool {
    guard let last = run.text.utf8.last, last != 0x20 else { return false }
    let letters = advance.letters(of: run.font)
    var used = 0.0
    for byte in run.text.utf8 {
      guard 0x20..<0x7F ~= byte else { return false }
      used += letters[byte]
      if used > width + Flow.tolerance { return false }
    }
    return used <= width + Flow.tolerance
  }

  // Sums of widths may differ in their last digits. The difference must not truncate a character.
  package static let tolerance = 0.01
}

extension [Glyph] {
  /// The glyphs between line breaks. An empty paragraph consists of the line break itself.
  fileprivate var paragraphs: [ArraySlice<Glyph>] {
    var paragraphs: [ArraySlice<Glyph>] = []
    var start = 0
    for end in indices where self[end].kind == .newline {
      paragraphs.append(start == end ? self[end...end] : self[start..<end])
      start = end + 1
    }
    return paragraphs + [start == count ? self[(count - 1)...] : self[start...]]
  }
}
