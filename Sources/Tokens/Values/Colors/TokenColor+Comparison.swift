import Values

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
}
