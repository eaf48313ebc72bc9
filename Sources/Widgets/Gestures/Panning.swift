import Foundation
import Mod

/// A gesture recognizer for dragging, from anywhere or from an edge.
public protocol Panning: GestureRecognizer {
  /// How few fingers it may take. 1 by default.
  var minimumNumberOfTouches: Int { get set }

  /// How many fingers it may take. Any number by default.
  var maximumNumberOfTouches: Int { get set }

  /// The ways of scrolling that count as well. None by default.
  var allowedScrollTypesMask: ScrollTypeMask { get set }

  /// How far the fingers have moved since they began, in points. Not at all by default.
  var translation: CGPoint { get set }
}

extension PropertyNames where Root: Panning {
  /// Names ``Panning/minimumNumberOfTouches``.
  @inlinable public static var minimumNumberOfTouches: Property<Root, Int> {
    Property { $1(&$0.minimumNumberOfTouches) }
  }
  /// Names ``Panning/maximumNumberOfTouches``.
  @inlinable public static var maximumNumberOfTouches: Property<Root, Int> {
    Property { $1(&$0.maximumNumberOfTouches) }
  }
  /// Names ``Panning/allowedScrollTypesMask``.
  @inlinable public static var allowedScrollTypesMask: Property<Root, ScrollTypeMask> {
    Property { $1(&$0.allowedScrollTypesMask) }
  }
  /// Names ``Panning/translation``.
  @inlinable public static var translation: Property<Root, CGPoint> { Property { $1(&$0.translation) } }
}
