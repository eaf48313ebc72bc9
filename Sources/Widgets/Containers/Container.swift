import Mod

/// A widget that holds others.
public protocol Container: Widget {
  /// The widgets inside, in their order.
  var children: Children { get set }
}

extension Container {
  /// ``children``, for those who do not know what the widget is.
  @inlinable
  public var widgetsInside: Children? {
    get { children }
    set { children = newValue ?? [] }
  }
}

extension PropertyNames where Root: Container {
  /// Names ``Container/children``.
  @inlinable public static var children: Property<Root, Children> { Property { $1(&$0.children) } }
}
