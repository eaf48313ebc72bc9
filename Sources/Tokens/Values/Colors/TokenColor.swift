import Values

extension Token {
  /// A color in one of fourteen color spaces, with an opacity.
  ///
  /// ```swift
  /// let blue = Token.Color(.oklch, 0.62, 0.19, 259.81)
  /// print(blue.hexDigits)                    // #3981F6
  /// let wide = blue.converted(to: .displayP3)
  /// ```
  ///
  /// A component can be missing, which the format writes as `"none"`: it counts as 0 when the color is shown.
  public struct Color: Hashable, Sendable {
    /// The color space of the components.
    public let space: Space

    /// The opacity, from 0 to 1.
    public var alpha: Double

    /// The color of tools that know sRGB alone, `#rrggbb`, or `nil`. The components are what counts.
    public var hex: String?

    private let first, second, third: Double?

    /// Creates a color. Components are not clamped to the range of their space.
    public init(
      _ space: Space, _ first: Double?, _ second: Double?, _ third: Double?, alpha: Double = 1, hex: String? = nil
    ) {
      self.space = space
      (self.first, self.second, self.third) = (first, second, third)
      self.alpha = alpha
      self.hex = hex
    }

    /// The three components in the order of the space, `nil` for those that are missing.
    public var components: [Double?] { [first, second, third] }

    /// The components, with 0 for those that are missing.
    internal var coordinates: SIMD3<Double> { SIMD3(first ?? 0, second ?? 0, third ?? 0) }

    internal init(_ space: Space, _ coordinates: SIMD3<Double>, alpha: Double = 1) {
      self.init(space, coordinates.x, coordinates.y, coordinates.z, alpha: alpha)
    }
  }
}

extension Values.Color {
  /// Creates the color of widgets that is nearest to a token's color, which is mapped to sRGB.
  public init(_ color: Token.Color) {
    let components = color.mapped(to: .srgb).coordinates
    self.init(red: components.x, green: components.y, blue: components.z, alpha: color.alpha)
  }
}
