import Mod

/// A row of dots, one for each page: a model of `UIPageControl`.
public struct PageControl: Control {
  /// How many pages there are. 0 by default; a negative number counts as 0.
  public var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      pinCurrentPage()
    }
  }

  /// The page that is shown, from 0. What lies outside the pages becomes the nearest of them. 0 by default.
  public var currentPage = 0 {
    didSet { pinCurrentPage() }
  }

  /// Whether there are no dots for a single page. `false` by default.
  public var hidesForSinglePage = false

  /// Whether one can drag through the pages. `true` by default.
  public var allowsContinuousInteraction = true

  /// When the dots stand on a background. `.automatic` by default.
  public var backgroundStyle = BackgroundStyle.automatic

  /// Which way the dots run. `.natural` by default.
  public var direction = Direction.natural

  public var controlAttributes = ControlAttributes()
  public var attributes = ViewAttributes.fresh

  /// Makes a page control with UIKit's defaults.
  public init() {}

  private mutating func pinCurrentPage() {
    currentPage = max(0, min(currentPage, numberOfPages - 1))
  }
}

extension PageControl {
  /// When the dots stand on a background. It models `UIPageControl.BackgroundStyle`.
  public enum BackgroundStyle: Sendable {
    /// While somebody interacts with them.
    case automatic
    /// Always.
    case prominent
    /// Never.
    case minimal
  }

  /// Which way the dots run. It models `UIPageControl.Direction`.
  public enum Direction: Sendable {
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

extension PropertyNames where Root == PageControl {
  /// Names ``PageControl/numberOfPages``.
  @inlinable public static var numberOfPages: Property<Root, Int> { Property { $1(&$0.numberOfPages) } }
  /// Names ``PageControl/currentPage``.
  @inlinable public static var currentPage: Property<Root, Int> { Property { $1(&$0.currentPage) } }
  /// Names ``PageControl/hidesForSinglePage``.
  @inlinable public static var hidesForSinglePage: Property<Root, Bool> { Property { $1(&$0.hidesForSinglePage) } }
  /// Names ``PageControl/allowsContinuousInteraction``.
  @inlinable public static var allowsContinuousInteraction: Property<Root, Bool> {
    Property { $1(&$0.allowsContinuousInteraction) }
  }
  /// Names ``PageControl/backgroundStyle``.
  @inlinable public static var backgroundStyle: Property<Root, PageControl.BackgroundStyle> {
    Property { $1(&$0.backgroundStyle) }
  }
  /// Names ``PageControl/direction``.
  @inlinable public static var direction: Property<Root, PageControl.Direction> { Property { $1(&$0.direction) } }
}
