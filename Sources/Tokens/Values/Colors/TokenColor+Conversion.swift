import Foundation
import Values

extension Token.Color {
  /// Returns the color in another space, by the formulas of CSS Color 4 (section 18, “Sample code for color
  /// conversions”, <https://www.w3.org/TR/css-color-4/#color-conversion-code>), without gamut mapping.
  ///
  /// Components can hence be outside of their range: see ``mapped(to:)``. The hue of a gray is missing.
  public func converted(to target: Space) -> Token.Color {
    if target == space { return self }
    let coordinates = Self.coordinates(ofXYZ: xyz, in: target)
    var components: [Double?] = [coordinates.x, coordinates.y, coordinates.z]
    if let hue = target.hueIndex, Self.isGray(coordinates, in: target) { components[hue] = nil }
    return Token.Color(target, components[0], components[1], components[2], alpha: alpha)
  }

  /// The coordinates in CIE XYZ with the white point D65.
  internal var xyz: SIMD3<Double> {
    let color = coordinates
    return switch space {
    case .srgb: Matrix.srgbToXYZ * TransferFunction.srgb.linear(color)
    case .srgbLinear: Matrix.srgbToXYZ * color
    case .hsl: Matrix.srgbToXYZ * TransferFunction.srgb.linear(Cylinder.rgb(hsl: color))
    case .hwb: Matrix.srgbToXYZ * TransferFunction.srgb.linear(Cylinder.rgb(hwb: color))
    case .lab: Matrix.d50ToD65 * CIELab.xyz(color)
    case .lch: Matrix.d50ToD65 * CIELab.xyz(Cylinder.axes(color))
    case .oklab: OKLab.xyz(color)
    case .oklch: OKLab.xyz(Cylinder.axes(color))
    case .displayP3: Matrix.displayP3ToXYZ * TransferFunction.srgb.linear(color)
    case .a98RGB: Matrix.a98ToXYZ * TransferFunction.a98.linear(color)
    case .proPhotoRGB: Matrix.d50ToD65 * (Matrix.proPhotoToXYZ * TransferFunction.proPhoto.linear(color))
    case .rec2020: Matrix.rec2020ToXYZ * TransferFunction.rec2020.linear(color)
    case .xyzD65: color
    case .xyzD50: Matrix.d50ToD65 * color
    }
  }

  private static func coordinates(ofXYZ xyz: SIMD3<Double>, in space: Space) -> SIMD3<Double> {
    func srgb() -> SIMD3<Double> { TransferFunction.srgb.encoded(Matrix.xyzToSRGB * xyz) }
    return switch space {
    case .srgb: srgb()
    case .srgbLinear: Matrix.xyzToSRGB * xyz
    case .hsl: Cylinder.hsl(rgb: srgb())
    case .hwb: Cylinder.hwb(rgb: srgb())
    case .lab: CIELab.lab(Matrix.d65ToD50 * xyz)
    case .lch: Cylinder.chromaAndHue(CIELab.lab(Matrix.d65ToD50 * xyz))
    case .oklab: OKLab.lab(xyz)
    case .oklch: Cylinder.chromaAndHue(OKLab.lab(xyz))
    case .displayP3: TransferFunction.srgb.encoded(Matrix.xyzToDisplayP3 * xyz)
    case .a98RGB: TransferFunction.a98.encoded(Matrix.xyzToA98 * xyz)
    case .proPhotoRGB: TransferFunction.proPhoto.encoded(Matrix.xyzToProPhoto * (Matrix.d65ToD50 * xyz))
    case .rec2020: TransferFunction.rec2020.encoded(Matrix.xyzToRec2020 * xyz)
    case .xyzD65: xyz
    case .xyzD50: Matrix.d65ToD50 * xyz
    }
  }

  /// Whether a color has so little chroma that its hue means nothing.
  private static func isGray(_ color: SIMD3<Double>, in space: Space) -> Bool {
    switch space {
    case .hsl: color.y <= 0.001
    case .hwb: color.y + color.z >= 99.999
    case .lch: color.y <= 0.0015
    default: color.y <= 0.000004
    }
  }
}

/// CIE Lab, relative to the white point D50, as CSS Color 4 has it.
internal enum CIELab {
  private static let white = SIMD3(0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585)
  private static let kappa = 24389.0 / 27
  private static let epsilon = 216.0 / 24389

  /// Returns XYZ with the white point D50.
  static func xyz(_ lab: SIMD3<Double>) -> SIMD3<Double> {
    let y = (lab.x + 16) / 116
    let (x, z) = (lab.y / 500 + y, y - lab.z / 200)
    func cube(_ value: Double) -> Double {
      let cube = value * value * value
      return cube > epsilon ? cube : (116 * value - 16) / kappa
    }
    return SIMD3(cube(x), lab.x > 8 ? y * y * y : lab.x / kappa, cube(z)) * white
  }

  /// Returns lightness, a and b of XYZ with the white point D50.
  static func lab(_ xyz: SIMD3<Double>) -> SIMD3<Double> {
    func root(_ value: Double) -> Double { value > epsilon ? cbrt(value) : (kappa * value + 16) / 116 }
    let relative = xyz / white
    let (x, y, z) = (root(relative.x), root(relative.y), root(relative.z))
    return SIMD3(116 * y - 16, 500 * (x - y), 200 * (y - z))
  }
}
