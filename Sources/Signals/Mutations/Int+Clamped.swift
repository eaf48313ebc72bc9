extension Int {
  /// The sum, or the bound that it would be beyond.
  package func clampedAdding(_ other: Int) -> Int {
    let (sum, isOver) = addingReportingOverflow(other)
    return isOver ? (other < 0 ? .min : .max) : sum
  }

  /// The difference, or the bound that it would be beyond.
  package func clampedSubtracting(_ other: Int) -> Int {
    let (difference, isOver) = subtractingReportingOverflow(other)
    return isOver ? (other < 0 ? .max : .min) : difference
  }
}
