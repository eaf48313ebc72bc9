import Mod

/// A screen with content of its own: a model of `UIViewController`.
///
/// ```swift
/// let users = ViewController("Users", .navigationItem.rightBarButtonItem(BarButtonItem(systemItem: .add))) {
///   Label("nobody")
/// }
/// ```
public struct ViewController: Screen, Titled {
  /// The attributes of every screen.
  public var screenAttributes = ScreenAttributes.fresh

  /// The widgets on the screen, from back to front. None by default.
  public var content: Children = []

  /// The attributes of every view.
  public var attributes = ViewAttributes.fresh

  /// Creates an empty screen.
  public init() {}

  /// Creates a screen with a title and the widgets of a block, and applies the Mods to it, in order.
  @inlinable public init(_ title: String?, _ mods: Mod<Self>..., @WidgetBuilder content: () -> Children = { [] }) {
    self.title = title
    self.content = content()
    Mod(list: mods)(&self)
  }

  /// The ``content``.
  @inlinable public var children: Children {
    get { content }
    _modify { yield &content }
  }
}

extension PropertyNames where Root == ViewController {
  @inlinable public static var content: Property<Root, Children> { Property { $1(&$0.content) } }
}
