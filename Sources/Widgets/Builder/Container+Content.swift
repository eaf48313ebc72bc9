import Mod

extension Container {
  /// Creates a container with the widgets of a block, and applies the Mods to it, in order.
  ///
  /// ```swift
  /// let card = View(.layer.cornerRadius(12)) {
  ///   Label("Views")
  /// }
  /// ```
  @inlinable
  @inline(__always)
  public init(_ mods: Mod<Self>..., @WidgetBuilder content: () -> Children) {
    self.init()
    children = content()
    Mod(list: mods)(&self)
  }
}
