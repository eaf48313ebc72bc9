/// A text with places for colors.
internal struct TextWithColors {
  /// The text around the places, which is the same for all colors.
  private(set) var shape = ""
  private(set) var colors: [Token.Color] = []

  private static let place: Character = "\u{0}"

  /// Returns the text with a notation for each color, by its index.
  func filled(_ color: (Int) -> String) -> String {
    let parts = shape.split(separator: Self.place, omittingEmptySubsequences: false)
    return parts.enumerated().map { index, part in index == 0 ? String(part) : color(index - 1) + part }.joined()
  }

  static func += (text: inout TextWithColors, more: String) { text.shape += more }

  static func += (text: inout TextWithColors, color: Token.Color) {
    text.shape.append(place)
    text.colors.append(color)
  }
}
