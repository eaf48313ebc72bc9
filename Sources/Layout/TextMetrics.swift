import Foundation
import Widgets

/// The widths and heights of text, without a font: by an average advance for each class of characters.
///
/// The fractions of the font size are those of common sans-serif fonts. Wide characters (Chinese, Japanese, Korean,
/// emoji) count double. Where a drawing has no space for the text of a wider font, `textLength` fits it.
package enum TextMetrics {
  package static let advance = Metric.points

  /// Returns the width of a text on one line, in points.
  ///
  /// - Complexity: O(*n*) for *n* characters.
  package static func width(of text: String, in font: Font) -> Double {
    let letters = LetterWidths(font)
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else { return text.reduce(0) { $0 + advance(of: $1, letters) } }
    return text.utf8.reduce(0) { $0 + letters[$1] }
  }

  /// Returns the width of a character, in points.
  package static func advance(of character: Character, in font: Font) -> Double {
    advance(of: character, LetterWidths(font))
  }

  private static func advance(of character: Character, _ letters: LetterWidths) -> Double {
    let utf8 = character.utf8
    if let byte = utf8.first, byte < 0x80, utf8.count == 1 { return letters[byte] }
    switch character.cells {
    case 1 where character == "—" || character == "…": return letters.width(of: 0.95)
    case 1: return letters.width(of: character.isUppercase ? 0.67 : 0.55)
    case let cells: return letters.tracked(Double(cells) * 0.5 * letters.size)
    }
  }

  /// Returns the height of a line, in points.
  package static func lineHeight(of font: Font) -> Double {
    font.lineHeight?.boundedLength ?? (font.pointSize.boundedLength * 2.4).rounded(.up) / 2
  }

  /// Returns the height of a line of runs, and its ascent, in points.
  ///
  /// - Parameter font: The font of the text around the runs, or `nil` if they are the whole text. As in CSS, each line
  ///   includes its height if a font has a line height or letters leave the baseline.
  package static func extent(of line: [Run], in font: Font? = nil) -> (height: Double, ascent: Double) {
    let height = line.reduce(0) { max($0, lineHeight(of: $1.font)) }
    let ascent = line.reduce(0) { max($0, self.ascent(of: $1.font)) }
    let isMixed =
      font?.lineHeight != nil || line.contains { $0.font.lineHeight != nil || $0.baselineOffset != 0 }
    guard isMixed, !line.isEmpty else { return (height, ascent) }
    let runs = line + (font.map { [Run(text: "", font: $0)] } ?? [])
    let above = runs.map { self.ascent(of: $0.font) + $0.baselineOffset }.max() ?? 0
    let below = runs.map { lineHeight(of: $0.font) - self.ascent(of: $0.font) - $0.baselineOffset }.max() ?? 0
    return (max(0, above + below), above)
  }

  /// Returns the distance of the baseline from the top of a line, in points.
  package static func ascent(of font: Font) -> Double {
    let size = font.pointSize.boundedLength
    let ascent = (size * 1.9).rounded() / 2
    // As in CSS, half of the line height beyond the text is above it.
    return font.lineHeight.map { ascent + ($0.boundedLength - (size * 2.4).rounded(.up) / 2) / 2 } ?? ascent
  }
}

/// A measure for the widths of characters.
package enum Metric: Sendable {
  /// In points, by a table of averages.
  case points

  /// In the cells of a terminal.
  case cells

  /// Returns the width of a character.
  func advance(of character: Character, in font: Font) -> Double {
    switch self {
    case .points: TextMetrics.advance(of: character, in: font)
    case .cells: Double(character.cells)
    }
  }

  /// Returns the width of a text on one line.
  ///
  /// - Complexity: O(*n*) for *n* characters.
  func width(of text: String, in font: Font) -> Double {
    switch self {
    case .points: TextMetrics.width(of: text, in: font)
    case .cells: Double(text.cells)
    }
  }

  /// Returns the widths of ASCII letters.
  func letters(of font: Font) -> LetterWidths {
    switch self {
    case .points: LetterWidths(font)
    case .cells: .cells
    }
  }
}
