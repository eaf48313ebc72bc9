import Mod

/// A window on content that may be larger: a model of `UIScrollView`.
///
/// ```swift
/// let gallery = ScrollView(.isPagingEnabled(true), .showsHorizontalScrollIndicator(false))
/// ```
public struct ScrollView: Scrolling {
  public var scrolling = ScrollAttributes.fresh

  public var attributes = ViewAttributes.fresh

  /// Makes a scroll view with UIKit's defaults.
  public init() {}
}
