extension Color {
  /// The components of a color in sRGB, each from 0 to 1.
  internal struct Components: Hashable, Sendable {
    let red, green, blue, alpha: Double

    init(red: Double, green: Double, blue: Double, alpha: Double) {
      self.red = red.clamped(to: 0...1)
      self.green = green.clamped(to: 0...1)
      self.blue = blue.clamped(to: 0...1)
      self.alpha = alpha.clamped(to: 0...1)
    }

    func withAlphaComponent(_ alpha: Double) -> Components {
      Components(red: red, green: green, blue: blue, alpha: alpha)
    }
  }
}
