import Foundation

/// Conversions between rectangular and cylindrical coordinates, of CSS Color 4. Hues are in degrees.
internal enum Cylinder {
  /// Returns lightness, a and b of lightness, chroma and hue.
  static func axes(_ color: SIMD3<Double>) -> SIMD3<Double> {
    let hue = color.z * .pi / 180
    return SIMD3(color.x, color.y * cos(hue), color.y * sin(hue))
  }

  /// Returns lightness, chroma and hue of lightness, a and b.
  static func chromaAndHue(_ color: SIMD3<Double>) -> SIMD3<Double> {
    let hue = atan2(color.z, color.y) * 180 / .pi
    return SIMD3(color.x, (color.y * color.y + color.z * color.z).squareRoot(), positive(hue))
  }

  /// Returns red, green and blue of hue, saturation and lightness.
  static func rgb(hsl color: SIMD3<Double>) -> SIMD3<Double> {
    let (saturation, lightness) = (color.y / 100, color.z / 100)
    let amount = saturation * min(lightness, 1 - lightness)
    func component(_ offset: Double) -> Double {
      let position = (offset + positive(color.x) / 30).truncatingRemainder(dividingBy: 12)
      return lightness - amount * max(-1, min(position - 3, 9 - position, 1))
    }
    return SIMD3(component(0), component(8), component(4))
  }

  /// Returns red, green and blue of hue, whiteness and blackness.
  static func rgb(hwb color: SIMD3<Double>) -> SIMD3<Double> {
    let (white, black) = (color.y / 100, color.z / 100)
    guard white + black < 1 else { return SIMD3(repeating: white / (white + black)) }
    return rgb(hsl: SIMD3(color.x, 100, 50)) * (1 - white - black) + SIMD3(repeating: white)
  }

  /// Returns hue, saturation and lightness of red, green and blue.
  static func hsl(rgb color: SIMD3<Double>) -> SIMD3<Double> {
    let (high, low) = (color.max(), color.min())
    let lightness = (high + low) / 2
    let span = min(lightness, 1 - lightness)
    let saturation = high == low || span == 0 ? 0 : (high - lightness) / span
    // Colors outside of sRGB can have a negative saturation, which means the opposite hue.
    let hue = saturation < 0 ? positive(hue(rgb: color) + 180) : hue(rgb: color)
    return SIMD3(hue, abs(saturation) * 100, lightness * 100)
  }

  /// Returns hue, whiteness and blackness of red, green and blue.
  static func hwb(rgb color: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(hue(rgb: color), color.min() * 100, (1 - color.max()) * 100)
  }

  private static func hue(rgb color: SIMD3<Double>) -> Double {
    let (high, low) = (color.max(), color.min())
    guard high > low else { return 0 }
    let sector =
      switch high {
      case color.x: (color.y - color.z) / (high - low)
      case color.y: (color.z - color.x) / (high - low) + 2
      default: (color.x - color.y) / (high - low) + 4
      }
    return positive(sector * 60)
  }

  private static func positive(_ hue: Double) -> Double {
    let rest = hue.truncatingRemainder(dividingBy: 360)
    return rest < 0 ? rest + 360 : rest
  }
}
