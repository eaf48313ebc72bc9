import Foundation
import Mod

extension EventNames where Root: Scrolling {
  /// Sent when the content scrolls, by the user or by the program.
  public static var didScroll: Event<Root, Void> { Event<Root, Void>() }

  /// Sent when the user scrolls the content, with the ``Scrolling/contentOffset``.
  public static var userDidScroll: Event<Root, CGPoint> { Event<Root, CGPoint>() }

  /// Sent when the user starts to drag the content.
  public static var willBeginDragging: Event<Root, Void> { Event<Root, Void>() }

  /// Sent when the user stops dragging, with whether the content continues to scroll.
  public static var didEndDragging: Event<Root, Bool> { Event<Root, Bool>() }

  /// Sent when the content continues to scroll after the user has stopped dragging.
  public static var willBeginDecelerating: Event<Root, Void> { Event<Root, Void>() }

  /// Sent when the content has stopped after the user has stopped dragging.
  public static var didEndDecelerating: Event<Root, Void> { Event<Root, Void>() }

  /// Sent when a tap on the status bar has scrolled the content to the top.
  public static var didScrollToTop: Event<Root, Void> { Event<Root, Void>() }

  /// Sent when a method has scrolled the content to another place.
  public static var didEndScrollingAnimation: Event<Root, Void> { Event<Root, Void>() }

  /// Sent when the user starts to zoom.
  public static var willBeginZooming: Event<Root, Void> { Event<Root, Void>() }

  /// Sent when the content is zoomed, by the user or by the program.
  public static var didZoom: Event<Root, Void> { Event<Root, Void>() }

  /// Sent when the user stops zooming, with the ``Scrolling/zoomScale``.
  public static var didEndZooming: Event<Root, Double> { Event<Root, Double>() }
}

extension PropertyNames where Root: Scrolling {
  /// Asks whether a tap on the status bar may scroll to the top. `true` by default, if ``Scrolling/scrollsToTop`` is.
  public static var shouldScrollToTop: Property<Root, @MainActor @Sendable (Root) -> Bool> {
    Property(delegate: { _ in true })
  }
  /// Asks for the view to zoom, or `nil` for none. `nil` by default.
  public static var viewForZooming: Property<Root, @MainActor @Sendable (Root) -> (any Widget)?> {
    Property(delegate: { _ in nil })
  }
  /// Asks for the offset at which scrolling ends, given the velocity and the expected offset. The latter by default.
  public static var willEndDragging: Property<Root, @MainActor @Sendable (Root, CGPoint, CGPoint) -> CGPoint> {
    Property(delegate: { _, _, target in target })
  }
}
