import Mod

/// A pinch of two fingers: a model of `UIPinchGestureRecognizer`.
public struct PinchGestureRecognizer: GestureRecognizer {
  /// The distance of the fingers relative to the start. 1 by default.
  public var scale = 1.0

  /// The attributes of every gesture recognizer.
  public var attributes = GestureAttributes()

  /// Creates a recognizer with UIKit's defaults.
  public init() {}
}

extension PropertyNames where Root == PinchGestureRecognizer {
  /// The distance of the fingers relative to the start. 1 by default.
  @inlinable public static var scale: Property<Root, Double> { Property { $1(&$0.scale) } }
}

extension EventNames where Root == PinchGestureRecognizer {
  /// Sent when the ``GestureRecognizer/state`` changes, with the recognizer.
  public static var action: Event<Root, Root> { stateChange }
}
