import Mod

extension PropertyNames where Root == PageControl {
  /// Names ``PageControl/numberOfPages``.
  @inlinable public static var numberOfPages: Property<Root, Int> { Property { $1(&$0.numberOfPages) } }
  /// Names ``PageControl/currentPage``.
  @inlinable public static var currentPage: Property<Root, Int> { Property { $1(&$0.currentPage) } }
  /// Names ``PageControl/hidesForSinglePage``.
  @inlinable public static var hidesForSinglePage: Property<Root, Bool> { Property { $1(&$0.hidesForSinglePage) } }
  /// Names ``PageControl/pageIndicatorTintColor``.
  @inlinable public static var pageIndicatorTintColor: Property<Root, Color?> {
    Property { $1(&$0.pageIndicatorTintColor) }
  }
  /// Names ``PageControl/currentPageIndicatorTintColor``.
  @inlinable public static var currentPageIndicatorTintColor: Property<Root, Color?> {
    Property { $1(&$0.currentPageIndicatorTintColor) }
  }
  /// Names ``PageControl/preferredIndicatorImage``.
  @inlinable public static var preferredIndicatorImage: Property<Root, Image?> {
    Property { $1(&$0.preferredIndicatorImage) }
  }
  /// Names ``PageControl/preferredCurrentPageIndicatorImage``.
  @inlinable public static var preferredCurrentPageIndicatorImage: Property<Root, Image?> {
    Property { $1(&$0.preferredCurrentPageIndicatorImage) }
  }
  /// Names ``PageControl/indicatorImages``.
  @inlinable public static var indicatorImages: Property<Root, [Int: Image]> { Property { $1(&$0.indicatorImages) } }
  /// Names ``PageControl/currentPageIndicatorImages``.
  @inlinable public static var currentPageIndicatorImages: Property<Root, [Int: Image]> {
    Property { $1(&$0.currentPageIndicatorImages) }
  }
  /// Names ``PageControl/backgroundStyle``.
  @inlinable public static var backgroundStyle: Property<Root, PageControl.BackgroundStyle> {
    Property { $1(&$0.backgroundStyle) }
  }
  /// Names ``PageControl/direction``.
  @inlinable public static var direction: Property<Root, PageControl.Direction> { Property { $1(&$0.direction) } }
  /// Names ``PageControl/allowsContinuousInteraction``.
  @inlinable public static var allowsContinuousInteraction: Property<Root, Bool> {
    Property { $1(&$0.allowsContinuousInteraction) }
  }
}
