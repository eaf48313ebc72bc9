import Foundation
import Mod

/// A drag inwards from an edge of the screen: a model of `UIScreenEdgePanGestureRecognizer`.
///
/// ```swift
/// let back = ScreenEdgePanGestureRecognizer(.edges(.left))
/// ```
public struct ScreenEdgePanGestureRecognizer: Panning {
  /// The edges that the drag may start from. None by default.
  public var edges = RectEdge()

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

extension PropertyNames where Root == ScreenEdgePanGestureRecognizer {
  /// The edges that the drag may start from. None by default.
  @inlinable public static var edges: Property<Root, RectEdge> { Property { $1(&$0.edges) } }
}
