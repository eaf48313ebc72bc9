import Mod

extension PropertyNames where Root == PageControl {
  /// The number of pages. 0 by default; negative numbers are set to 0.
  @inlinable public static var numberOfPages: Property<Root, Int> { Property { $1(&$0.numberOfPages) } }

  /// The index of the current page, clamped to the pages. 0 by default.
  @inlinable public static var currentPage: Property<Root, Int> { Property { $1(&$0.currentPage) } }

  /// Whether a single page has no dot. `false` by default.
  @inlinable public static var hidesForSinglePage: Property<Root, Bool> { Property { $1(&$0.hidesForSinglePage) } }

  /// The color of the dots, or `nil` for that of the system. `nil` by default.
  @inlinable public static var pageIndicatorTintColor: Property<Root, Color?> {
    Property { $1(&$0.pageIndicatorTintColor) }
  }

  /// The color of the current page's dot, or `nil` for that of the system. `nil` by default.
  @inlinable public static var currentPageIndicatorTintColor: Property<Root, Color?> {
    Property { $1(&$0.currentPageIndicatorTintColor) }
  }

  /// The image in place of the dots, or `nil` for dots. `nil` by default.
  @inlinable public static var preferredIndicatorImage: Property<Root, Image?> {
    Property { $1(&$0.preferredIndicatorImage) }
  }

  /// The image in place of the current page's dot, or `nil` for that of the other pages. `nil` by default.
  @inlinable public static var preferredCurrentPageIndicatorImage: Property<Root, Image?> {
    Property { $1(&$0.preferredCurrentPageIndicatorImage) }
  }

  /// The images in place of the dots of single pages, by page. Empty by default.
  @inlinable public static var indicatorImages: Property<Root, [Int: Image]> { Property { $1(&$0.indicatorImages) } }

  /// The images in place of the dots of single pages while they are current, by page. Empty by default.
  @inlinable public static var currentPageIndicatorImages: Property<Root, [Int: Image]> {
    Property { $1(&$0.currentPageIndicatorImages) }
  }

  /// The background of the dots. `.automatic` by default.
  @inlinable public static var backgroundStyle: Property<Root, PageControl.BackgroundStyle> {
    Property { $1(&$0.backgroundStyle) }
  }

  /// The direction of the dots. `.natural` by default.
  @inlinable public static var direction: Property<Root, PageControl.Direction> { Property { $1(&$0.direction) } }

  /// Whether users can drag through the pages. `true` by default.
  ///
  /// Without it, a user selects a page by taps and keys alone.
  @inlinable public static var allowsContinuousInteraction: Property<Root, Bool> {
    Property { $1(&$0.allowsContinuousInteraction) }
  }

  /// The page whose dot is shown, or `nil` for the current page. `nil` by default.
  @inlinable public static var displayedPage: Property<Root, Int?> { Property { $1(&$0.displayedPage) } }

  /// Whether the dots show another page only after `updateCurrentPageDisplay`. `false` by default.
  @inlinable public static var defersCurrentPageDisplay: Property<Root, Bool> {
    Property { $1(&$0.defersCurrentPageDisplay) }
  }
}
