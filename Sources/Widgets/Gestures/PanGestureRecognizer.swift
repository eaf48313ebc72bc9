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
  @inlinable public static var allowedScrollTypesMask: Property<Root, ScrollTypeMask> {
    Property { $1(&$0.allowedScrollTypesMask) }
  }

  /// The distance that the fingers have moved, in points. Zero by default.
  @inlinable public static var translation: Property<Root, CGPoint> { Property { $1(&$0.translation) } }
}

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

/// The kinds of scrolling without touching the screen.
public struct ScrollTypeMask: NamedOptionSet {
  /// In steps, as with a mouse wheel.
  public static let discrete = ScrollTypeMask(rawValue: 1 << 0)
  /// Smoothly, as on a trackpad.
  public static let continuous = ScrollTypeMask(rawValue: 1 << 1)
  /// Both kinds.
  public static let all: ScrollTypeMask = [.discrete, .continuous]

  /// The kinds and their names.
  public static var names: KeyValuePairs<Self, String> { [.discrete: "discrete", .continuous: "continuous"] }

  /// The bits, with one for each kind.
  public let rawValue: UInt

  /// Creates a set from its bits.
  @inlinable public init(rawValue: UInt) { self.rawValue = rawValue }
}

extension EventNames where Root == PanGestureRecognizer {
  /// Sent when the ``GestureRecognizer/state`` changes, with the recognizer.
  public static var action: Event<Root, Root> { stateChange }
}

extension EventNames where Root == ScreenEdgePanGestureRecognizer {
  /// Sent when the ``GestureRecognizer/state`` changes, with the recognizer.
  public static var action: Event<Root, Root> { stateChange }
}
