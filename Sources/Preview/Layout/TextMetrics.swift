import Foundation
import Widgets

/// How wide and how high text is, without any font at hand: an average advance for each class of characters.
///
/// The shares of the font size are those of the usual sans serif faces; wide characters (Chinese, Japanese, Korean,
/// emoji) count double. Whatever font shows the text in the end, `textLength` makes it fit.
internal enum TextMetrics {
  /// The width of a text on one line, in points.
  static func width(of text: some StringProtocol, in font: Font) -> Double {
    text.reduce(0) { $0 + advance(of: $1, in: font) }
  }

  /// The width of one character, in points.
  static func advance(of character: Character, in font: Font) -> Double {
    let cells = character.cells
    guard cells == 1 else { return Double(cells) * 0.5 * font.pointSize }
    if font.design == .monospaced { return 0.6 * font.pointSize }
    let share = shares[character] ?? (character.isUppercase ? 0.67 : 0.55)
    return share * font.pointSize * (font.weight.rawValue >= Font.Weight.semibold.rawValue ? 1.05 : 1)
  }

  /// The height of a line, in points.
  static func lineHeight(of font: Font) -> Double { (font.pointSize * 2.4).rounded(.up) / 2 }

  /// How far below the top of a line the letters stand, in points.
  static func ascent(of font: Font) -> Double { (font.pointSize * 1.9).rounded() / 2 }

  private static let shares: [Character: Double] = {
    let classes: KeyValuePairs = [
      "ijl'|`": 0.23, " .,:;!I": 0.28, "ftr()[]{}/\\-": 0.33, "\"*": 0.38, "cksvxyzJ?": 0.5, "w": 0.74, "mM": 0.84,
      "W%@—…": 0.95,
    ]
    return classes.reduce(into: [:]) { shares, entry in
      for character in entry.key { shares[character] = entry.value }
    }
  }()
}
