import Mod

extension NavigationItem {
  /// Makes an item with a title and applies the Mods to it, in their order.
  @inlinable
  @inline(__always)
  public init(_ title: String?, _ mods: Mod<Self>...) {
    self.init()
    self.title = title
    Mod(list: mods)(&self)
  }
}

extension NavigationItem {
  /// The first of the left items, or `nil` if there is none. Setting it puts one item in the place of them all.
  public var leftBarButtonItem: BarButtonItem? {
    get { leftBarButtonItems.first }
    set { leftBarButtonItems = newValue.map { [$0] } ?? [] }
  }

  /// The first of the right items, or `nil` if there is none. Setting it puts one item in the place of them all.
  public var rightBarButtonItem: BarButtonItem? {
    get { rightBarButtonItems.first }
    set { rightBarButtonItems = newValue.map { [$0] } ?? [] }
  }
}
