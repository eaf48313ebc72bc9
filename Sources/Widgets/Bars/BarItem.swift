import Mod

/// An item of a bar, with the properties of `UIBarItem`. Items are values, not views.
public protocol BarItem: Model, Bindable, Accessible, Pictured, Switchable, Tagged, Titled {
  /// The attributes of every bar item. Start with ``BarItemAttributes/fresh``.
  ///
  /// Declare this property first, so that the description of an item begins with its title.
  var attributes: Boxed<BarItemAttributes> { get set }
}

extension BarItem {
  /// The behaviors of the item. None by default.
  @inlinable public var behaviors: Behaviors {
    get { attributes.value.behaviors }
    _modify { yield &attributes.value.behaviors }
  }

  /// Creates an item with a title and applies the Mods, in order: `BarButtonItem("Save", .style(.done))`.
  @inlinable @inline(__always) public init(_ title: String?, _ mods: Mod<Self>...) {
    self.init()
    self.title = title
    Mod(list: mods)(&self)
  }
}
