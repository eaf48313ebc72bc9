import Mod

/// A window on content that may be larger: a model of `UIScrollView`.
///
/// ```swift
/// let gallery = ScrollView(.isPagingEnabled(true), .subviews([ImageView(), ImageView()]))
/// ```
public struct ScrollView: Scrolling, Container {
  /// The widgets inside, the hindmost first. None by default.
  public var subviews: Children = []

  /// What every view that scrolls has.
  public var scrolling = ScrollAttributes.fresh

  /// The attributes of every view.
  public var attributes = ViewAttributes.scrollView

  /// Creates a scroll view with UIKit's defaults.
  public init() {}

  /// The same as ``subviews``.
  @inlinable
  public var children: Children {
    get { subviews }
    _modify { yield &subviews }
  }
}

extension ScrollView {
  /// Users change where it stands and how far it is zoomed.
  public static let userEditable = [
    EditableProperty(\ScrollView.contentOffset), EditableProperty(\ScrollView.zoomScale),
  ]
}

extension PropertyNames where Root == ScrollView {
  /// Names ``ScrollView/subviews``.
  @inlinable public static var subviews: Property<Root, Children> { Property { $1(&$0.subviews) } }
}
