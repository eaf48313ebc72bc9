/// A font with a text style or a size, in the system's typeface or in another.
///
/// ```swift
/// let title = Font.preferredFont(forTextStyle: .title1)  // or .title1
/// let price = Font.monospacedDigitSystemFont(ofSize: 17, weight: .medium)
/// let logo = Font(name: "Avenir", size: 32, weight: .bold)
/// let text = Font.systemFont(ofSize: 16).lineHeight(24).tracking(0.5)
/// ```
///
/// A font can also be a token of a theme: see ``token(_:)``.
public struct Font: Hashable, Sendable {
  /// The size, which can be a token of a theme.
  @Themed private var ownSize: Double

  /// The typeface or the token, and the spacing, which few fonts have: a font without them is copied without counting
  /// references.
  private var boxed: Boxed<Special>?

  private let ownWeight: Weight
  private let ownDesign: Design
  private let isOwnItalic: Bool
  private var ownStyle: TextStyle?

  internal init(_ token: Token) {
    self.init(size: 0)
    special.face = .token(token)
  }

  internal init(
    name: String? = nil,
    size: Double,
    weight: Weight = .regular,
    design: Design = .default,
    isItalic: Bool = false,
    textStyle: TextStyle? = nil
  ) {
    boxed = name.map { Boxed(Special(face: .typeface($0))) }
    _ownSize = Themed(wrappedValue: size)
    ownWeight = weight
    ownDesign = design
    isOwnItalic = isItalic
    ownStyle = textStyle
  }

  /// Creates a font with another typeface than the system's.
  ///
  /// ```swift
  /// let text = Font(name: "Inter, 'Helvetica Neue', sans-serif", size: 16, weight: .medium)
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name of the typeface, or a comma-separated list of names, of which the first installed one is shown.
  ///     A name that contains a comma is in quotes.
  ///   - size: The size in points: see ``pointSize``.
  ///   - weight: The weight. `.regular` by default.
  public init(name: String, size: Double, weight: Weight = .regular) {
    self.init(name: .some(name), size: size, weight: weight)
  }

  /// Returns the font with another weight.
  ///
  /// ```swift
  /// let price = Label("9.99", .font(.body.weight(.semibold)))
  /// ```
  ///
  /// A font that is a token still follows its theme in everything but the weight.
  public func weight(_ weight: Weight) -> Font {
    guard let token else { return with(weight: weight) }
    var font = self
    font.special.face = .token(Token(path: token.path, size: token.$size, weight: weight))
    return font
  }

  /// Returns the font with another size and without a text style. A line height and a tracking keep their proportion to
  /// the size, unless they or the sizes are tokens.
  public func withSize(_ size: Double) -> Font {
    var font = self
    if spacing != Spacing(), sizePath == nil, size.tokenPath == nil {
      font.special.spacing.scale(by: size.clampedToSizes / pointSize)
    }
    if let token {
      font.special.face = .token(Token(path: token.path, size: size, weight: token.weight))
    } else {
      font.$ownSize = size
      font.ownStyle = nil
    }
    return font
  }

  /// Returns the font with another weight or slant.
  package func with(weight: Weight? = nil, isItalic: Bool? = nil) -> Font {
    var font = Font(
      name: name, size: sizeWithToken, weight: weight ?? self.weight, design: design,
      isItalic: isItalic ?? self.isItalic, textStyle: textStyle)
    if plain.spacing != Spacing() { font.special.spacing = plain.spacing }
    return font
  }

  /// Returns the font with numbers in place of the tokens that its size and its spacing are.
  package func withoutNumberTokens(_ number: (Double) -> Double) -> Font {
    guard holdsNumberTokens else { return self }
    var font = self
    if let token {
      font.special.face = .token(Token(path: token.path, size: token.size(number), weight: token.weight))
    } else {
      font.$ownSize = _ownSize.withoutTokens(number)
    }
    if spacing.holdsTokens { font.special.spacing = spacing.withoutTokens(number) }
    return font
  }
}

extension Font {
  /// The typeface's name, or `nil` for the system's. It can be a list: see ``init(name:size:weight:)``.
  public var name: String? { if case .typeface(let name) = plain.special.face { name } else { nil } }

  /// The size in points, from 0 to 10,000, to which other sizes are clamped. For a text style, this is the size at the
  /// default content size.
  public var pointSize: Double { plain.ownSize.clampedToSizes }

  /// The weight of the font.
  public var weight: Weight { plain.ownWeight }

  /// The design of the system's typeface.
  public var design: Design { plain.ownDesign }

  /// Whether the font is italic.
  public var isItalic: Bool { plain.isOwnItalic }

  /// The text style, or `nil` for a font with a fixed size.
  public var textStyle: TextStyle? { plain.ownStyle }

  /// The size, or the number that stands for a token in its place.
  internal var sizeWithToken: Double { plain.$ownSize }

  internal var token: Token? { if case .token(let token) = boxed?.borrowed.face { token } else { nil } }

  /// The font itself; that of the standard theme for a token.
  internal var plain: Font { token == nil ? self : withoutTokens(in: Themes()) }

  /// The line height and the tracking of the font itself, without those of the font for which a token stands.
  internal var spacing: Spacing { boxed?.borrowed.spacing ?? Spacing() }

  internal var special: Special {
    get { boxed?.value ?? Special() }
    set { boxed = newValue == Special() ? nil : Boxed(newValue) }
  }

  /// The traits that few fonts have.
  internal struct Special: Hashable, Sendable {
    var face: Face?
    var spacing = Spacing()
  }

  /// The typeface of a font that is not the system's, or the token that stands for a font.
  internal enum Face: Hashable, Sendable {
    case typeface(String)
    case token(Token)
  }

  /// A token of a theme, with another size and another weight if they are not `nil`.
  internal struct Token: Hashable, Sendable {
    let path: TokenPath
    @Themed var size: Double?
    let weight: Weight?

    init(path: TokenPath, size: Double? = nil, weight: Weight? = nil) {
      self.path = path
      self.weight = weight
      _size = Themed(wrappedValue: size)
    }

    /// Returns the size with a number in place of a token.
    func size(_ number: (Double) -> Double) -> Double? { _size.withoutTokens(number) }
  }
}

extension Double {
  /// The number as the size of a font. Browsers show no larger ones than 10,000.
  fileprivate var clampedToSizes: Double { clamped(to: 0...10_000) }
}
