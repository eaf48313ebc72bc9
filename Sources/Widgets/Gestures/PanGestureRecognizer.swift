import Foundation
import Mod

/// Dragging: a model of `UIPanGestureRecognizer`.
public struct PanGestureRecognizer: Panning {
  /// How few fingers it may take. 1 by default.
  public var minimumNumberOfTouches = 1

  /// How many fingers it may take. Any number by default.
  public var maximumNumberOfTouches = Int.max

  /// The ways of scrolling that count as well. None by default.
  public var allowedScrollTypesMask = ScrollTypeMask()

  /// How far the fingers have moved since they began, in points. Not at all by default.
  public var translation = CGPoint.zero

  /// What every gesture recognizer has.
  public var attributes = GestureAttributes()

  /// Makes a recognizer with UIKit's defaults.
  public init() {}
}
