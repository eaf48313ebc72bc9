import Mod

extension NavigationItem {
  /// The first of the left items, or `nil` if there is none. Setting it replaces that item; `nil` removes it.
  public var leftBarButtonItem: BarButtonItem? {
    get { leftBarButtonItems.first }
    set { leftBarButtonItems.replaceFirst(with: newValue) }
  }

  /// The first of the right items, or `nil` if there is none. Setting it replaces that item; `nil` removes it.
  public var rightBarButtonItem: BarButtonItem? {
    get { rightBarButtonItems.first }
    set { rightBarButtonItems.replaceFirst(with: newValue) }
  }
}

extension Array {
  fileprivate mutating func replaceFirst(with element: Element?) {
    replaceSubrange(..<Swift.min(1, count), with: CollectionOfOne(element).compactMap(\.self))
  }
}

extension PropertyNames where Root == NavigationItem {
  /// The first of the left items, or `nil` if there is none. Setting it replaces that item; `nil` removes it.
  @inlinable public static var leftBarButtonItem: Property<Root, BarButtonItem?> {
    Property { $1(&$0.leftBarButtonItem) }
  }

  /// The first of the right items, or `nil` if there is none. Setting it replaces that item; `nil` removes it.
  @inlinable public static var rightBarButtonItem: Property<Root, BarButtonItem?> {
    Property { $1(&$0.rightBarButtonItem) }
  }
}
