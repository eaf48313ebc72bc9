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

    /// The color as `#rrggbb`, for tools that only know sRGB, or `nil`. The components have precedence.
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

extension Token.Color {
  /// Returns the distance to another color in OKLab (ΔE OK of CSS Color 4): 0.02 is just noticeable, and 1 is that of
  /// black and white. Opacity does not count.
  public func difference(to other: Token.Color) -> Double {
    let difference = converted(to: .oklab).coordinates - other.converted(to: .oklab).coordinates
    return (difference * difference).sum().squareRoot()
  }

  /// Returns the contrast of text of this color on a background, from 1 for none to 21 for black on white, by WCAG 2.
  ///
  /// Colors are mapped to sRGB. A color that is not opaque is drawn on the background, and the background on white.
  public func contrast(on background: Token.Color) -> Double {
    let behind = background.drawn(on: [1, 1, 1])
    let (one, other) = (Self.luminance(drawn(on: behind)), Self.luminance(behind))
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  private func drawn(on background: SIMD3<Double>) -> SIMD3<Double> {
    mapped(to: .srgb).coordinates * alpha + background * (1 - alpha)
  }

  private static func luminance(_ rgb: SIMD3<Double>) -> Double {
    (TransferFunction.srgb.linear(rgb) * [0.2126, 0.7152, 0.0722]).sum()
  }

  /// Creates a color from `#RRGGBB`, or `#rrggbbaa` with opacity.
  ///
  /// - Returns: `nil` if the text is not such a color.
  public init?(hexDigits text: String) {
    let digits = text.utf8.dropFirst().compactMap(Hex.digit)
    guard text.utf8.first == UInt8(ascii: "#"), digits.count == text.utf8.count - 1, [6, 8].contains(digits.count)
    else { return nil }
    let bytes = stride(from: 0, to: digits.count, by: 2).map { Double(digits[$0] << 4 | digits[$0 + 1]) / 255 }
    self.init(.srgb, bytes[0], bytes[1], bytes[2], alpha: bytes.count > 3 ? bytes[3] : 1)
  }

  /// The color mapped to sRGB: `#FF9900`, or `#FF9900CC` if it is not opaque.
  public var hexDigits: String {
    let color = mapped(to: .srgb)
    let opaque = color.components.map { Self.hexByte($0 ?? 0) }.joined()
    return "#" + opaque + (alpha < 1 ? Self.hexByte(alpha) : "")
  }

  private static func hexByte(_ component: Double) -> String {
    Hex.text(UInt8((max(0, min(1, component)) * 255).rounded()))
  }

  /// Whether `hex` differs from the components by more than a rounding error. It is not compared if sRGB does not
  /// contain the color.
  internal var hexDiffers: Bool {
    guard let hex, let fallback = Token.Color(hexDigits: hex) else { return false }
    let color = converted(to: .srgb).coordinates
    guard color.min() >= -0.002, color.max() <= 1.002 else { return false }
    let distance = color - fallback.coordinates
    return max(distance.max(), -distance.min()) > 1.5 / 255
  }
}

extension Token.Color: CustomStringConvertible {
  /// The color as `#FF9900` if that is exact, or the space and its components: `oklch(0.62 0.19 none / 0.5)`.
  public var description: String {
    if space == .srgb, let exact = Token.Color(hexDigits: hexDigits), exact.components == components,
      exact.alpha == alpha
    {
      return hexDigits
    }
    let values = components.map { $0?.shortest ?? "none" }.joined(separator: " ")
    return "\(space.rawValue)(\(values)\(alpha == 1 ? "" : " / \(alpha.shortest)"))"
  }
}
