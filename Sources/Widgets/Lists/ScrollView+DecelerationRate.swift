extension ScrollView {
  /// The rate at which scrolling slows down, as the fraction of the speed that is left after each millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    /// The fraction of the speed that is left after each millisecond, below 1.
    public let rawValue: Double

    /// Creates a rate from the fraction of the speed that is left after each millisecond.
    public init(rawValue: Double) { self.rawValue = rawValue }

    /// A slow deceleration: 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)

    /// A fast deceleration: 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)

    /// The rate as source code: `.fast` or `DecelerationRate(rawValue: 0.5)`.
    public var description: String {
      switch self {
      case .normal: ".normal"
      case .fast: ".fast"
      default: "DecelerationRate(rawValue: \(rawValue))"
      }
    }
  }
}
