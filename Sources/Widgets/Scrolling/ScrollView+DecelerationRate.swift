extension ScrollView {
  /// How fast scrolling slows down: the share of its speed that is left after each millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    /// The share of the speed that is left after each millisecond, below 1.
    public let rawValue: Double

    /// Creates a rate from the share of the speed that is left after each millisecond.
    public init(rawValue: Double) {
      self.rawValue = rawValue
    }

    /// Slows down gently: 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)

    /// Comes to a stop soon: 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)

    /// The name of the rate, `.fast`, or how it is made: `DecelerationRate(rawValue: 0.5)`.
    public var description: String {
      switch self {
      case .normal: ".normal"
      case .fast: ".fast"
      default: "DecelerationRate(rawValue: \(rawValue))"
      }
    }
  }
}
