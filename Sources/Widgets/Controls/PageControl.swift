import Mod

/// A row of dots, one for each page: a model of `UIPageControl`.
///
/// ```swift
/// let pages = PageControl(.numberOfPages(5), .currentPage(2), .hidesForSinglePage(true))
/// ```
public struct PageControl: Control {
  /// How many pages there are. 0 by default; a negative number counts as 0.
  public var numberOfPages = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      currentPage = nearestPage
    }
  }

  /// The page that is shown, counted from 0. What lies outside the pages becomes the nearest of them. 0 by default.
  public var currentPage = 0 { didSet { currentPage = nearestPage } }

  /// Whether a single page has no dot. `false` by default.
  public var hidesForSinglePage = false

  /// The colour of the dots; `nil`, the default, for the system's.
  public var pageIndicatorTintColor: Color?

  /// The colour of the present page's dot; `nil`, the default, for the system's.
  public var currentPageIndicatorTintColor: Color?

  /// What stands in for the dots; `nil`, the default, for dots.
  public var preferredIndicatorImage: Image?

  /// What stands in for the present page's dot; `nil`, the default, for what the other pages have.
  public var preferredCurrentPageIndicatorImage: Image?

  /// What stands in for the dots of single pages, by page. Empty by default.
  public var indicatorImages: [Int: Image] = [:]

  /// What stands in for the dots of single pages while they are the present one, by page. Empty by default.
  public var currentPageIndicatorImages: [Int: Image] = [:]

  /// When the dots have a background. `.automatic` by default.
  public var backgroundStyle = BackgroundStyle.automatic

  /// Which way the dots run. `.natural` by default.
  public var direction = Direction.natural

  /// Whether one can drag through the pages. `true` by default.
  public var allowsContinuousInteraction = true

  /// What every control has.
  public var controlAttributes = ControlAttributes()

  /// What every view has.
  public var attributes = ViewAttributes.adjustable

  /// Makes a page control without pages.
  public init() {}

  private var nearestPage: Int { currentPage.clamped(from: 0, to: numberOfPages - 1) }
}

extension PageControl {
  /// What stands in for a page's dot: its own image, else the one for all pages.
  public func indicatorImage(forPage page: Int) -> Image? {
    indicatorImages[page] ?? preferredIndicatorImage
  }

  /// What stands in for a page's dot while it is the present one: its own image, else the one for all pages.
  public func currentPageIndicatorImage(forPage page: Int) -> Image? {
    currentPageIndicatorImages[page] ?? preferredCurrentPageIndicatorImage ?? indicatorImage(forPage: page)
  }

  /// Gives a page an image in place of its dot; `nil` for the one for all pages.
  public mutating func setIndicatorImage(_ image: Image?, forPage page: Int) {
    indicatorImages[page] = image
  }

  /// Gives a page an image in place of its dot while it is the present one; `nil` for the one for all pages.
  public mutating func setCurrentPageIndicatorImage(_ image: Image?, forPage page: Int) {
    currentPageIndicatorImages[page] = image
  }
}

extension PageControl {
  /// When the dots have a background. It models `UIPageControl.BackgroundStyle`.
  public enum BackgroundStyle: Hashable, Sendable, CaseIterable {
    /// While one interacts with them.
    case automatic
    /// Always.
    case prominent
    /// Never.
    case minimal
  }

  /// Which way the dots run. It models `UIPageControl.Direction`.
  public enum Direction: Hashable, Sendable, CaseIterable {
    /// The way one reads.
    case natural
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
    /// From top to bottom.
    case topToBottom
    /// From bottom to top.
    case bottomToTop
  }
}

extension PageControl {
  /// Users change the page.
  public static let userEditable = [EditableProperty(\PageControl.currentPage)]
}
