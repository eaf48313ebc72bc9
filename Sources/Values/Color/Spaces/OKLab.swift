import Foundation

/// OKLab, whose distances are those that people see, as CSS Color 4 has it.
package enum OKLab {
  /// Returns XYZ with the white point D65 of lightness, a and b.
  package static func xyz(_ color: SIMD3<Double>) -> SIMD3<Double> {
    let root = Matrix.oklabToLMS * color
    return Matrix.lmsToXYZ * (root * root * root)
  }

  /// Returns lightness, a and b of XYZ with the white point D65.
  package static func lab(_ xyz: SIMD3<Double>) -> SIMD3<Double> {
    let light = Matrix.xyzToLMS * xyz
    return Matrix.lmsToOKLab * SIMD3(cbrt(light.x), cbrt(light.y), cbrt(light.z))
  }
}
