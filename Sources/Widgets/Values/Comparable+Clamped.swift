extension Comparable {
  /// The nearest value in the range. What compares with nothing, as NaN does, becomes the lower bound.
  internal func clamped(to range: ClosedRange<Self>) -> Self {
    min(max(range.lowerBound, self), range.upperBound)
  }
}
