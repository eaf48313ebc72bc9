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
