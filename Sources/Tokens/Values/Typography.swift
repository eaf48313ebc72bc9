extension Token {
  /// The style of text.
  public struct Typography: Hashable, Sendable {
    /// The names of typefaces, the most wanted first.
    public var fontFamily: [String]
    /// The size of the font.
    public var fontSize: Dimension
    /// The weight of the font.
    public var fontWeight: FontWeight
    /// The distance between letters, besides that of the font.
    public var letterSpacing: Dimension
    /// The height of a line as a multiple of the font size.
    public var lineHeight: Double

    /// Creates a style of text.
    public init(
      fontFamily: [String], fontSize: Dimension, fontWeight: FontWeight, letterSpacing: Dimension, lineHeight: Double
    ) {
      self.fontFamily = fontFamily
      self.fontSize = fontSize
      self.fontWeight = fontWeight
      self.letterSpacing = letterSpacing
      self.lineHeight = lineHeight
    }
  }
}

extension Token.Typography: CustomStringConvertible {
  /// The weight, the size, the line height, the letter spacing and the typefaces: `400 16px/1.5 0px Inter`.
  public var description: String {
    "\(fontWeight) \(fontSize)/\(lineHeight.shortest) \(letterSpacing) \(fontFamily.joined(separator: ", "))"
  }
}
