import Foundation

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
