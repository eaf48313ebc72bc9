import Mod

/// A widget that scrolls what it shows, if that is larger than itself: it has everything that `UIScrollView` has.
///
/// A widget of your own embeds the shared attributes, and everything that scroll views have comes with it:
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
  /// What every view that scrolls has. Start with ``ScrollAttributes/fresh``; declare it before `attributes`.
  var scrolling: Boxed<ScrollAttributes> { get set }
}
