extension SwipeGestureRecognizer {
  /// The directions of a swipe.
  public struct Direction: NamedOptionSet {
    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Upwards.
    public static let up = Direction(rawValue: 1 << 2)
    /// Downwards.
    public static let down = Direction(rawValue: 1 << 3)

    /// The directions and their names.
    public static var names: KeyValuePairs<Self, String> {
      [.right: "right", .left: "left", .up: "up", .down: "down"]
    }

    /// The bits, with one for each direction.
    public let rawValue: UInt

    /// Creates a set from its bits.
    @inlinable public init(rawValue: UInt) { self.rawValue = rawValue }
  }
}
