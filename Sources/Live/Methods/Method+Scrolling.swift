import Foundation

extension Method where Root: Scrolling {
  /// Moves the content, and sends `didScroll`.
  public static var setContentOffset: Method<Root, CGPoint> {
    Method<Root, CGPoint> { mounted, offset in
      mounted.apply { $0.contentOffset = offset }
      mounted.send(.didScroll)
    }
  }

  /// Zooms the content as far as its limits allow, and sends `didZoom`.
  public static var setZoomScale: Method<Root, Double> {
    Method<Root, Double> { mounted, scale in
      mounted.apply { $0.zoomScale = scale }
      mounted.send(.didZoom)
    }
  }
}
