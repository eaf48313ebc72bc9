extension Int {
  /// Returns the sum, or the nearest representable number on overflow.
  package func clampedAdding(_ other: Int) -> Int {
    let (sum, isOver) = addingReportingOverflow(other)
    return isOver ? (other < 0 ? .min : .max) : sum
  }

  /// Returns the difference, or the nearest representable number on overflow.
  package func clampedSubtracting(_ other: Int) -> Int {
    let (difference, isOver) = subtractingReportingOverflow(other)
    return isOver ? (other < 0 ? .max : .min) : difference
  }
}
