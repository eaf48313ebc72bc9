/// The notation of numbers and colors in texts that people read, such as findings.
package enum ReaderNotation {
  /// Whether numbers have at most three decimals, and components of colors are whole bytes: `33.333`, `#12121A`.
  /// `false` by default, so that different values have different descriptions.
  @TaskLocal package static var isRounded = false

  /// Returns the result of a closure in which numbers and colors are rounded, except for colors outside of sRGB.
  package static func rounded<Result>(_ body: () -> Result) -> Result {
    $isRounded.withValue(true, operation: body)
  }

  /// Returns the result of a closure in which values are exact, because the text is source code to be copied.
  package static func exact<Result>(_ body: () -> Result) -> Result {
    $isRounded.withValue(false, operation: body)
  }
}

extension Double {
  /// The number, with at most three decimals in texts for readers.
  package var inNotation: Double {
    // NaN can stand for a token, and numbers beyond the limit have no thousandths.
    guard ReaderNotation.isRounded, abs(self) < 1e12 else { return self }
    return (self * 1000).rounded() / 1000
  }
}
