extension Token {
  /// A length with its unit.
  public struct Dimension: Hashable, Sendable {
    /// The unit of a length.
    public enum Unit: String, Hashable, Sendable, CaseIterable {
      /// A point on the platforms of Apple, a density-independent pixel on Android.
      case px
      /// The user's default text size, which is 16 points where there is none.
      case rem
      /// The font size of the text. The format has no such unit: see ``TokenLeniency/em``.
      case em
    }

    /// The length in its unit, which may be negative.
    public var value: Double

    /// The unit of the length.
    public var unit: Unit

    /// Creates a length.
    public init(_ value: Double, _ unit: Unit) {
      self.value = value
      self.unit = unit
    }

    /// Returns the length in points.
    ///
    /// - Parameters:
    ///   - textSize: The user's default text size, which `rem` is a multiple of.
    ///   - fontSize: The size of the text, which `em` is a multiple of. It is the default text size if it is `nil`.
    public func points(textSize: Double = 16, fontSize: Double? = nil) -> Double {
      switch unit {
      case .px: value
      case .rem: value * textSize
      case .em: value * (fontSize ?? textSize)
      }
    }
  }

  /// A length of time with its unit.
  public struct Duration: Hashable, Sendable {
    /// The unit of a length of time.
    public enum Unit: String, Hashable, Sendable, CaseIterable {
      /// Milliseconds.
      case ms
      /// Seconds.
      case s
    }

    /// The length in its unit.
    public var value: Double

    /// The unit of the length.
    public var unit: Unit

    /// Creates a length of time.
    public init(_ value: Double, _ unit: Unit) {
      self.value = value
      self.unit = unit
    }

    /// The length in seconds.
    public var seconds: Double { unit == .s ? value : value / 1000 }
  }
}

extension Token.Dimension: CustomStringConvertible {
  /// The number and the unit: `1.5rem`.
  public var description: String { value.shortest + unit.rawValue }
}

extension Token.Duration: CustomStringConvertible {
  /// The number and the unit: `200ms`.
  public var description: String { value.shortest + unit.rawValue }
}
