import Mod

/// One or more taps: a model of `UITapGestureRecognizer`.
///
/// ```swift
/// let doubleTap = TapGestureRecognizer(.numberOfTapsRequired(2))
/// ```
public struct TapGestureRecognizer: GestureRecognizer {
  /// How many taps make the gesture. 1 by default.
  public var numberOfTapsRequired = 1

  /// How many fingers it takes. 1 by default.
  public var numberOfTouchesRequired = 1

  /// The buttons of a pointer that must be down. `primary` by default.
  public var buttonMaskRequired = ButtonMask.primary

  /// What every gesture recognizer has.
  public var attributes = GestureAttributes()

  /// Makes a recognizer with UIKit's defaults.
  public init() {}
}

extension PropertyNames where Root == TapGestureRecognizer {
  /// Names ``TapGestureRecognizer/numberOfTapsRequired``.
  @inlinable public static var numberOfTapsRequired: Property<Root, Int> { Property { $1(&$0.numberOfTapsRequired) } }
  /// Names ``TapGestureRecognizer/numberOfTouchesRequired``.
  @inlinable public static var numberOfTouchesRequired: Property<Root, Int> {
    Property { $1(&$0.numberOfTouchesRequired) }
  }
  /// Names ``TapGestureRecognizer/buttonMaskRequired``.
  @inlinable public static var buttonMaskRequired: Property<Root, ButtonMask> {
    Property { $1(&$0.buttonMaskRequired) }
  }
}
