import Mod

/// A long press: a model of `UILongPressGestureRecognizer`.
///
/// ```swift
/// let press = LongPressGestureRecognizer(.minimumPressDuration(1))
/// ```
public struct LongPressGestureRecognizer: GestureRecognizer {
  /// The least duration of the press, in seconds. 0.5 by default.
  ///
  /// A terminal waits for it. In a page, the browser decides what a long press is.
  public var minimumPressDuration = 0.5

  /// The distance that a finger may move during the press, in points. 10 by default.
  ///
  /// A terminal counts a column as 8 points and a row as 20.
  public var allowableMovement = 10.0

  /// The number of taps before the press. 0 by default.
  public var numberOfTapsRequired = 0

  /// The number of fingers. 1 by default.
  public var numberOfTouchesRequired = 1

  /// The attributes of every gesture recognizer.
  public var attributes = GestureAttributes()

  /// Creates a recognizer with UIKit's defaults.
  public init() {}
}

extension PropertyNames where Root == LongPressGestureRecognizer {
  /// The least duration of the press, in seconds. 0.5 by default.
  @inlinable public static var minimumPressDuration: Property<Root, Double> {
    Property { $1(&$0.minimumPressDuration) }
  }

  /// The distance that a finger may move during the press, in points. 10 by default.
  @inlinable public static var allowableMovement: Property<Root, Double> { Property { $1(&$0.allowableMovement) } }

  /// The number of taps before the press. 0 by default.
  @inlinable public static var numberOfTapsRequired: Property<Root, Int> { Property { $1(&$0.numberOfTapsRequired) } }

  /// The number of fingers. 1 by default.
  @inlinable public static var numberOfTouchesRequired: Property<Root, Int> {
    Property { $1(&$0.numberOfTouchesRequired) }
  }
}

extension EventNames where Root == LongPressGestureRecognizer {
  /// Sent when the ``GestureRecognizer/state`` changes, with the recognizer.
  public static var action: Event<Root, Root> { stateChange }
}
