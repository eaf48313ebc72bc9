import Widgets

/// The fingers, the pencil or the pointer with which a user touches a widget.
///
/// ```swift
/// try node.tap(with: .fingers(2))
/// try node.tap(with: .secondaryClick)
/// ```
///
/// Recognizers that require other touches do not recognize the gesture.
public struct Touches: Hashable, Sendable {
  /// The number of fingers that touch the widget at once. 1 by default.
  public var count: Int

  /// The type of the touches. `.direct` by default.
  public var type: TouchTypes

  /// The pressed buttons of a pointing device. `.primary` by default, also for fingers.
  public var buttons: ButtonMask

  /// The buttons of a remote control or the keys in place of touches, if there are any.
  internal var presses: PressTypes?

  /// The kind of scrolling in place of touches, if there is one.
  internal var scrolling: ScrollTypeMask?

  /// Creates touches of one type.
  public init(count: Int = 1, type: TouchTypes = .direct, buttons: ButtonMask = .primary) {
    (self.count, self.type, self.buttons) = (count, type, buttons)
  }

  /// One finger.
  public static let finger = Touches()

  /// The pencil.
  public static let pencil = Touches(type: .pencil)

  /// The pointer with its primary button pressed.
  public static let pointer = Touches(type: .indirectPointer)

  /// The pointer with its secondary button pressed.
  public static let secondaryClick = Touches(type: .indirectPointer, buttons: .secondary)

  /// Several fingers at once.
  public static func fingers(_ count: Int) -> Touches { Touches(count: count) }

  /// A key.
  package static func key(_ presses: PressTypes) -> Touches {
    var touches = Touches()
    touches.presses = presses
    return touches
  }

  /// A turn of a wheel.
  internal static var wheel: Touches {
    var touches = Touches(type: .indirectPointer)
    touches.scrolling = .discrete
    return touches
  }
}

extension Touches {
  /// Returns whether a recognizer handles these touches.
  internal func reach(_ recognizer: any GestureRecognizer) -> Bool {
    if let presses { return !recognizer.allowedPressTypes.isDisjoint(with: presses) }
    if let scrolling { return (recognizer as? any Panning)?.allowedScrollTypesMask.contains(scrolling) == true }
    guard recognizer.allowedTouchTypes.contains(type) else { return false }
    return switch recognizer {
    case let tap as TapGestureRecognizer:
      tap.numberOfTouchesRequired == count && buttons.contains(tap.buttonMaskRequired)
    case let press as LongPressGestureRecognizer: press.numberOfTouchesRequired == count
    case let swipe as SwipeGestureRecognizer: swipe.numberOfTouchesRequired == count
    case let pan as any Panning: pan.minimumNumberOfTouches <= count && count <= pan.maximumNumberOfTouches
    default: true
    }
  }
}
