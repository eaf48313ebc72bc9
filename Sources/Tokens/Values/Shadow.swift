extension Token {
  /// A shadow of a shape.
  public struct Shadow: Hashable, Sendable {
    /// The color of the shadow.
    public var color: Color
    /// The distance to the right.
    public var offsetX: Dimension
    /// The distance downwards.
    public var offsetY: Dimension
    /// The radius of the blur.
    public var blur: Dimension
    /// The length by which the shadow is larger than the shape.
    public var spread: Dimension
    /// Whether the shadow is inside of the shape. `false` by default.
    public var isInset: Bool

    /// Creates a shadow.
    public init(
      color: Color, offsetX: Dimension, offsetY: Dimension, blur: Dimension, spread: Dimension, isInset: Bool = false
    ) {
      self.color = color
      self.offsetX = offsetX
      self.offsetY = offsetY
      self.blur = blur
      self.spread = spread
      self.isInset = isInset
    }
  }
}

extension Token.Shadow: CustomStringConvertible {
  /// The shadow as in style sheets: `inset 0px 2px 4px 0px #000000`.
  public var description: String { "\(isInset ? "inset " : "")\(offsetX) \(offsetY) \(blur) \(spread) \(color)" }
}
