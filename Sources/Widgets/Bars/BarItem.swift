import Mod

/// An item of a bar: everything that `UIBarItem` has. Items are values, not views.
public protocol BarItem: Model, Bindable, Accessible, Switchable, Tagged {
  /// What every bar item has. Start with ``BarItemAttributes/fresh``; declare it first, so that an item prints
  /// its title first.
  var attributes: Boxed<BarItemAttributes> { get set }
}

extension BarItem {
  /// What the item does over time. Nothing by default.
  @inlinable
  public var behaviors: Behaviors {
    get { attributes.value.behaviors }
    _modify { yield &attributes.value.behaviors }
  }

  /// Makes an item with a title and applies the Mods to it, in their order: `BarButtonItem("Save", .style(.done))`.
  @inlinable
  @inline(__always)
  public init(_ title: String?, _ mods: Mod<Self>...) {
    self.init()
    self.title = title
    Mod(list: mods)(&self)
  }
}
