import Mod

/// Dragging: a model of `UIPanGestureRecognizer`.
public struct PanGestureRecognizer: Panning {
  /// How few fingers it may take. 1 by default.
  public var minimumNumberOfTouches = 1

  /// How many fingers it may take. Any number by default.
  public var maximumNumberOfTouches = Int.max

  /// The ways of scrolling that count as well. None by default.
  public var allowedScrollTypesMask = ScrollTypeMask()

  /// What every gesture recognizer has.
  public var attributes = GestureAttributes()

  /// Makes a recognizer with UIKit's defaults.
  public init() {}
}
