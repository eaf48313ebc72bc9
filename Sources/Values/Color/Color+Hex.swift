extension Color {
  /// Creates a color from a number such as `0xFF9900`, with two digits for each component.
  ///
  /// - Parameters:
  ///   - hex: The number. Only its lower 24 bits count.
  ///   - alpha: The opacity, from 0 to 1.
  public init(hex: UInt32, alpha: Double = 1) { self.init(Components(hex: hex, alpha: alpha)) }

  /// Creates a color from the notation of style sheets: `#F90`, `#FF9900`, or `#FF9900CC` with opacity. The `#` is
  /// optional.
  ///
  /// - Returns: `nil` if the text is not such a color.
  public init?(hex: String) {
    let digits = hex.hasPrefix("#") ? hex.dropFirst() : hex[...]
    guard digits.allSatisfy(\.isHexDigit) else { return nil }
    let full = digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
    guard let number = UInt32(full, radix: 16) else { return nil }
    switch full.count {
    case 6: self.init(hex: number)
    case 8: self.init(hex: number >> 8, alpha: Double(number & 0xFF) / 255)
    default: return nil
    }
  }

  /// The color in a light interface in the notation of style sheets: `#FF9900`, or `#FF9900CC` if it is not opaque.
  ///
  /// Components are rounded to multiples of 1/255.
  public var hex: String {
    let components = components(for: .light)
    return components.alpha == 1 ? components.hex : components.hex + hexDigits(components.alpha)
  }
}

extension Color.Components {
  internal init(hex: UInt32, alpha: Double = 1) {
    func component(_ shift: UInt32) -> Double { Double(hex >> shift & 0xFF) / 255 }
    self.init(red: component(16), green: component(8), blue: component(0), alpha: alpha)
  }

  /// The rounded components: `#FF9900`.
  internal var hex: String { "#" + [red, green, blue].map(hexDigits).joined() }

  /// Whether `hex` represents red, green and blue exactly.
  internal var isHexExact: Bool { [red, green, blue].allSatisfy { ($0 * 255).rounded() / 255 == $0 } }
}

/// Returns the nearest byte in hexadecimal: `1A` for 0.1.
internal func hexDigits(_ component: Double) -> String {
  let digits = String(Int((component.clamped(to: 0...1) * 255).rounded()), radix: 16, uppercase: true)
  return digits.count == 1 ? "0" + digits : digits
}
