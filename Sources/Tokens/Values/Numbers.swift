extension Double {
  /// The shortest text that represents the number exactly: `16`, `16.5`.
  internal var shortest: String { Int(exactly: self).map(String.init) ?? String(self) }
}
