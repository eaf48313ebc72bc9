extension Token.Color {
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

  /// Whether `hex` is another color than the components are, by more than rounding explains. It is not compared if sRGB
  /// does not contain the color.
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
