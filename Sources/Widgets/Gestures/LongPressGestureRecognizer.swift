import Mod

/// A press that lasts: a model of `UILongPressGestureRecognizer`.
///
/// ```swift
/// let press = LongPressGestureRecognizer(.minimumPressDuration(1))
/// ```
public struct LongPressGestureRecognizer: GestureRecognizer {
  /// How long the press must last, in seconds. 0.5 by default.
  public var minimumPressDuration = 0.5

  /// How far a finger may move meanwhile, in points. 10 by default.
  public var allowableMovement = 10.0

  /// How many taps come before the press. 0 by default.
  public var numberOfTapsRequired = 0

  /// How many fingers it takes. 1 by default.
  public var numberOfTouchesRequired = 1

  /// What every gesture recognizer has.
  public var attributes = GestureAttributes()

  /// Makes a recognizer with UIKit's defaults.
  public init() {}
}

extension PropertyNames where Root == LongPressGestureRecognizer {
  /// Names ``LongPressGestureRecognizer/minimumPressDuration``.
  @inlinable public static var minimumPressDuration: Property<Root, Double> {
    Property { $1(&$0.minimumPressDuration) }
  }
  /// Names ``LongPressGestureRecognizer/allowableMovement``.
  @inlinable public static var allowableMovement: Property<Root, Double> { Property { $1(&$0.allowableMovement) } }
  /// Names ``LongPressGestureRecognizer/numberOfTapsRequired``.
  @inlinable public static var numberOfTapsRequired: Property<Root, Int> { Property { $1(&$0.numberOfTapsRequired) } }
  /// Names ``LongPressGestureRecognizer/numberOfTouchesRequired``.
  @inlinable public static var numberOfTouchesRequired: Property<Root, Int> {
    Property { $1(&$0.numberOfTouchesRequired) }
  }
}
