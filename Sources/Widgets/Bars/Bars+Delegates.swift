import Mod

/// A bar or a controller with a stack of elements, of which the last is visible: items or screens.
public protocol StackOwner: Bindable {
  /// An item of a bar, or a screen of a controller.
  associatedtype StackElement
}

extension NavigationBar: StackOwner {
  /// An item of the bar.
  public typealias StackElement = NavigationItem
}

extension NavigationController: StackOwner {
  /// A screen of the stack.
  public typealias StackElement = any Widget
}

// Both types share one declaration of each name, because the compiler infers the closures of a name only if there is
// one declaration.
extension PropertyNames where Root: StackOwner {
  /// Asks whether an element may be pushed. `true` by default.
  ///
  /// If not, the stack stays as it was, and a handler that pushes gets a `NavigationError`.
  public static var shouldPush: Property<Root, @MainActor @Sendable (Root, Root.StackElement) -> Bool> {
    Property(delegate: { _, _ in true })
  }

  /// Asks whether the back button or a handler may remove the top element. `true` by default.
  ///
  /// If not, the stack stays as it was, and the user's action or the handler gets an error.
  public static var shouldPop: Property<Root, @MainActor @Sendable (Root, Root.StackElement) -> Bool> {
    Property(delegate: { _, _ in true })
  }
}

/// A bar or a controller with tabs that users select.
public protocol TabOwner: Bindable {
  /// An item of a bar, or the index of a screen of a controller.
  associatedtype Tab
}

extension TabBar: TabOwner {
  /// An item of the bar.
  public typealias Tab = TabBarItem
}

extension TabBarController: TabOwner {
  /// The index of a screen.
  public typealias Tab = Int
}

extension PropertyNames where Root: TabOwner {
  /// Asks whether the user may select a tab. `true` by default.
  public static var shouldSelect: Property<Root, @MainActor @Sendable (Root, Root.Tab) -> Bool> {
    Property(delegate: { _, _ in true })
  }
}
