import Foundation
import Mod

/// A gesture recognizer for drags, from anywhere or from an edge of the screen.
public protocol Panning: GestureRecognizer {
  /// The least number of fingers. 1 by default.
  var minimumNumberOfTouches: Int { get set }

  /// The greatest number of fingers. Unlimited by default.
  var maximumNumberOfTouches: Int { get set }

  /// The kinds of scrolling that are recognized as well. None by default.
  ///
  /// In a terminal, a turn of the wheel over the view is a drag by `discrete` scrolling.
  var allowedScrollTypesMask: ScrollTypeMask { get set }

  /// The distance that the fingers have moved, in points. Zero by default.
  var translation: CGPoint { get set }
}

extension PropertyNames where Root: Panning {
  /// The least number of fingers. 1 by default.
  @inlinable public static var minimumNumberOfTouches: Property<Root, Int> {
    Property { $1(&$0.minimumNumberOfTouches) }
  }

  /// The greatest number of fingers. Unlimited by default.
  @inlinable public static var maximumNumberOfTouches: Property<Root, Int> {
    Property { $1(&$0.maximumNumberOfTouches) }
  }

  /// The kinds of scrolling that are recognized as well. None by default.
  ///
  /// In a terminal, a turn of the wheel over the view is a drag by `discrete` scrolling.
  @inlinable public static var allowedScrollTypesMask: Property<Root, ScrollTypeMask> {
    Property { $1(&$0.allowedScrollTypesMask) }
  }

  /// The distance that the fingers have moved, in points. Zero by default.
  @inlinable public static var translation: Property<Root, CGPoint> { Property { $1(&$0.translation) } }
}
