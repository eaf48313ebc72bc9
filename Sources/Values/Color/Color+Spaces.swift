import Foundation

/// Colors in other spaces than sRGB.
extension Color {
  /// Creates a color from its components in Display P3, from 0 to 1.
  ///
  /// Display P3 contains colors that sRGB does not. HTML shows them where the screen can; other previews show the
  /// nearest components in sRGB.
  public init(displayP3Red red: Double, green: Double, blue: Double, alpha: Double = 1) {
    let color = SIMD3(red.clamped(to: 0...1), green.clamped(to: 0...1), blue.clamped(to: 0...1))
    self.init(Components(xyz: Matrix.displayP3ToXYZ * TransferFunction.srgb.linear(color), alpha: alpha))
  }

  /// Creates a color from its coordinates in OKLab.
  ///
  /// - Parameters:
  ///   - lightness: The lightness, from 0 for black to 1 for white.
  ///   - a: The axis from green to red, from about -0.4 to 0.4.
  ///   - b: The axis from blue to yellow, from about -0.4 to 0.4.
  ///   - alpha: The opacity, from 0 to 1.
  public init(lightness: Double, a: Double, b: Double, alpha: Double = 1) {
    self.init(Components(xyz: OKLab.xyz(SIMD3(lightness.clamped(to: 0...1), a, b)), alpha: alpha))
  }

  /// Creates a color from its coordinates in OKLCH, the cylindrical form of OKLab.
  ///
  /// - Parameters:
  ///   - lightness: The lightness, from 0 for black to 1 for white.
  ///   - chroma: The distance from gray, from 0 to about 0.4.
  ///   - hue: The hue in degrees.
  ///   - alpha: The opacity, from 0 to 1.
  public init(lightness: Double, chroma: Double, hue: Double, alpha: Double = 1) {
    let angle = hue * .pi / 180
    self.init(lightness: lightness, a: chroma * cos(angle), b: chroma * sin(angle), alpha: alpha)
  }

  /// The coordinates in OKLab in a light interface.
  public var oklab: (lightness: Double, a: Double, b: Double) {
    let color = OKLab.lab(components(for: .light).xyz)
    return (color.x, color.y, color.z)
  }

  /// The coordinates in OKLCH in a light interface, with the hue in degrees from 0 to 360.
  public var oklch: (lightness: Double, chroma: Double, hue: Double) {
    let (lightness, a, b) = oklab
    let hue = atan2(b, a) * 180 / .pi
    return (lightness, (a * a + b * b).squareRoot(), hue < 0 ? hue + 360 : hue)
  }

  /// Whether sRGB does not contain the color in a light interface.
  public var isWideGamut: Bool { components(for: .light).isWide }

  /// The components in Display P3 in a light interface.
  package var displayP3: (red: Double, green: Double, blue: Double) {
    let color = components(for: .light).displayP3
    return (color.x, color.y, color.z)
  }
}

extension Color.Components {
  /// The components in Display P3, without the rounding errors of the conversion.
  internal var displayP3: SIMD3<Double> {
    let color = TransferFunction.srgb.encoded(Matrix.xyzToDisplayP3 * xyz)
    return (color * 100_000).rounded(.toNearestOrAwayFromZero) / 100_000
  }
}
