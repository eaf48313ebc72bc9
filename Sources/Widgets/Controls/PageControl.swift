import Mod

/// A row of dots, each of which represents a page: a model of `UIPageControl`.
///
/// ```swift
/// let pages = PageControl(.numberOfPages(5), .currentPage(2), .hidesForSinglePage(true))
/// ```
public struct PageControl: Control {
  /// The number of pages. 0 by default; negative numbers are set to 0.
  public var numberOfPages = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      currentPage = nearestPage
    }
  }

  /// The index of the current page, clamped to the pages. 0 by default.
  public var currentPage = 0 { didSet { currentPage = nearestPage } }

  /// Whether a single page has no dot. `false` by default.
  public var hidesForSinglePage = false

  /// The color of the dots, or `nil` for the system's. `nil` by default.
  public var pageIndicatorTintColor: Color?

  /// The color of the current page's dot, or `nil` for the system's. `nil` by default.
  public var currentPageIndicatorTintColor: Color?

  /// The image in place of the dots, or `nil` for dots. `nil` by default.
  public var preferredIndicatorImage: Image?

  /// The image in place of the current page's dot, or `nil` for that of the other pages. `nil` by default.
  public var preferredCurrentPageIndicatorImage: Image?

  internal var pageImages = PageImages()

  /// The background of the dots. `.automatic` by default.
  public var backgroundStyle = BackgroundStyle.automatic

  /// The direction of the dots. `.natural` by default.
  public var direction = Direction.natural

  /// Whether users can drag through the pages. `true` by default.
  ///
  /// Without it, a user selects a page only by taps and keys.
  public var allowsContinuousInteraction = true

  /// Whether the dots show another page only after `updateCurrentPageDisplay`. `false` by default.
  public var defersCurrentPageDisplay = false

  /// The page whose dot is shown, or `nil` for the current page. `nil` by default.
  ///
  /// A user's selection sets it while ``defersCurrentPageDisplay`` is set.
  public var displayedPage: Int?

  /// The attributes of every control.
  public var controlAttributes = ControlAttributes()

  /// The attributes of every view.
  public var attributes = ViewAttributes.adjustable

  /// Creates a page control without pages.
  public init() {}

  private var nearestPage: Int { currentPage.clamped(from: 0, to: numberOfPages - 1) }

  /// `false`, because it has the parts of every widget.
  @inlinable public var _hasPartsOfItsOwn: Bool { false }
}

extension PageControl {
  /// The images in place of the dots of single pages, by page. Empty by default.
  public var indicatorImages: [Int: Image] {
    get { pageImages.indicatorImages }
    _modify { yield &pageImages.indicatorImages }
  }

  /// The images in place of the dots of single pages while they are current, by page. Empty by default.
  public var currentPageIndicatorImages: [Int: Image] {
    get { pageImages.currentPageIndicatorImages }
    _modify { yield &pageImages.currentPageIndicatorImages }
  }

  /// Shows the dot of the current page, if another one is shown.
  public mutating func updateCurrentPageDisplay() { displayedPage = nil }

  /// The page whose dot is shown.
  package var pageOnDisplay: Int { displayedPage ?? currentPage }

  /// Returns the image in place of a page's dot: its own image, or else that of all pages.
  public func indicatorImage(forPage page: Int) -> Image? { indicatorImages[page] ?? preferredIndicatorImage }

  /// Returns the image in place of a page's dot while it is current: its own image, or else that of all pages.
  public func currentPageIndicatorImage(forPage page: Int) -> Image? {
    currentPageIndicatorImages[page] ?? preferredCurrentPageIndicatorImage ?? indicatorImage(forPage: page)
  }

  /// Sets the image in place of a page's dot, or removes it with `nil`.
  public mutating func setIndicatorImage(_ image: Image?, forPage page: Int) { indicatorImages[page] = image }

  /// Sets the image in place of a page's dot while it is current, or removes it with `nil`.
  public mutating func setCurrentPageIndicatorImage(_ image: Image?, forPage page: Int) {
    currentPageIndicatorImages[page] = image
  }
}

/// The images in place of the dots of single pages.
internal struct PageImages: Equatable, Sendable, InspectableByParts {
  internal var indicatorImages: [Int: Image] = [:]
  internal var currentPageIndicatorImages: [Int: Image] = [:]
}

extension PageControl {
  /// The background of the dots. It models `UIPageControl.BackgroundStyle`.
  public enum BackgroundStyle: Hashable, Sendable, CaseIterable {
    /// A background while users interact with the dots.
    case automatic
    /// A background.
    case prominent
    /// No background.
    case minimal
  }

  /// The direction of the dots. It models `UIPageControl.Direction`.
  public enum Direction: Hashable, Sendable, CaseIterable {
    /// The direction of reading.
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
  /// The properties that users change: the current page.
  public static let userEditable = [
    EditableProperty(\PageControl.currentPage), EditableProperty(\PageControl.displayedPage),
  ]
}

extension PropertyNames where Root == PageControl {
  /// The number of pages. 0 by default; negative numbers are set to 0.
  @inlinable public static var numberOfPages: Property<Root, Int> { Property { $1(&$0.numberOfPages) } }

  /// The index of the current page, clamped to the pages. 0 by default.
  @inlinable public static var currentPage: Property<Root, Int> { Property { $1(&$0.currentPage) } }

  /// Whether a single page has no dot. `false` by default.
  @inlinable public static var hidesForSinglePage: Property<Root, Bool> { Property { $1(&$0.hidesForSinglePage) } }

  /// The color of the dots, or `nil` for the system's. `nil` by default.
  @inlinable public static var pageIndicatorTintColor: Property<Root, Color?> {
    Property { $1(&$0.pageIndicatorTintColor) }
  }

  /// The color of the current page's dot, or `nil` for the system's. `nil` by default.
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
