extension Color {
  /// The name and the components of a color in both interface styles.
  internal struct Appearances: Hashable, Sendable {
    var name: String?
    var light: Components
    var dark: Components

    /// The opacity that replaces that of a named color.
    var alpha: Double?

    func components(for style: UserInterfaceStyle) -> Components {
      let components = style == .dark ? dark : light
      return alpha.map(components.withAlphaComponent) ?? components
    }

    mutating func fade(to alpha: Double) {
      let alpha = alpha.clamped(to: 0...1)
      if name == nil {
        (light, dark) = (light.withAlphaComponent(alpha), dark.withAlphaComponent(alpha))
      } else {
        self.alpha = (light.alpha, dark.alpha) == (alpha, alpha) ? nil : alpha
      }
    }
  }
}
