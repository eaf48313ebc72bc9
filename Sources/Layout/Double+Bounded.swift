extension Double {
  /// The number, clamped to a million in both directions, so that a layout can add it up. NaN becomes 0.
  ///
  /// No value in a widget makes a preview trap or run forever.
  @inlinable package var bounded: Double { isNaN ? 0 : Swift.max(-1_000_000, Swift.min(self, 1_000_000)) }

  /// The number as a length: ``bounded``, and at least 0.
  @inlinable package var boundedLength: Double { Swift.max(0, bounded) }

  /// The number as the size of content, such as a long text, clamped to 0 to 10¹². NaN becomes 0.
  @inlinable package var reachable: Double { isNaN ? 0 : Swift.max(0, Swift.min(self, 1e12)) }
}

extension Int {
  /// Creates an integer from a number, clamped to a billion in both directions. NaN becomes 0.
  @inlinable package init(bounded number: Double) {
    self = number.isNaN ? 0 : Int(Swift.max(-1_000_000_000, Swift.min(number, 1_000_000_000)))
  }
}

extension BinaryFloatingPoint {
  /// The number with as few digits as possible, rounded to hundredths.
  @inlinable package var short: String {
    let number = Double(self)
    guard number.isFinite else { return "0" }
    // Larger numbers have no hundredths, and the largest ones times 100 are infinite.
    let rounded = abs(number) < 1e15 ? (number * 100).rounded() / 100 : number
    if let whole = Int(exactly: rounded) { return String(whole) }
    return "\(rounded)"
  }
}
