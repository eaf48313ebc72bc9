extension Token.Color {
  /// A color space of CSS Color 4. The raw value is its name in the format.
  public enum Space: String, Hashable, Sendable, CaseIterable {
    /// Red, green and blue of sRGB, each from 0 to 1.
    case srgb
    /// Red, green and blue of sRGB without its transfer function, each from 0 to 1.
    case srgbLinear = "srgb-linear"
    /// Hue in degrees, saturation and lightness in percent, of sRGB.
    case hsl
    /// Hue in degrees, whiteness and blackness in percent, of sRGB.
    case hwb
    /// CIE lightness from 0 to 100, and the axes a and b.
    case lab
    /// CIE lightness from 0 to 100, chroma, and hue in degrees.
    case lch
    /// Lightness from 0 to 1, and the axes a and b, of OKLab.
    case oklab
    /// Lightness from 0 to 1, chroma, and hue in degrees, of OKLab.
    case oklch
    /// Red, green and blue of Display P3, each from 0 to 1.
    case displayP3 = "display-p3"
    /// Red, green and blue of A98 RGB, each from 0 to 1.
    case a98RGB = "a98-rgb"
    /// Red, green and blue of ProPhoto RGB, each from 0 to 1.
    case proPhotoRGB = "prophoto-rgb"
    /// Red, green and blue of Rec. 2020, each from 0 to 1.
    case rec2020
    /// CIE XYZ with the white point D65.
    case xyzD65 = "xyz-d65"
    /// CIE XYZ with the white point D50.
    case xyzD50 = "xyz-d50"
  }
}

extension Token.Color.Space {
  /// The index of the hue among the components, if there is one.
  internal var hueIndex: Int? {
    switch self {
    case .hsl, .hwb: 0
    case .lch, .oklch: 2
    default: nil
    }
  }

  /// The range that the format allows for a component.
  internal func contains(_ value: Double, at index: Int) -> Bool {
    if index == hueIndex { return value >= 0 && value < 360 }
    return switch (self, index) {
    case (.hsl, _), (.hwb, _), (.lab, 0), (.lch, 0): value >= 0 && value <= 100
    case (.lch, _), (.oklch, 1): value >= 0
    case (.lab, _), (.oklab, 1...): true
    default: value >= 0 && value <= 1
    }
  }

  /// The range of a component, for people.
  internal func rangeDescription(at index: Int) -> String {
    if index == hueIndex { return "a hue of at least 0 and less than 360" }
    return switch (self, index) {
    case (.hsl, _), (.hwb, _), (.lab, 0), (.lch, 0): "0 to 100"
    case (.lch, _), (.oklch, 1): "at least 0"
    default: "0 to 1"
    }
  }
}
