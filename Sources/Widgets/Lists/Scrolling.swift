import Foundation
import Mod

/// A widget that scrolls its content: everything that `UIScrollView` has.
///
/// A widget of your own embeds the shared attributes, and then has all properties of a scroll view:
///
/// ```swift
/// struct Map: Scrolling {
///   var scrolling = ScrollAttributes.fresh
///   var attributes = ViewAttributes.fresh
/// }
///
/// let map = Map(.maximumZoomScale(8), .zoomScale(2), .bounces(false))
/// ```
public protocol Scrolling: Widget {
  /// The attributes of every scroll view. Start with ``ScrollAttributes/fresh``.
  ///
  /// Declare this property before `attributes`.
  var scrolling: Boxed<ScrollAttributes> { get set }
}

/// The attributes of every scroll view: the properties of `UIScrollView`. See ``Scrolling``.
public struct ScrollAttributes: Equatable, Sendable, InspectableByParts {
  /// The attributes of an unmodified scroll view, which all such views share.
  public static let fresh = Boxed(ScrollAttributes())

  @usableFromInline internal var contentOffset = CGPoint.zero
  @usableFromInline @Themed internal var contentSize = CGSize.zero
  @usableFromInline @Themed internal var contentInset = EdgeInsets.zero
  @usableFromInline internal var contentInsetAdjustmentBehavior = ScrollView.ContentInsetAdjustmentBehavior.automatic
  @usableFromInline internal var contentAlignmentPoint = CGPoint.zero

  @usableFromInline internal var isScrollEnabled = true
  @usableFromInline internal var isDirectionalLockEnabled = false
  @usableFromInline internal var isPagingEnabled = false
  @usableFromInline internal var scrollsToTop = true
  @usableFromInline internal var decelerationRate = ScrollView.DecelerationRate.normal
  @usableFromInline internal var bouncing = ScrollBouncing()
  @usableFromInline internal var touches = ScrollTouches()
  @usableFromInline internal var indicators = ScrollIndicators()
  @usableFromInline internal var zooming = ScrollZooming()
  @usableFromInline internal var refreshControl: RefreshControl?

  @usableFromInline internal init() {}
}

extension Scrolling {
  /// The control above the content that users pull down to refresh, or `nil` for none. `nil` by default.
  ///
  /// Text views do not show it.
  @inlinable public var refreshControl: RefreshControl? {
    get { scrolling.value.refreshControl }
    _modify { yield &scrolling.value.refreshControl }
  }

  /// Visits the refresh control and the parts of every widget.
  public mutating func visitParts(_ visitor: PartVisitor) { visitScrollingParts(visitor) }

  /// Visits the parts of every scroll view, for a type that visits further parts.
  public mutating func visitScrollingParts(_ visitor: PartVisitor) {
    // Reading by way of the box's storage copies no attributes.
    if scrolling.storage.value.refreshControl != nil { visitor.visit(&scrolling.value.refreshControl) }
    visitSharedParts(visitor)
  }
}

extension PropertyNames where Root: Scrolling {
  /// The control above the content that users pull down to refresh, or `nil` for none. `nil` by default.
  @inlinable public static var refreshControl: Property<Root, RefreshControl?> { Property { $1(&$0.refreshControl) } }
}

/// The bouncing of content at the edges of a scroll view.
@usableFromInline internal struct ScrollBouncing: Equatable, Sendable, InspectableByParts {
  @usableFromInline internal var bounces = true
  @usableFromInline internal var bouncesHorizontally = true
  @usableFromInline internal var bouncesVertically = true
  @usableFromInline internal var alwaysBounceHorizontal = false
  @usableFromInline internal var alwaysBounceVertical = false
  @usableFromInline internal var transfersHorizontalScrollingToParent = true
  @usableFromInline internal var transfersVerticalScrollingToParent = true
}

/// The ways in which touches and the keyboard scroll.
@usableFromInline internal struct ScrollTouches: Equatable, Sendable, InspectableByParts {
  @usableFromInline internal var delaysContentTouches = true
  @usableFromInline internal var canCancelContentTouches = true
  @usableFromInline internal var keyboardDismissMode = ScrollView.KeyboardDismissMode.none
  @usableFromInline internal var allowsKeyboardScrolling = true
  @usableFromInline internal var automaticallyAdjustsForKeyboard = false
  @usableFromInline internal var keyboardInset = 0.0
}

/// The indicators of a scroll view.
@usableFromInline internal struct ScrollIndicators: Equatable, Sendable, InspectableByParts {
  @usableFromInline internal var showsHorizontalScrollIndicator = true
  @usableFromInline internal var showsVerticalScrollIndicator = true
  @usableFromInline internal var indicatorStyle = ScrollView.IndicatorStyle.default
  @usableFromInline internal var horizontalScrollIndicatorInsets = EdgeInsets.zero
  @usableFromInline internal var verticalScrollIndicatorInsets = EdgeInsets.zero
  @usableFromInline internal var automaticallyAdjustsScrollIndicatorInsets = true
  @usableFromInline internal var indexDisplayMode = ScrollView.IndexDisplayMode.automatic
}

/// The scale of the content of a scroll view, and its limits.
@usableFromInline internal struct ScrollZooming: Equatable, Sendable, InspectableByParts {
  @usableFromInline internal var minimumZoomScale = 1.0 { didSet { zoomScale = nearestZoomScale } }
  @usableFromInline internal var maximumZoomScale = 1.0 { didSet { zoomScale = nearestZoomScale } }
  @usableFromInline internal var zoomScale = 1.0 { didSet { zoomScale = nearestZoomScale } }
  @usableFromInline internal var bouncesZoom = true

  private var nearestZoomScale: Double { zoomScale.clamped(from: minimumZoomScale, to: maximumZoomScale) }
}
