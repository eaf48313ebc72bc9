extension Color {
  /// The components of a color in sRGB. Those of colors outside of sRGB are less than 0 or greater than 1.
  internal struct Components: Hashable, Sendable {
    let red, green, blue, alpha: Double

    init(red: Double, green: Double, blue: Double, alpha: Double) {
      self.red = red.clamped(to: 0...1)
      self.green = green.clamped(to: 0...1)
      self.blue = blue.clamped(to: 0...1)
      self.alpha = alpha.clamped(to: 0...1)
    }

    /// Creates components that may be outside of sRGB. Rounding errors around sRGB are clamped.
    init(extended color: SIMD3<Double>, alpha: Double) {
      let clamped = color.clamped(lowerBound: .zero, upperBound: .one)
      let excess = color - clamped
      let isInside = max(excess.max(), -excess.min()) < 0.000075
      let isFinite = color.x.isFinite && color.y.isFinite && color.z.isFinite
      let used = !isFinite ? .zero : isInside ? clamped : color
      (red, green, blue) = (used.x, used.y, used.z)
      self.alpha = alpha.clamped(to: 0...1)
    }

    /// Red, green and blue.
    var rgb: SIMD3<Double> { SIMD3(red, green, blue) }

    /// Whether sRGB does not contain the color.
    var isWide: Bool { rgb.min() < 0 || rgb.max() > 1 }

    /// The coordinates in CIE XYZ with the white point D65.
    var xyz: SIMD3<Double> { Matrix.srgbToXYZ * TransferFunction.srgb.linear(rgb) }

    /// Creates components from coordinates in CIE XYZ with the white point D65.
    init(xyz: SIMD3<Double>, alpha: Double) {
      let color = TransferFunction.srgb.encoded(Matrix.xyzToSRGB * xyz)
      // Conversions leave a rounding error in colors that have exact components.
      let exact = (color * 255).rounded(.toNearestOrAwayFromZero) / 255
      let error = color - exact
      self.init(extended: max(error.max(), -error.min()) < 1e-9 ? exact : color, alpha: alpha)
    }

    func withAlphaComponent(_ alpha: Double) -> Components { Components(extended: rgb, alpha: alpha) }
  }
}
