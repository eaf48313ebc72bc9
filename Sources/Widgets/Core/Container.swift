import Mod

/// A widget with children.
public protocol Container: Widget {
  /// The children, in order.
  var children: Children { get set }

  /// Whether what the container shows depends on what is inside of its children, and not only on the children
  /// themselves. `true` by default.
  ///
  /// A live page writes such a container again whenever something inside changes. If your container, which has a
  /// ``Previewable/preview`` or HTML of its own, only places its children, say `false`: then it costs what a container
  /// of the library does.
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
    Mod(list: mods)(&self)
  }
}
