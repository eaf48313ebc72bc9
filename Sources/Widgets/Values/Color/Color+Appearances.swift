extension Color {
  /// What a color is called and what it is in each interface style.
  internal struct Appearances: Hashable, Sendable {
    var name: String?
    var light: Components
    var dark: Components

    /// The opacity that a named color is given in place of its own.
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
