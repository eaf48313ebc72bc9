import Widgets

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
