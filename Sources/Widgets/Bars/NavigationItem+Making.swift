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
