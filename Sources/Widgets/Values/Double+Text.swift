extension Double {
  /// The number in as few characters as say it exactly: `16`, `16.5`.
  internal var shortest: String { Int(exactly: self).map(String.init) ?? String(self) }
}
