/// How much a wish of the layout counts against others, from 0 to 1000, which must be met.
public struct LayoutPriority: RawRepresentable, Hashable, Sendable {
  /// 1000: the layout must meet it.
  public static let required = LayoutPriority(rawValue: 1000)
  /// 750: how much a button resists being made smaller than its content.
  public static let defaultHigh = LayoutPriority(rawValue: 750)
  /// 250: how much a button resists being made larger than its content.
  public static let defaultLow = LayoutPriority(rawValue: 250)
  /// 50: how much a view wants its fitting size when it is asked for it.
  public static let fittingSizeLevel = LayoutPriority(rawValue: 50)

  /// The priority as a number, from 0 to 1000.
  public var rawValue: Double

  /// Creates a priority of a number from 0 to 1000.
  @inlinable
  public init(rawValue: Double) {
    self.rawValue = rawValue
  }
}

extension LayoutPriority: ExpressibleByFloatLiteral {
  /// Lets a number stand for the priority: `251.5`.
  @inlinable
  public init(floatLiteral value: Double) {
    self.init(rawValue: value)
  }
}

extension LayoutPriority: ExpressibleByIntegerLiteral {
  /// Lets a number stand for the priority: `251`.
  @inlinable
  public init(integerLiteral value: Int) {
    self.init(rawValue: Double(value))
  }
}

extension LayoutPriority: Comparable {
  /// Whether the first counts less than the second.
  @inlinable
  public static func < (first: LayoutPriority, second: LayoutPriority) -> Bool {
    first.rawValue < second.rawValue
  }
}

extension LayoutPriority: CustomStringConvertible {
  /// The name, `.defaultHigh`, or the number where there is none.
  public var description: String {
    switch self {
    case .required: ".required"
    case .defaultHigh: ".defaultHigh"
    case .defaultLow: ".defaultLow"
    case .fittingSizeLevel: ".fittingSizeLevel"
    default: "\(rawValue)"
    }
  }
}
