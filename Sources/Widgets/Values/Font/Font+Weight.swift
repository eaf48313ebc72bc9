extension Font {
  /// How thick the strokes of a font are. The raw value is the weight in OpenType and in style sheets, from 100 to 900.
  public enum Weight: Int, Sendable, CaseIterable {
    /// The thinnest.
    case ultraLight = 100
    /// Very thin.
    case thin = 200
    /// Thin.
    case light = 300
    /// The weight of running text.
    case regular = 400
    /// A little thicker than running text.
    case medium = 500
    /// The weight of headlines.
    case semibold = 600
    /// The weight for emphasis.
    case bold = 700
    /// Very thick.
    case heavy = 800
    /// The thickest.
    case black = 900
  }
}
