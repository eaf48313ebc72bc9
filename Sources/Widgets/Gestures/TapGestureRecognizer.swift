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
  /// Terminals and pages distinguish the secondary button of a mouse from the primary one.
  public var buttonMaskRequired = ButtonMask.primary

  /// The attributes of every gesture recognizer.
  public var attributes = GestureAttributes()

  /// Creates a recognizer with UIKit's defaults.
  public init() {}
}

extension TapGestureRecognizer {
  /// Whether a key can replace the gesture.
  package var isOfKeys: Bool { isEnabled && numberOfTapsRequired == 1 }
}

extension PropertyNames where Root == TapGestureRecognizer {
  /// The number of taps. 1 by default.
  @inlinable public static var numberOfTapsRequired: Property<Root, Int> { Property { $1(&$0.numberOfTapsRequired) } }

  /// The number of fingers. 1 by default.
  @inlinable public static var numberOfTouchesRequired: Property<Root, Int> {
    Property { $1(&$0.numberOfTouchesRequired) }
  }

  /// The buttons of a pointing device that must be pressed. `primary` by default.
  @inlinable public static var buttonMaskRequired: Property<Root, ButtonMask> {
    Property { $1(&$0.buttonMaskRequired) }
  }
}

/// The buttons of a pointing device.
public struct ButtonMask: NamedOptionSet {
  /// The primary button, most often the left one.
  public static let primary = ButtonMask(rawValue: 1 << 0)
  /// The secondary button, most often the right one.
  public static let secondary = ButtonMask(rawValue: 1 << 1)

  /// The buttons and their names.
  public static var names: KeyValuePairs<Self, String> { [.primary: "primary", .secondary: "secondary"] }

  /// The bits, with one for each button.
  public let rawValue: UInt

  /// Creates a set from its bits.
  @inlinable public init(rawValue: UInt) { self.rawValue = rawValue }
}

extension EventNames where Root == TapGestureRecognizer {
  /// Sent when the ``GestureRecognizer/state`` changes, with the recognizer.
  public static var action: Event<Root, Root> { stateChange }
}
