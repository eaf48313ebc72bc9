import Mod

extension Scrolling {
  /// Whether the user can scroll. `true` by default.
  @inlinable public var isScrollEnabled: Bool {
    get { scrolling.value.isScrollEnabled }
    _modify { yield &scrolling.value.isScrollEnabled }
  }

  /// Whether a drag that starts along one axis stays on it. `false` by default.
  @inlinable public var isDirectionalLockEnabled: Bool {
    get { scrolling.value.isDirectionalLockEnabled }
    _modify { yield &scrolling.value.isDirectionalLockEnabled }
  }

  /// Whether scrolling stops at multiples of the view's size. `false` by default.
  @inlinable public var isPagingEnabled: Bool {
    get { scrolling.value.isPagingEnabled }
    _modify { yield &scrolling.value.isPagingEnabled }
  }

  /// Whether a tap on the status bar scrolls to the top. `true` by default.
  @inlinable public var scrollsToTop: Bool {
    get { scrolling.value.scrollsToTop }
    _modify { yield &scrolling.value.scrollsToTop }
  }

  /// The rate at which scrolling slows down after the touch ends. `.normal` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public var decelerationRate: ScrollView.DecelerationRate {
    get { scrolling.value.decelerationRate }
    _modify { yield &scrolling.value.decelerationRate }
  }

  /// Whether the content moves past its edge and back. `true` by default.
  ///
  /// If it does not, a page also does not pass scrolling at the edge on to the views around it.
  @inlinable public var bounces: Bool {
    get { scrolling.value.bouncing.bounces }
    _modify { yield &scrolling.value.bouncing.bounces }
  }

  /// Whether the content bounces at its leading and trailing edge, if it ``bounces``. `true` by default.
  @inlinable public var bouncesHorizontally: Bool {
    get { scrolling.value.bouncing.bouncesHorizontally }
    _modify { yield &scrolling.value.bouncing.bouncesHorizontally }
  }

  /// Whether the content bounces at its top and bottom edge, if it ``bounces``. `true` by default.
  @inlinable public var bouncesVertically: Bool {
    get { scrolling.value.bouncing.bouncesVertically }
    _modify { yield &scrolling.value.bouncing.bouncesVertically }
  }

  /// Whether content that fits the width bounces too. `false` by default.
  ///
  /// A page does so on touch screens.
  @inlinable public var alwaysBounceHorizontal: Bool {
    get { scrolling.value.bouncing.alwaysBounceHorizontal }
    _modify { yield &scrolling.value.bouncing.alwaysBounceHorizontal }
  }

  /// Whether content that fits the height bounces too. `false` by default.
  ///
  /// A page does so on touch screens.
  @inlinable public var alwaysBounceVertical: Bool {
    get { scrolling.value.bouncing.alwaysBounceVertical }
    _modify { yield &scrolling.value.bouncing.alwaysBounceVertical }
  }

  /// Whether a surrounding scroll view continues at the leading and trailing edge. `true` by default.
  @inlinable public var transfersHorizontalScrollingToParent: Bool {
    get { scrolling.value.bouncing.transfersHorizontalScrollingToParent }
    _modify { yield &scrolling.value.bouncing.transfersHorizontalScrollingToParent }
  }

  /// Whether a surrounding scroll view continues at the top and bottom edge. `true` by default.
  @inlinable public var transfersVerticalScrollingToParent: Bool {
    get { scrolling.value.bouncing.transfersVerticalScrollingToParent }
    _modify { yield &scrolling.value.bouncing.transfersVerticalScrollingToParent }
  }
}

extension PropertyNames where Root: Scrolling {
  /// Whether the user can scroll. `true` by default.
  @inlinable public static var isScrollEnabled: Property<Root, Bool> { Property { $1(&$0.isScrollEnabled) } }

  /// Whether a drag that starts along one axis stays on it. `false` by default.
  @inlinable public static var isDirectionalLockEnabled: Property<Root, Bool> {
    Property { $1(&$0.isDirectionalLockEnabled) }
  }

  /// Whether scrolling stops at multiples of the view's size. `false` by default.
  @inlinable public static var isPagingEnabled: Property<Root, Bool> { Property { $1(&$0.isPagingEnabled) } }

  /// Whether a tap on the status bar scrolls to the top. `true` by default.
  @inlinable public static var scrollsToTop: Property<Root, Bool> { Property { $1(&$0.scrollsToTop) } }

  /// The rate at which scrolling slows down after the touch ends. `.normal` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public static var decelerationRate: Property<Root, ScrollView.DecelerationRate> {
    Property { $1(&$0.decelerationRate) }
  }

  /// Whether the content moves past its edge and back. `true` by default.
  @inlinable public static var bounces: Property<Root, Bool> { Property { $1(&$0.bounces) } }

  /// Whether the content bounces at its leading and trailing edge, if it `bounces`. `true` by default.
  @inlinable public static var bouncesHorizontally: Property<Root, Bool> { Property { $1(&$0.bouncesHorizontally) } }

  /// Whether the content bounces at its top and bottom edge, if it `bounces`. `true` by default.
  @inlinable public static var bouncesVertically: Property<Root, Bool> { Property { $1(&$0.bouncesVertically) } }

  /// Whether content that fits the width bounces too. `false` by default.
  @inlinable public static var alwaysBounceHorizontal: Property<Root, Bool> {
    Property { $1(&$0.alwaysBounceHorizontal) }
  }

  /// Whether content that fits the height bounces too. `false` by default.
  @inlinable public static var alwaysBounceVertical: Property<Root, Bool> { Property { $1(&$0.alwaysBounceVertical) } }

  /// Whether a surrounding scroll view continues at the leading and trailing edge. `true` by default.
  @inlinable public static var transfersHorizontalScrollingToParent: Property<Root, Bool> {
    Property { $1(&$0.transfersHorizontalScrollingToParent) }
  }

  /// Whether a surrounding scroll view continues at the top and bottom edge. `true` by default.
  @inlinable public static var transfersVerticalScrollingToParent: Property<Root, Bool> {
    Property { $1(&$0.transfersVerticalScrollingToParent) }
  }
}
