extension Token {
  /// One of the thirteen types of the format. The raw value is its name there.
  public enum ValueType: String, Hashable, Sendable, CaseIterable {
    /// A color.
    case color
    /// A length.
    case dimension
    /// The names of typefaces.
    case fontFamily
    /// The weight of a font.
    case fontWeight
    /// A length of time.
    case duration
    /// The speed curve of an animation.
    case cubicBezier
    /// A number.
    case number
    /// The style of a line.
    case strokeStyle
    /// The border of a shape.
    case border
    /// An animated change.
    case transition
    /// One or several shadows.
    case shadow
    /// A gradient between colors.
    case gradient
    /// The style of text.
    case typography
  }
}
