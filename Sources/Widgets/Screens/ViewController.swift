import Mod

/// A screen with widgets of its own: a model of `UIViewController`.
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
  public var children: Children = []

  /// The attributes of every view.
  public var attributes = ViewAttributes.fresh

  /// Creates an empty screen.
  public init() {}

  /// Creates a screen with a title and the widgets of a block, and applies the Mods to it, in order.
  @inlinable public init(_ title: String?, _ mods: Mod<Self>..., @WidgetBuilder content: () -> Children = { [] }) {
    self.title = title
    children = content()
    Mod(list: mods)(&self)
  }

  /// `false`: only the children themselves matter.
  @inlinable public var readsInsideChildren: Bool { false }
}
