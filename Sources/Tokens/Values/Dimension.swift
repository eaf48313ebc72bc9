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
      /// A hundredth of the width of the window. The format has no such unit: see ``TokenLeniency/vw``.
      case vw
      /// A hundredth of the height of the window. The format has no such unit: see ``TokenLeniency/vw``.
      case vh
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

    /// Returns the length in points, which is finite: that of `1e308rem` is the greatest finite number.
    ///
    /// - Parameters:
    ///   - textSize: The user's default text size, which `rem` is a multiple of.
    ///   - fontSize: The size of the text, which `em` is a multiple of. It is the default text size if it is `nil`.
    ///   - window: The size of the window, of which `vw` and `vh` are hundredths. 1,280 × 800 points by default.
    public func points(
      textSize: Double = 16, fontSize: Double? = nil, window: (width: Double, height: Double) = (1_280, 800)
    ) -> Double {
      let points =
        switch unit {
        case .px: value
        case .rem: value * textSize
        case .em: value * (fontSize ?? textSize)
        case .vw: value / 100 * window.width
        case .vh: value / 100 * window.height
        }
      return points.finite
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

extension Double {
  /// The number, or the greatest finite one for infinity, because files have no infinite numbers.
  internal var finite: Double { max(-.greatestFiniteMagnitude, min(self, .greatestFiniteMagnitude)) }
}

extension Token.Dimension: CustomStringConvertible {
  /// The number and the unit: `1.5rem`.
  public var description: String { value.shortest + unit.rawValue }
}

extension Token.Duration: CustomStringConvertible {
  /// The number and the unit: `200ms`.
  public var description: String { value.shortest + unit.rawValue }
}
