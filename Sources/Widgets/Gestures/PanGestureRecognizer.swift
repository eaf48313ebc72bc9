import Foundation
import Mod

/// A drag: a model of `UIPanGestureRecognizer`.
public struct PanGestureRecognizer: Panning {
  /// The least number of fingers. 1 by default.
  public var minimumNumberOfTouches = 1

  /// The greatest number of fingers. Unlimited by default.
  public var maximumNumberOfTouches = Int.max

  /// The kinds of scrolling that are recognized as well. None by default.
  public var allowedScrollTypesMask = ScrollTypeMask()

  /// The distance that the fingers have moved, in points. Zero by default.
  public var translation = CGPoint.zero

  /// The attributes of every gesture recognizer.
  public var attributes = GestureAttributes()

  /// Creates a recognizer with UIKit's defaults.
  public init() {}
}
