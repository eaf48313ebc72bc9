import Foundation
import Mod

/// The attributes of every scroll view: the properties of `UIScrollView`. See ``Scrolling``.
public struct ScrollAttributes: Equatable, Sendable, InspectableByParts {
  /// The attributes of an unmodified scroll view, which all such views share.
  public static let fresh = Boxed(ScrollAttributes())

  @usableFromInline internal var contentOffset = CGPoint.zero
  @usableFromInline internal var contentSize = CGSize.zero
  @usableFromInline internal var contentInset = EdgeInsets.zero
  @usableFromInline internal var contentInsetAdjustmentBehavior = ScrollView.ContentInsetAdjustmentBehavior.automatic
  @usableFromInline internal var contentAlignmentPoint = CGPoint.zero

  @usableFromInline internal var isScrollEnabled = true
  @usableFromInline internal var isDirectionalLockEnabled = false
  @usableFromInline internal var isPagingEnabled = false
  @usableFromInline internal var scrollsToTop = true
  @usableFromInline internal var decelerationRate = ScrollView.DecelerationRate.normal
  @usableFromInline internal var bounces = true
  @usableFromInline internal var bouncesHorizontally = true
  @usableFromInline internal var bouncesVertically = true
  @usableFromInline internal var alwaysBounceHorizontal = false
  @usableFromInline internal var alwaysBounceVertical = false
  @usableFromInline internal var transfersHorizontalScrollingToParent = true
  @usableFromInline internal var transfersVerticalScrollingToParent = true

  @usableFromInline internal var delaysContentTouches = true
  @usableFromInline internal var canCancelContentTouches = true
  @usableFromInline internal var keyboardDismissMode = ScrollView.KeyboardDismissMode.none
  @usableFromInline internal var allowsKeyboardScrolling = true
  @usableFromInline internal var automaticallyAdjustsForKeyboard = false
  @usableFromInline internal var keyboardInset = 0.0

  @usableFromInline internal var showsHorizontalScrollIndicator = true
  @usableFromInline internal var showsVerticalScrollIndicator = true
  @usableFromInline internal var indicatorStyle = ScrollView.IndicatorStyle.default
  @usableFromInline internal var horizontalScrollIndicatorInsets = EdgeInsets.zero
  @usableFromInline internal var verticalScrollIndicatorInsets = EdgeInsets.zero
  @usableFromInline internal var automaticallyAdjustsScrollIndicatorInsets = true
  @usableFromInline internal var indexDisplayMode = ScrollView.IndexDisplayMode.automatic

  @usableFromInline internal var minimumZoomScale = 1.0 { didSet { zoomScale = nearestZoomScale } }
  @usableFromInline internal var maximumZoomScale = 1.0 { didSet { zoomScale = nearestZoomScale } }
  @usableFromInline internal var zoomScale = 1.0 { didSet { zoomScale = nearestZoomScale } }
  @usableFromInline internal var bouncesZoom = true

  @usableFromInline internal var refreshControl: RefreshControl?

  @usableFromInline internal init() {}

  private var nearestZoomScale: Double { zoomScale.clamped(from: minimumZoomScale, to: maximumZoomScale) }
}
