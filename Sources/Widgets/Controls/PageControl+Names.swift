import Mod

extension PropertyNames where Root == PageControl {
  @inlinable public static var numberOfPages: Property<Root, Int> { Property { $1(&$0.numberOfPages) } }
  @inlinable public static var currentPage: Property<Root, Int> { Property { $1(&$0.currentPage) } }
  @inlinable public static var hidesForSinglePage: Property<Root, Bool> { Property { $1(&$0.hidesForSinglePage) } }
  @inlinable public static var pageIndicatorTintColor: Property<Root, Color?> {
    Property { $1(&$0.pageIndicatorTintColor) }
  }
  @inlinable public static var currentPageIndicatorTintColor: Property<Root, Color?> {
    Property { $1(&$0.currentPageIndicatorTintColor) }
  }
  @inlinable public static var preferredIndicatorImage: Property<Root, Image?> {
    Property { $1(&$0.preferredIndicatorImage) }
  }
  @inlinable public static var preferredCurrentPageIndicatorImage: Property<Root, Image?> {
    Property { $1(&$0.preferredCurrentPageIndicatorImage) }
  }
  @inlinable public static var indicatorImages: Property<Root, [Int: Image]> { Property { $1(&$0.indicatorImages) } }
  @inlinable public static var currentPageIndicatorImages: Property<Root, [Int: Image]> {
    Property { $1(&$0.currentPageIndicatorImages) }
  }
  @inlinable public static var backgroundStyle: Property<Root, PageControl.BackgroundStyle> {
    Property { $1(&$0.backgroundStyle) }
  }
  @inlinable public static var direction: Property<Root, PageControl.Direction> { Property { $1(&$0.direction) } }
  @inlinable public static var allowsContinuousInteraction: Property<Root, Bool> {
    Property { $1(&$0.allowsContinuousInteraction) }
  }
  @inlinable public static var displayedPage: Property<Root, Int?> { Property { $1(&$0.displayedPage) } }
  @inlinable public static var defersCurrentPageDisplay: Property<Root, Bool> {
    Property { $1(&$0.defersCurrentPageDisplay) }
  }
}
