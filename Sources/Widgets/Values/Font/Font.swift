/// A font with a text style or a size, in the system's typeface or in another.
///
/// ```swift
/// let title = Font.preferredFont(forTextStyle: .title1)  // or .title1
/// let price = Font.monospacedDigitSystemFont(ofSize: 17, weight: .medium)
/// let logo = Font(name: "Avenir", size: 32)
/// ```
public struct Font: Hashable, Sendable {
  /// The typeface's name, or `nil` for the system's.
  public let name: String?

  /// The size in points. For a text style, this is the size at the default content size.
  public let pointSize: Double

  /// The weight of the font.
  public let weight: Weight

  /// The design of the system's typeface.
  public let design: Design

  /// Whether the font is italic.
  public let isItalic: Bool

  /// The text style, or `nil` for a font with a fixed size.
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

  /// Creates a font with another typeface than the system's.
  public init(name: String, size: Double) { self.init(name: .some(name), size: size) }

  /// Returns the font with another size and without a text style.
  public func withSize(_ size: Double) -> Font {
    Font(name: name, size: size, weight: weight, design: design, isItalic: isItalic)
  }
}

extension Font {
  /// The design of a typeface.
  public enum Design: Hashable, Sendable, CaseIterable {
    /// The default design.
    case `default`
    /// Letters of the same width, for code.
    case monospaced
    /// The default design with digits of the same width, for tables and counters.
    case monospacedDigit
  }
}
