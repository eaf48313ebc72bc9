extension Token {
  /// The border of a shape.
  public struct Border: Hashable, Sendable {
    /// The color of the line.
    public var color: Color
    /// The width of the line.
    public var width: Dimension
    /// The style of the line.
    public var style: StrokeStyle

    /// Creates a border.
    public init(color: Color, width: Dimension, style: StrokeStyle) {
      self.color = color
      self.width = width
      self.style = style
    }
  }
}

extension Token.Border: CustomStringConvertible {
  /// The width, the style and the color: `1px solid #FF9900`.
  public var description: String { "\(width) \(style) \(color)" }
}
