import Mod

/// Two fingers that turn about each other: a model of `UIRotationGestureRecognizer`.
public struct RotationGestureRecognizer: GestureRecognizer {
  /// How far the fingers have turned, in radians. 0 by default.
  public var rotation = 0.0

  /// What every gesture recognizer has.
  public var attributes = GestureAttributes()

  /// Makes a recognizer with UIKit's defaults.
  public init() {}
}

extension PropertyNames where Root == RotationGestureRecognizer {
  /// Names ``RotationGestureRecognizer/rotation``.
  @inlinable public static var rotation: Property<Root, Double> { Property { $1(&$0.rotation) } }
}
