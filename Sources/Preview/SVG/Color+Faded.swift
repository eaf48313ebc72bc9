import Widgets

extension Color {
  /// The colour, less opaque by a factor.
  internal func faded(_ factor: Double) -> Color { factor == 1 ? self : withAlphaComponent(alpha * factor) }
}
