import Mod

/// A widget that scrolls its content: everything that `UIScrollView` has.
///
/// A widget of your own embeds the shared attributes, and then has all properties of a scroll view:
///
/// ```swift
/// struct Map: Scrolling {
///   var scrolling = ScrollAttributes.fresh
///   var attributes = ViewAttributes.fresh
/// }
///
/// let map = Map(.maximumZoomScale(8), .zoomScale(2), .bounces(false))
/// ```
public protocol Scrolling: Widget {
  /// The attributes of every scroll view. Start with ``ScrollAttributes/fresh``.
  ///
  /// Declare this property before `attributes`.
  var scrolling: Boxed<ScrollAttributes> { get set }
}
