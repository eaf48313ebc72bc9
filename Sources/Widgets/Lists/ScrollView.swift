import Mod

/// A view that scrolls its content: a model of `UIScrollView`.
///
/// ```swift
/// let gallery = ScrollView(.isPagingEnabled(true), .subviews([ImageView(), ImageView()]))
/// ```
public struct ScrollView: Scrolling, Container {
  /// The subviews, from back to front. None by default.
  public var subviews: Children = []

  /// The attributes of every scroll view.
  public var scrolling = ScrollAttributes.fresh

  /// The attributes of every view.
  public var attributes = ViewAttributes.scrollView

  /// Creates a scroll view with UIKit's defaults.
  public init() {}

  /// The ``subviews``.
  @inlinable public var children: Children {
    get { subviews }
    _modify { yield &subviews }
  }
}

extension ScrollView {
  /// The properties that users change: the content offset, the zoom scale, and the inset of the keyboard.
  public static let userEditable = [
    EditableProperty(\ScrollView.contentOffset), EditableProperty(\ScrollView.zoomScale),
    EditableProperty(\ScrollView.keyboardInset),
  ]
}

extension PropertyNames where Root == ScrollView {
  /// The subviews, from back to front. None by default.
  @inlinable public static var subviews: Property<Root, Children> { Property { $1(&$0.subviews) } }
}
