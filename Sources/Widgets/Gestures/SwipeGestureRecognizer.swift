import Mod

/// A swipe in one direction: a model of `UISwipeGestureRecognizer`.
///
/// ```swift
/// let forward = SwipeGestureRecognizer(.direction(.left))
/// ```
public struct SwipeGestureRecognizer: GestureRecognizer {
  /// The directions that are recognized. `right` by default.
  public var direction = Direction.right

  /// The number of fingers. 1 by default.
  public var numberOfTouchesRequired = 1

  /// The attributes of every gesture recognizer.
  public var attributes = GestureAttributes()

  /// Creates a recognizer with UIKit's defaults.
  public init() {}
}

extension PropertyNames where Root == SwipeGestureRecognizer {
  /// The directions that are recognized. `right` by default.
  @inlinable public static var direction: Property<Root, SwipeGestureRecognizer.Direction> {
    Property { $1(&$0.direction) }
  }

  /// The number of fingers. 1 by default.
  @inlinable public static var numberOfTouchesRequired: Property<Root, Int> {
    Property { $1(&$0.numberOfTouchesRequired) }
  }
}

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

extension EventNames where Root == SwipeGestureRecognizer {
  /// Sent when the ``GestureRecognizer/state`` changes, with the recognizer.
  public static var action: Event<Root, Root> { stateChange }
}
