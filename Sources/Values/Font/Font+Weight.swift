extension Font {
  /// The weight of a font. The raw value is the weight in OpenType and in style sheets, from 100 to 900.
  public enum Weight: Int, Sendable, CaseIterable {
    /// The lightest weight.
    case ultraLight = 100
    /// A very light weight.
    case thin = 200
    /// A light weight.
    case light = 300
    /// The weight of running text.
    case regular = 400
    /// A weight slightly heavier than that of running text.
    case medium = 500
    /// The weight of headlines.
    case semibold = 600
    /// The weight for emphasis.
    case bold = 700
    /// A very heavy weight.
    case heavy = 800
    /// The heaviest weight.
    case black = 900
  }
}
