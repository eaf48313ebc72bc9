import Mod

/// A window on content that may be larger: a model of `UIScrollView`.
///
/// ```swift
/// let gallery = ScrollView(.isPagingEnabled(true), .showsHorizontalScrollIndicator(false))
/// ```
public struct ScrollView: Scrolling {
  /// What every view that scrolls has.
  public var scrolling = ScrollAttributes.fresh

  /// What every view has.
  public var attributes = ViewAttributes.fresh

  /// Makes a scroll view with UIKit's defaults.
  public init() {}
}
