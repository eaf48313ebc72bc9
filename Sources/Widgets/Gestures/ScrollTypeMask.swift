/// The kinds of scrolling without touching the screen.
public struct ScrollTypeMask: NamedOptionSet {
  /// In steps, as with a mouse wheel.
  public static let discrete = ScrollTypeMask(rawValue: 1 << 0)
  /// Smoothly, as on a trackpad.
  public static let continuous = ScrollTypeMask(rawValue: 1 << 1)
  /// Both kinds.
  public static let all: ScrollTypeMask = [.discrete, .continuous]

  /// The kinds and their names.
  public static var names: KeyValuePairs<Self, String> { [.discrete: "discrete", .continuous: "continuous"] }

  /// The bits, with one for each kind.
  public let rawValue: UInt

  /// Creates a set from its bits.
  @inlinable public init(rawValue: UInt) { self.rawValue = rawValue }
}
