import Mod

/// A widget with children.
public protocol Container: Widget {
  /// The children, in order.
  var children: Children { get set }

  /// Whether the appearance of the container depends on the content of its children, and not only on the children
  /// themselves. `true` by default.
  ///
  /// A live page writes such a container again whenever something inside changes. Return `false` if your container has
  /// a ``Previewable/preview`` or HTML of its own, and only places its children. It then costs as much as a container
  /// of the library.
  var readsInsideChildren: Bool { get }
}

extension Container {
  /// The ``children``, for code that does not know the type of the widget.
  @inlinable public var widgetsInside: Children? {
    get { children }
    set { children = newValue ?? [] }
  }

  /// `true`, because the container may read anything.
  @inlinable public var readsInsideChildren: Bool { true }
}

extension PropertyNames where Root: Container {
  /// The children, in order.
  @inlinable public static var children: Property<Root, Children> { Property { $1(&$0.children) } }
}

extension Container {
  /// Creates a container with the widgets of a block, and applies the Mods to it, in order.
  ///
  /// ```swift
  /// let card = View(.layer.cornerRadius(12)) {
  ///   Label("Views")
  /// }
  /// ```
  @inlinable @inline(__always) public init(_ mods: Mod<Self>..., @WidgetBuilder content: () -> Children) {
    self.init()
    children = content()
    mods.apply(to: &self)
  }
}
