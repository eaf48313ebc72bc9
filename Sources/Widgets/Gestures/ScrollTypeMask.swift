/// Ways of scrolling without touching the screen.
public struct ScrollTypeMask: NamedOptionSet {
  /// Step by step, as with a mouse wheel.
  public static let discrete = ScrollTypeMask(rawValue: 1 << 0)
  /// Smoothly, as on a trackpad.
  public static let continuous = ScrollTypeMask(rawValue: 1 << 1)
  /// Both ways.
  public static let all: ScrollTypeMask = [.discrete, .continuous]

  /// The two ways with their names.
  public static var names: KeyValuePairs<Self, String> {
    [.discrete: "discrete", .continuous: "continuous"]
  }

  /// One bit for each way.
  public let rawValue: UInt

  /// Makes a set from its bits.
  @inlinable
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}
