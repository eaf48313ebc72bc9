import Mod
import Widgets

// What is titled and can be tapped is created with its action, which is short for `.tapped --> { … }` as the last Mod.

extension Button {
  /// Creates a custom button with a title and an action for taps, and applies the Mods to it, in order.
  ///
  /// ```swift
  /// Button("Add", .isHidden(!isOwner)) { add() }
  /// ```
  ///
  /// - Parameters:
  ///   - title: The title of the button.
  ///   - mods: The Mods to apply.
  ///   - action: The action.
  @MainActor public init(_ title: String?, _ mods: Mod<Self>..., action: @escaping @MainActor () -> Void) {
    self.init(title, Mod(list: mods), .tapped --> action)
  }
}

extension BarButtonItem {
  /// Creates an item with a title and an action for taps, and applies the Mods to it, in order.
  @MainActor public init(_ title: String?, _ mods: Mod<Self>..., action: @escaping @MainActor () -> Void) {
    self.init(title, Mod(list: mods), .tapped --> action)
  }
}

extension AlertAction {
  /// Creates an action of an alert with a title and a handler, and applies the Mods to it, in order.
  @MainActor public init(_ title: String?, _ mods: Mod<Self>..., action: @escaping @MainActor () -> Void) {
    self.init(title, Mod(list: mods), .tapped --> action)
  }
}
