import Mod
import Widgets

// `-->` has the precedence of `--`, as does `<--`, which also binds tokens of themes: see `Property.<--` of widgets.
infix operator --> : KeyValuePrecedence

extension Event where Root: Bindable {
  /// Sends the event to a target: `.textChanged --> name.update()`.
  ///
  /// The Mod is inert: applied to a value, it adds the handler to the value's `behaviors`. Several handlers of an event
  /// are called in the order in which they were added.
  @MainActor public static func --> <Target: InputConvertible<Payload>>(event: Event, target: Target) -> Mod<Root> {
    Handler(event, target).added()
  }

  /// Calls a closure when the event is sent: `.tapped --> { print("tapped") }`.
  @MainActor public static func --> (event: Event, handle: @escaping @MainActor (Payload) -> Void) -> Mod<Root> {
    EventAction(event, handle).added()
  }
}

// Widgets with a title that can be tapped are created with an action. It is short for `.tapped --> { … }` as the last
// Mod.

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
