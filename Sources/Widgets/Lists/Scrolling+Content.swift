import Foundation
import Mod

// The position, the size and the insets of the content.

extension Scrolling {
  /// The offset of the content's origin from the view's origin, in points. Zero by default.
  @inlinable public var contentOffset: CGPoint {
    get { scrolling.value.contentOffset }
    _modify { yield &scrolling.value.contentOffset }
  }

  /// The size of the content, in points. Zero by default.
  ///
  /// It limits how far users scroll. Previews measure the content themselves.
  @inlinable public var contentSize: CGSize {
    get { scrolling.value.contentSize }
    _modify { yield &scrolling.value.contentSize }
  }

  /// The distance between the content and the edges of the view, in points. Zero by default.
  @inlinable public var contentInset: EdgeInsets {
    get { scrolling.value.contentInset }
    _modify { yield &scrolling.value.contentInset }
  }

  /// The rule for adding the safe area to ``contentInset``. `.automatic` by default.
  ///
  /// With `.never`, a scroll view that is the content of a screen fills it, regardless of the
  /// additional safe area of the screen.
  @inlinable public var contentInsetAdjustmentBehavior: ScrollView.ContentInsetAdjustmentBehavior {
    get { scrolling.value.contentInsetAdjustmentBehavior }
    _modify { yield &scrolling.value.contentInsetAdjustmentBehavior }
  }

  /// The position of content that is smaller than the view, from (0, 0) for top leading to (1, 1). Zero by default.
  ///
  /// Only the vertical position has an effect. A page uses the nearest of top, center and bottom.
  @inlinable public var contentAlignmentPoint: CGPoint {
    get { scrolling.value.contentAlignmentPoint }
    _modify { yield &scrolling.value.contentAlignmentPoint }
  }
}

extension PropertyNames where Root: Scrolling {
  /// The offset of the content's origin from the view's origin, in points. Zero by default.
  @inlinable public static var contentOffset: Property<Root, CGPoint> { Property { $1(&$0.contentOffset) } }

  /// The size of the content, in points. Zero by default.
  @inlinable public static var contentSize: Property<Root, CGSize> { Property { $1(&$0.contentSize) } }

  /// The distance between the content and the edges of the view, in points. Zero by default.
  @inlinable public static var contentInset: Property<Root, EdgeInsets> { Property { $1(&$0.contentInset) } }

  /// The rule for adding the safe area to `contentInset`. `.automatic` by default.
  ///
  /// With `.never`, a scroll view that is the content of a screen fills it, regardless of the
  /// additional safe area of the screen.
  @inlinable public static var contentInsetAdjustmentBehavior: Property<Root, ScrollView.ContentInsetAdjustmentBehavior>
  {
    Property { $1(&$0.contentInsetAdjustmentBehavior) }
  }

  /// The position of content that is smaller than the view, from (0, 0) for top leading to (1, 1). Zero by default.
  @inlinable public static var contentAlignmentPoint: Property<Root, CGPoint> {
    Property { $1(&$0.contentAlignmentPoint) }
  }
}
