/// A shadow of a layer, one of several, as style sheets have them.
///
/// ```swift
/// let raised: [ShadowLayer] = [
///   ShadowLayer(color: Color(hex: 0x000000, alpha: 0.2), y: 1, blur: 2),
///   ShadowLayer(color: Color(hex: 0x000000, alpha: 0.1), y: 8, blur: 24, spread: -4),
/// ]
/// ```
public struct ShadowLayer: Hashable, Sendable {
  /// The color of the shadow, with its opacity.
  public var color: Color
  /// The distance to the right, in points.
  @Themed public var x: Double
  /// The distance downwards, in points.
  @Themed public var y: Double
  /// The blur, in points, as style sheets measure it: twice the standard deviation.
  @Themed public var blur: Double
  /// The length by which the shadow is larger than the shape, in points.
  @Themed public var spread: Double
  /// Whether the shadow is inside of the shape. `false` by default.
  public var isInset: Bool

  /// The token whose shadows are shown in place of this one, or `nil` for a shadow of its own.
  package private(set) var tokenPath: TokenPath?

  /// Creates a shadow.
  ///
  /// - Parameters:
  ///   - color: The color, with its opacity.
  ///   - x: The distance to the right, in points. 0 by default.
  ///   - y: The distance downwards, in points. 0 by default.
  ///   - blur: The blur, in points, at least 0. 0 by default, for a sharp edge.
  ///   - spread: The length by which the shadow is larger than the shape, in points. 0 by default.
  ///   - isInset: Whether the shadow is inside of the shape. `false` by default.
  public init(
    color: Color, x: Double = 0, y: Double = 0, blur: Double = 0, spread: Double = 0, isInset: Bool = false
  ) {
    self.color = color
    (self.x, self.y, self.blur, self.spread) = (x, y, blur, spread)
    self.isInset = isInset
  }

  /// Creates a shadow that stands for those of a token.
  internal init(_ token: TokenPath) {
    self.init(color: .clear)
    tokenPath = token
  }

  /// Returns a line around the shape, which takes no space: `.while(.focused, .layer.shadows([.ring(.systemBlue)]))`.
  ///
  /// - Parameters:
  ///   - color: The color.
  ///   - width: The width of the line, in points. 2 by default.
  public static func ring(_ color: Color, width: Double = 2) -> ShadowLayer { ShadowLayer(color: color, spread: width) }

  /// Whether the shadow is a line around the shape.
  package var isRing: Bool { spread > 0 && blur <= 0 && x == 0 && y == 0 }
}

extension ShadowLayer: CustomStringConvertible {
  /// The color, and the numbers that are not 0: `ShadowLayer(color: .black, y: 2, blur: 6)`, `.ring(.red, width: 2)`.
  /// A token has its name.
  public var description: String {
    if let tokenPath { return AssignedToken(path: tokenPath).description }
    if isRing, !isInset { return ".ring(\(color), width: \($spread.sourceText))" }
    let numbers = [("x", $x), ("y", $y), ("blur", $blur), ("spread", $spread)].filter { $0.1 != 0 }
    let parts = ["color: \(color)"] + numbers.map { "\($0): \($1.sourceText)" } + (isInset ? ["isInset: true"] : [])
    return "ShadowLayer(\(parts.joined(separator: ", ")))"
  }
}
