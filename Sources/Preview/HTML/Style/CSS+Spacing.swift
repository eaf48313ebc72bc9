import Layout
import Widgets

extension CSS {
  /// The height of lines in a font that has none: that of `TextMetrics`.
  internal static let usualLineHeight: StaticString = "round(up,1.2em,.5px)"

  /// Writes the line height and the tracking of a font that is no token, if they differ from those of another font.
  internal mutating func addSpacing(of font: Font, unlike other: Font) {
    if let height = font.lineHeightWithToken {
      if height != other.lineHeight { addLineHeight(height, of: font) }
    } else if other.lineHeight != nil {
      declare("line-height", Self.usualLineHeight)
    }
    let tracking = font.trackingWithToken ?? 0
    if tracking != other.tracking { addTracking(tracking, of: font) }
  }

  /// Writes the line height that a font has.
  ///
  /// - Parameter height: The height, or the number that stands for a token.
  internal mutating func addLineHeight(_ height: Double, of font: Font) {
    declare("line-height", height, standard: (font.lineHeight ?? 0).boundedLength)
  }

  /// Writes the tracking that a font has.
  ///
  /// - Parameter tracking: The tracking, or the number that stands for a token.
  internal mutating func addTracking(_ tracking: Double, of font: Font) {
    declare("letter-spacing", tracking, standard: font.tracking.bounded)
  }

  /// Writes a number of a font's spacing, so that it follows the size of the text that refers to it.
  internal mutating func write(_ number: Double, inProportionTo font: Font) {
    let size = font.pointSize.bounded
    guard number != 0, size > 0 else {
      utf8.write(number)
      return utf8.write("px")
    }
    utf8.write("calc(")
    utf8.write(exact: number)
    utf8.write("em/")
    utf8.write(exact: size)
    utf8.write(")")
  }

  private mutating func declare(_ property: StaticString, _ number: Double, standard: Double) {
    utf8.write(property)
    utf8.write(":")
    write(standard, number.tokenPath.map { StyleNumber(path: $0, standard: standard) }, unit: "px")
    utf8.write(";")
  }
}
