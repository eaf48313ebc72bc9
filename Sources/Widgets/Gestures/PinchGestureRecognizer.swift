import Mod

/// Two fingers that move apart or together: a model of `UIPinchGestureRecognizer`.
public struct PinchGestureRecognizer: GestureRecognizer {
  /// How far apart the fingers are, relative to where they began. 1 by default.
  public var scale = 1.0

  /// What every gesture recognizer has.
  public var attributes = GestureAttributes()

  /// Makes a recognizer with UIKit's defaults.
  public init() {}
}

extension PropertyNames where Root == PinchGestureRecognizer {
  /// Names ``PinchGestureRecognizer/scale``.
  @inlinable public static var scale: Property<Root, Double> { Property { $1(&$0.scale) } }
}
