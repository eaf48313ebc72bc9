import Widgets

extension Color {
  /// Returns the color with its opacity multiplied by a factor.
  package func faded(_ factor: Double) -> Color { factor == 1 ? self : withAlphaComponent(alpha * factor) }
}
