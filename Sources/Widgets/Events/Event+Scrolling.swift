import Foundation

extension Event where Root: Scrolling {
  /// The content moved, whoever moved it.
  public static var didScroll: Event<Root, Void> { Event<Root, Void>() }

  /// The user moved the content; it comes with the ``Scrolling/contentOffset``.
  public static var userDidScroll: Event<Root, CGPoint> { Event<Root, CGPoint>() }

  /// The user began to drag the content.
  public static var willBeginDragging: Event<Root, Void> { Event<Root, Void>() }

  /// The user stopped dragging; it comes with whether the content still moves on.
  public static var didEndDragging: Event<Root, Bool> { Event<Root, Bool>() }

  /// The content moves on after the user has stopped dragging.
  public static var willBeginDecelerating: Event<Root, Void> { Event<Root, Void>() }

  /// The content came to rest after the user had stopped dragging.
  public static var didEndDecelerating: Event<Root, Void> { Event<Root, Void>() }

  /// A tap on the status bar took the content to its top.
  public static var didScrollToTop: Event<Root, Void> { Event<Root, Void>() }

  /// The user began to zoom.
  public static var willBeginZooming: Event<Root, Void> { Event<Root, Void>() }

  /// The content became larger or smaller, whoever zoomed it.
  public static var didZoom: Event<Root, Void> { Event<Root, Void>() }

  /// The user stopped zooming; it comes with the ``Scrolling/zoomScale``.
  public static var didEndZooming: Event<Root, Double> { Event<Root, Double>() }
}
