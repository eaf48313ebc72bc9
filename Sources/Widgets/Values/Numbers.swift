extension Comparable {
  /// The nearest value between two bounds; the lower one wins where they cross. NaN becomes the lower bound.
  internal func clamped(from lower: Self, to upper: Self) -> Self {
    max(lower, min(self, upper))
  }

  /// The nearest value in a range. NaN becomes the lower bound.
  internal func clamped(to range: ClosedRange<Self>) -> Self {
    clamped(from: range.lowerBound, to: range.upperBound)
  }
}

extension Double {
  /// The number in as few characters as say it exactly: `16`, `16.5`.
  internal var shortest: String { Int(exactly: self).map(String.init) ?? String(self) }
}
