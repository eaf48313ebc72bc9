import Mod

/// A rotation with two fingers: a model of `UIRotationGestureRecognizer`.
public struct RotationGestureRecognizer: GestureRecognizer {
  /// The angle that the fingers have rotated, in radians. 0 by default.
  public var rotation = 0.0

  /// The attributes of every gesture recognizer.
  public var attributes = GestureAttributes()

  /// Creates a recognizer with UIKit's defaults.
  public init() {}
}

extension PropertyNames where Root == RotationGestureRecognizer {
  /// The angle that the fingers have rotated, in radians. 0 by default.
  @inlinable public static var rotation: Property<Root, Double> { Property { $1(&$0.rotation) } }
}

extension EventNames where Root == RotationGestureRecognizer {
  /// Sent when the ``GestureRecognizer/state`` changes, with the recognizer.
  public static var action: Event<Root, Root> { stateChange }
}
