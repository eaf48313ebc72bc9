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
