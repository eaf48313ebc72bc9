import Bindings
import Widgets

extension Mod where Root: Widget {
  /// Performs an action when the widget appears.
  ///
  /// ```swift
  /// Label("Terms", .onAppear { context in try context.present(ViewController("Welcome")) })
  /// ```
  ///
  /// - Parameter action: The action. Errors that it throws are added to ``LiveTree/errors``.
  @MainActor public static func onAppear(_ action: @escaping @MainActor (EventContext) throws -> Void) -> Mod {
    Event<Root, Void>.onAppear --> inContext(action)
  }

  /// Performs an action when the widget appears for the first time since it was mounted.
  ///
  /// - Parameter action: The action. Errors that it throws are added to ``LiveTree/errors``.
  @MainActor public static func onAppearOnce(_ action: @escaping @MainActor (EventContext) throws -> Void) -> Mod {
    Event<Root, Void>.onAppearOnce --> inContext(action)
  }

  /// Performs an action when the widget disappears.
  ///
  /// - Parameter action: The action. Errors that it throws are added to ``LiveTree/errors``.
  @MainActor public static func onDisappear(_ action: @escaping @MainActor (EventContext) throws -> Void) -> Mod {
    Event<Root, Void>.onDisappear --> inContext(action)
  }

  /// Performs an action when the widget appears: `.onAppear { print("Here") }`.
  @MainActor public static func onAppear(_ action: @escaping @MainActor () -> Void) -> Mod {
    Event<Root, Void>.onAppear --> action
  }

  /// Performs an action when the widget disappears: `.onDisappear { print("Gone") }`.
  @MainActor public static func onDisappear(_ action: @escaping @MainActor () -> Void) -> Mod {
    Event<Root, Void>.onDisappear --> action
  }
}
