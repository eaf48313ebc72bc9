/// A font: of a text style or of a size, in the system's typeface or in another.
///
/// ```swift
/// let title = Font.preferredFont(forTextStyle: .title1)  // or .title1
/// let price = Font.monospacedDigitSystemFont(ofSize: 17, weight: .medium)
/// let logo = Font(name: "Avenir", size: 32)
/// ```
public struct Font: Hashable, Sendable {
  /// The typeface's name, or `nil` for the system's.
  public let name: String?

  /// The size in points; that of a text style is the one for the default content size.
  public let pointSize: Double

  /// How thick the strokes are.
  public let weight: Weight

  /// The kind of letters that the system's typeface has.
  public let design: Design

  /// Whether the letters lean.
  public let isItalic: Bool

  /// The text style that the font follows, or `nil` for a font of fixed size.
  public let textStyle: TextStyle?

  internal init(
    name: String? = nil,
    size: Double,
    weight: Weight = .regular,
    design: Design = .default,
    isItalic: Bool = false,
    textStyle: TextStyle? = nil
  ) {
    self.name = name
    self.pointSize = size
    self.weight = weight
    self.design = design
    self.isItalic = isItalic
    self.textStyle = textStyle
  }

  /// Names a font that is not the system's.
  public init(name: String, size: Double) {
    self.init(name: .some(name), size: size)
  }

  /// The font at another size; it follows no text style any more.
  public func withSize(_ size: Double) -> Font {
    Font(name: name, size: size, weight: weight, design: design, isItalic: isItalic)
  }
}

extension Font {
  /// The kind of letters that a typeface has.
  public enum Design: Hashable, Sendable, CaseIterable {
    /// The letters of the interface.
    case `default`
    /// Letters that are all of one width, for code.
    case monospaced
    /// The letters of the interface with digits that are all of one width, for tables and counters.
    case monospacedDigit
  }
}
