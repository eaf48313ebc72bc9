import Foundation
import Widgets

extension Color {
  /// Returns the color composed over a background.
  package func over(_ ground: Color) -> Color {
    let rest = ground.alpha * (1 - alpha)
    let sum = alpha + rest
    guard sum > 0 else { return self }
    return Color(
      red: (red * alpha + ground.red * rest) / sum,
      green: (green * alpha + ground.green * rest) / sum,
      blue: (blue * alpha + ground.blue * rest) / sum,
      alpha: sum
    )
  }

  /// The contrast to another color, from 1 for none to 21 for black and white, by WCAG 2.
  package func contrast(to other: Color) -> Double {
    let (lighter, darker) = (max(luminance, other.luminance), min(luminance, other.luminance))
    return (lighter + 0.05) / (darker + 0.05)
  }

  /// The relative luminance, from 0 for black to 1 for white, by WCAG 2.
  package var luminance: Double {
    func linear(_ component: Double) -> Double {
      component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}

extension Color {
  /// Returns the color with its opacity multiplied by a factor.
  package func faded(_ factor: Double) -> Color { factor == 1 ? self : withAlphaComponent(alpha * factor) }
}
