extension Comparable {
  /// Returns the nearest value between two bounds. The lower bound wins if they cross, and replaces NaN.
  @inlinable package func clamped(from lower: Self, to upper: Self) -> Self { max(lower, min(self, upper)) }

  /// Returns the nearest value in a range. The lower bound replaces NaN.
  @inlinable package func clamped(to range: ClosedRange<Self>) -> Self {
    clamped(from: range.lowerBound, to: range.upperBound)
  }
}

extension Double {
  /// The shortest text that represents the number exactly: `16`, `16.5`.
  package var shortest: String { Int(exactly: self).map(String.init) ?? String(self) }
}
