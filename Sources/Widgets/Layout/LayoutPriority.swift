/// The priority of a preference of the layout, from 0 to 1000, which is required.
public struct LayoutPriority: RawRepresentable, Hashable, Sendable {
  /// 1000, which the layout must satisfy.
  public static let required = LayoutPriority(rawValue: 1000)
  /// 750, the priority of a button against being smaller than its content.
  public static let defaultHigh = LayoutPriority(rawValue: 750)
  /// 250, the priority of a button against being larger than its content.
  public static let defaultLow = LayoutPriority(rawValue: 250)
  /// 50, the priority of the fitting size of a view.
  public static let fittingSizeLevel = LayoutPriority(rawValue: 50)

  /// The priority as a number, from 0 to 1000.
  public var rawValue: Double

  /// Creates a priority from a number from 0 to 1000.
  @inlinable public init(rawValue: Double) { self.rawValue = rawValue }
}

extension LayoutPriority: ExpressibleByFloatLiteral {
  /// Creates a priority from a floating-point literal: `251.5`.
  @inlinable public init(floatLiteral value: Double) { self.init(rawValue: value) }
}

extension LayoutPriority: ExpressibleByIntegerLiteral {
  /// Creates a priority from an integer literal: `251`.
  @inlinable public init(integerLiteral value: Int) { self.init(rawValue: Double(value)) }
}

extension LayoutPriority: Comparable {
  /// Returns whether the first priority is lower than the second.
  @inlinable public static func < (first: LayoutPriority, second: LayoutPriority) -> Bool {
    first.rawValue < second.rawValue
  }
}

extension LayoutPriority: CustomStringConvertible {
  /// The name, such as `.defaultHigh`, or the number if there is no name.
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
