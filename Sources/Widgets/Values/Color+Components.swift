extension Color {
  /// What a colour is mixed from, each from 0 to 1.
  internal struct Components: Hashable, Sendable {
    let red, green, blue, alpha: Double

    init(red: Double, green: Double, blue: Double, alpha: Double) {
      self.red = red.clamped
      self.green = green.clamped
      self.blue = blue.clamped
      self.alpha = alpha.clamped
    }

    func withAlpha(_ alpha: Double) -> Components {
      Components(red: red, green: green, blue: blue, alpha: alpha)
    }
  }
}

extension Double {
  fileprivate var clamped: Double { Swift.min(Swift.max(self, 0), 1) }
}
