extension Double {
  /// The number as a distance that a layout can add up: 0 in place of NaN, and at most a million either way.
  ///
  /// Whatever a program or its data put into a widget, no preview traps and none goes on for ever.
  internal var bounded: Double { isNaN ? 0 : Swift.max(-1_000_000, Swift.min(self, 1_000_000)) }

  /// The number as a length: ``bounded``, and never less than nothing.
  internal var boundedLength: Double { Swift.max(0, bounded) }

  /// The number as the size of contents, which may be a text of any length: 0 in place of NaN, and at most 10¹².
  internal var reachable: Double { isNaN ? 0 : Swift.max(0, Swift.min(self, 1e12)) }
}

extension Int {
  /// The whole part of a number, as far as a billion either way; 0 for NaN.
  internal init(bounded number: Double) {
    self = number.isNaN ? 0 : Int(Swift.max(-1_000_000_000, Swift.min(number, 1_000_000_000)))
  }
}
