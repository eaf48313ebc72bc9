/// A font with a text style or a size, in the system's typeface or in another.
///
/// ```swift
/// let title = Font.preferredFont(forTextStyle: .title1)  // or .title1
/// let price = Font.monospacedDigitSystemFont(ofSize: 17, weight: .medium)
/// let logo = Font(name: "Avenir", size: 32)
/// ```
///
/// A font can also be a token of a theme: see ``token(_:)``.
public struct Font: Hashable, Sendable {
  /// The properties, which those of the token replace if there is one.
  private let ownFace: Face

  internal let token: Token?

  internal init(_ token: Token) {
    ownFace = Face(name: nil, pointSize: 0, weight: .regular, design: .default, isItalic: false, textStyle: nil)
    self.token = token
  }

  internal init(
    name: String? = nil,
    size: Double,
    weight: Weight = .regular,
    design: Design = .default,
    isItalic: Bool = false,
    textStyle: TextStyle? = nil
  ) {
    ownFace = Face(
      name: name, pointSize: size, weight: weight, design: design, isItalic: isItalic, textStyle: textStyle)
    token = nil
  }

  /// Creates a font with another typeface than the system's.
  public init(name: String, size: Double) { self.init(name: .some(name), size: size) }

  /// Returns the font with another size and without a text style.
  public func withSize(_ size: Double) -> Font {
    if let token { return Font(Token(path: token.path, size: size)) }
    return Font(name: name, size: size, weight: weight, design: design, isItalic: isItalic)
  }
}

extension Font {
  /// The typeface's name, or `nil` for the system's.
  public var name: String? { face.name }

  /// The size in points. For a text style, this is the size at the default content size.
  public var pointSize: Double { face.pointSize }

  /// The weight of the font.
  public var weight: Weight { face.weight }

  /// The design of the system's typeface.
  public var design: Design { face.design }

  /// Whether the font is italic.
  public var isItalic: Bool { face.isItalic }

  /// The text style, or `nil` for a font with a fixed size.
  public var textStyle: TextStyle? { face.textStyle }

  /// The properties of the font; those of the standard theme for a token.
  private var face: Face { token == nil ? ownFace : withoutTokens(in: EnvironmentValues()).ownFace }

  /// The properties of a font.
  internal struct Face: Hashable, Sendable {
    let name: String?
    let pointSize: Double
    let weight: Weight
    let design: Design
    let isItalic: Bool
    let textStyle: TextStyle?
  }

  /// A token of a theme, with another size if it is not `nil`.
  internal struct Token: Hashable, Sendable {
    let path: TokenPath
    let size: Double?
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
