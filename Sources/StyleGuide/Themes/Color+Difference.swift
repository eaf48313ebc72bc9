import Foundation
import Widgets

extension Color {
  /// Returns the distance to another color in OKLab (ΔE OK of CSS Color 4): 0.02 is just noticeable, and 1 is the
  /// distance of black and white. A difference in opacity is added.
  ///
  /// It is the greatest distance in the styles, because a color that is near in one style only is wrong in the other.
  internal func difference(to other: Color, in styles: [UserInterfaceStyle]) -> Double {
    let distances = styles.map { style in
      let (one, another) = (resolved(for: style), other.resolved(for: style))
      let difference = one.lab - another.lab
      return (difference * difference).sum().squareRoot() + abs(one.alpha - another.alpha)
    }
    return distances.max() ?? 0
  }

  /// Returns whether the color has the same components as another color in the styles, with any contrast.
  internal func looksLike(_ other: Color, in styles: [UserInterfaceStyle]) -> Bool {
    styles.allSatisfy { style in
      [AccessibilityContrast.normal, .high].allSatisfy { contrast in
        resolved(for: style, contrast: contrast) == other.resolved(for: style, contrast: contrast)
      }
    }
  }

  /// The lightness and the two chromatic components in OKLab.
  private var lab: SIMD3<Double> {
    func linear(_ component: Double) -> Double {
      component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
    }
    let (red, green, blue) = (linear(red), linear(green), linear(blue))
    let long = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let medium = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let short = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    return SIMD3(
      0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short,
      1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short,
      0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short)
  }
}
