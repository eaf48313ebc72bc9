import Mod

extension PropertyNames where Root == PageControl {
  @_alwaysEmitIntoClient public static var numberOfPages: Property<Root, Int> { Property { $1(&$0.numberOfPages) } }
  @_alwaysEmitIntoClient public static var currentPage: Property<Root, Int> { Property { $1(&$0.currentPage) } }
  @_alwaysEmitIntoClient public static var hidesForSinglePage: Property<Root, Bool> {
    Property { $1(&$0.hidesForSinglePage) }
  }
  @_alwaysEmitIntoClient public static var pageIndicatorTintColor: Property<Root, Color?> {
    Property { $1(&$0.pageIndicatorTintColor) }
  }
  @_alwaysEmitIntoClient public static var currentPageIndicatorTintColor: Property<Root, Color?> {
    Property { $1(&$0.currentPageIndicatorTintColor) }
  }
  @_alwaysEmitIntoClient public static var preferredIndicatorImage: Property<Root, Image?> {
    Property { $1(&$0.preferredIndicatorImage) }
  }
  @_alwaysEmitIntoClient public static var preferredCurrentPageIndicatorImage: Property<Root, Image?> {
    Property { $1(&$0.preferredCurrentPageIndicatorImage) }
  }
  @_alwaysEmitIntoClient public static var indicatorImages: Property<Root, [Int: Image]> {
    Property { $1(&$0.indicatorImages) }
  }
  @_alwaysEmitIntoClient public static var currentPageIndicatorImages: Property<Root, [Int: Image]> {
    Property { $1(&$0.currentPageIndicatorImages) }
  }
  @_alwaysEmitIntoClient public static var backgroundStyle: Property<Root, PageControl.BackgroundStyle> {
    Property { $1(&$0.backgroundStyle) }
  }
  @_alwaysEmitIntoClient public static var direction: Property<Root, PageControl.Direction> {
    Property { $1(&$0.direction) }
  }
  @_alwaysEmitIntoClient public static var allowsContinuousInteraction: Property<Root, Bool> {
    Property { $1(&$0.allowsContinuousInteraction) }
  }
  @_alwaysEmitIntoClient public static var displayedPage: Property<Root, Int?> { Property { $1(&$0.displayedPage) } }
  @_alwaysEmitIntoClient public static var defersCurrentPageDisplay: Property<Root, Bool> {
    Property { $1(&$0.defersCurrentPageDisplay) }
  }
}
