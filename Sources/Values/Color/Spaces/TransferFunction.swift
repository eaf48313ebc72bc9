import Foundation

/// The relation between the components of an RGB space and light, of CSS Color 4. The sign is kept.
package enum TransferFunction {
  /// Also that of Display P3.
  case srgb
  case a98
  case proPhoto
  /// A pure power, as CSS Color 4 has it since 2025.
  case rec2020

  /// Returns the components in linear light.
  package func linear(_ color: SIMD3<Double>) -> SIMD3<Double> {
    map(color) { value in
      switch self {
      case .srgb: value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      case .a98: pow(value, 563.0 / 256)
      case .proPhoto: value < 16.0 / 512 ? value / 16 : pow(value, 1.8)
      case .rec2020: pow(value, 2.4)
      }
    }
  }

  /// Returns the components of linear light.
  package func encoded(_ light: SIMD3<Double>) -> SIMD3<Double> {
    map(light) { value in
      switch self {
      case .srgb: value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
      case .a98: pow(value, 256.0 / 563)
      case .proPhoto: value < 1.0 / 512 ? value * 16 : pow(value, 1 / 1.8)
      case .rec2020: pow(value, 1 / 2.4)
      }
    }
  }

  private func map(_ vector: SIMD3<Double>, _ transform: (Double) -> Double) -> SIMD3<Double> {
    func signed(_ value: Double) -> Double { value < 0 ? -transform(-value) : transform(value) }
    return SIMD3(signed(vector.x), signed(vector.y), signed(vector.z))
  }
}
