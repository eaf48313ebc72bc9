import Mod
import Values

/// A sequence of screens that its user turns like pages: a model of `UIPageViewController`.
///
/// ```swift
/// let pages = PageViewController {
///   for title in ["One", "Two"] { ViewController(title) }
/// }
/// ```
///
/// All pages stay mounted. In a live tree, `turn(to:)` and horizontal swipes turn them.
public struct PageViewController: ContainerScreen, Titled {
  /// The attributes of every screen.
  public var screenAttributes = ScreenAttributes.fresh

  /// The pages, in order. None by default.
  public var viewControllers: Children = []

  /// The index of the visible page. If there is no such page, none is visible. 0 by default.
  public var currentPage = 0

  /// The movement of the pages. `.scroll` by default.
  public var transitionStyle = TransitionStyle.scroll

  /// The direction of the pages. `.horizontal` by default.
  ///
  /// A swipe up or down turns the pages of a vertical one.
  public var navigationOrientation = NavigationOrientation.horizontal

  /// The space between pages that scroll, in points. 0 by default.
  @Themed public var pageSpacing = 0.0

  /// The place of the spine of pages that curl. `.min` by default.
  public var spineLocation = SpineLocation.min

  /// Whether pages that curl have content on their backs. `false` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  public var isDoubleSided = false

  /// Whether dots below pages that scroll show the number of pages. `true` by default.
  public var showsPageControl = true

  /// The attributes of every view.
  public var attributes = ViewAttributes.fresh

  /// Creates a controller without pages.
  public init() {}

  /// The ``viewControllers``.
  @inlinable public var children: Children {
    get { viewControllers }
    _modify { yield &viewControllers }
  }

  /// The index of the visible page, or of both pages beside a spine in the middle.
  public var shownIndices: Range<Int> {
    guard viewControllers.indices.contains(currentPage) else { return 0..<0 }
    let isDouble = transitionStyle == .pageCurl && spineLocation == .mid
    return isDouble
      ? (currentPage - currentPage % 2)..<min(currentPage - currentPage % 2 + 2, viewControllers.count)
      : currentPage..<(currentPage + 1)
  }

  /// `false`: only the children themselves matter.
  @inlinable public var readsInsideChildren: Bool { false }
}

extension PageViewController {
  /// The movement of the pages. It models `UIPageViewController.TransitionStyle`.
  public enum TransitionStyle: Hashable, Sendable, CaseIterable {
    /// The pages curl like those of a book.
    case pageCurl
    /// The pages scroll.
    case scroll
  }

  /// The direction of the pages. It models `UIPageViewController.NavigationOrientation`.
  public enum NavigationOrientation: Hashable, Sendable, CaseIterable {
    /// From left to right.
    case horizontal
    /// From top to bottom.
    case vertical
  }

  /// The place of the spine. It models `UIPageViewController.SpineLocation`.
  public enum SpineLocation: Hashable, Sendable, CaseIterable {
    /// No spine.
    case none
    /// At the left or the top edge.
    case min
    /// In the middle, with two visible pages.
    case mid
    /// At the right or the bottom edge.
    case max
  }

  /// The properties that users change: the current page and the presented screen.
  public static let userEditable = [EditableProperty(\PageViewController.currentPage), presentation]
}

extension PropertyNames where Root == PageViewController {
  /// The pages, in order. None by default.
  @inlinable public static var viewControllers: Property<Root, Children> { Property { $1(&$0.viewControllers) } }

  /// The pages.
  @inlinable public static var pageData: Property<Root, Children> { Property { $1(&$0.viewControllers) } }

  /// The index of the visible page. If there is no such page, none is visible. 0 by default.
  @inlinable public static var currentPage: Property<Root, Int> { Property { $1(&$0.currentPage) } }

  /// The movement of the pages. `.scroll` by default.
  @inlinable public static var transitionStyle: Property<Root, PageViewController.TransitionStyle> {
    Property { $1(&$0.transitionStyle) }
  }

  /// The direction of the pages. `.horizontal` by default.
  @inlinable public static var navigationOrientation: Property<Root, PageViewController.NavigationOrientation> {
    Property { $1(&$0.navigationOrientation) }
  }

  /// The space between pages that scroll, in points. 0 by default.
  @inlinable public static var pageSpacing: Property<Root, Double> { Property { $1(&$0.pageSpacing) } }

  /// The place of the spine of pages that curl. `.min` by default.
  @inlinable public static var spineLocation: Property<Root, PageViewController.SpineLocation> {
    Property { $1(&$0.spineLocation) }
  }

  /// Whether pages that curl have content on their backs. `false` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public static var isDoubleSided: Property<Root, Bool> { Property { $1(&$0.isDoubleSided) } }

  /// Whether dots below pages that scroll show the number of pages. `true` by default.
  @inlinable public static var showsPageControl: Property<Root, Bool> { Property { $1(&$0.showsPageControl) } }
}

extension EventNames where Root == PageViewController {
  /// Sent before the user turns to another page, with its index.
  public static var willTransitionTo: Event<Root, Int> { Event<Root, Int>() }

  /// Sent when the user has turned to another page, with its index.
  public static var pageChanged: Event<Root, Int> { Event<Root, Int>() }

  /// Sent when a page has come to rest after the user or a method has turned it, with whether it is another page.
  public static var didFinishAnimating: Event<Root, Bool> { Event<Root, Bool>() }
}

extension Mod where Root == PageViewController {
  /// Sets the screens, of which some or all are components: `.viewControllers([Home(), Settings()])`.
  @_disfavoredOverload public static func viewControllers(_ screens: [any WidgetConvertible]) -> Mod {
    .viewControllers(Children(screens))
  }
}

extension PageViewController: ThemedLengths {
  /// The space between pages.
  public static var distances: [Property<PageViewController, Double>] { [.pageSpacing] }
}
