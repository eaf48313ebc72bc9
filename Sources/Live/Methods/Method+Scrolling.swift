import Foundation

extension Method where Root: Scrolling {
  /// Sets the content offset, and sends `didScroll`.
  public static var setContentOffset: Method<Root, CGPoint> {
    Method<Root, CGPoint> { mounted, offset in
      mounted.apply { $0.contentOffset = offset }
      mounted.send(.didScroll)
    }
  }

  /// Sets the zoom scale, clamped to its limits, and sends `didZoom`.
  public static var setZoomScale: Method<Root, Double> {
    Method<Root, Double> { mounted, scale in
      mounted.apply { $0.zoomScale = scale }
      mounted.send(.didZoom)
    }
  }
}
