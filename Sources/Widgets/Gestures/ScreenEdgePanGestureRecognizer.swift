import Foundation
import Mod

/// Dragging inwards from an edge of the screen: a model of `UIScreenEdgePanGestureRecognizer`.
///
/// ```swift
/// let back = ScreenEdgePanGestureRecognizer(.edges(.left))
/// ```
public struct ScreenEdgePanGestureRecognizer: Panning {
  /// The edges to start from. None by default.
  public var edges = RectEdge()

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

extension PropertyNames where Root == ScreenEdgePanGestureRecognizer {
  /// Names ``ScreenEdgePanGestureRecognizer/edges``.
  @inlinable public static var edges: Property<Root, RectEdge> { Property { $1(&$0.edges) } }
}
