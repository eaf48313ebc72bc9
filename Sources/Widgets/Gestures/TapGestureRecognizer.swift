import Mod

/// A tap or several: a model of `UITapGestureRecognizer`.
///
/// ```swift
/// let doubleTap = TapGestureRecognizer(.numberOfTapsRequired(2))
/// ```
public struct TapGestureRecognizer: GestureRecognizer {
  /// The number of taps. 1 by default.
  public var numberOfTapsRequired = 1

  /// The number of fingers. 1 by default.
  ///
  /// The gesture is recognized if that many fingers touch at once.
  public var numberOfTouchesRequired = 1

  /// The buttons of a pointing device that must be pressed. `primary` by default.
  ///
  /// A terminal and a page tell the secondary button of a mouse from the primary one.
  public var buttonMaskRequired = ButtonMask.primary

  /// The attributes of every gesture recognizer.
  public var attributes = GestureAttributes()

  /// Creates a recognizer with UIKit's defaults.
  public init() {}
}

extension PropertyNames where Root == TapGestureRecognizer {
  /// The number of taps. 1 by default.
  @inlinable public static var numberOfTapsRequired: Property<Root, Int> { Property { $1(&$0.numberOfTapsRequired) } }

  /// The number of fingers. 1 by default.
  ///
  /// The gesture is recognized if that many fingers touch at once.
  @inlinable public static var numberOfTouchesRequired: Property<Root, Int> {
    Property { $1(&$0.numberOfTouchesRequired) }
  }

  /// The buttons of a pointing device that must be pressed. `primary` by default.
  ///
  /// A terminal and a page tell the secondary button of a mouse from the primary one.
  @inlinable public static var buttonMaskRequired: Property<Root, ButtonMask> {
    Property { $1(&$0.buttonMaskRequired) }
  }
}
