/// An action with an event's context, which `inContext` creates as a target of `-->`.
///
/// Outside of a live tree, the action does nothing.
@MainActor public final class ContextualAction<Sent>: InputConvertible {
  private let action: @MainActor (EventContext, Sent) throws -> Void

  internal init(_ action: @escaping @MainActor (EventContext, Sent) throws -> Void) { self.action = action }

  /// The input that performs the action in the context of the event that is being handled.
  public var input: Input<Sent> {
    let context = EventContext.current
    return Input { [action] value in context?.perform { try action($0, value) } }
  }

  /// Returns whether both are the same action.
  nonisolated public func isSame(as other: ContextualAction) -> Bool { self === other }
}

/// Returns an action that is performed in the context of an event.
///
/// ```swift
/// Button("Open", .tapped --> inContext { context in try context.push(Detail(user)) })
/// TextField(.textSubmitted --> inContext { context, name in try context.dismiss(returning: name) })
/// ```
///
/// Errors that the closure throws are added to ``LiveTree/errors``.
@MainActor public func inContext<Sent>(
  _ action: @escaping @MainActor (EventContext) throws -> Void
) -> ContextualAction<Sent> {
  ContextualAction { context, _ in try action(context) }
}

/// Returns an action that is performed in the context of an event, with its payload. See `inContext`.
@MainActor public func inContext<Sent>(
  _ action: @escaping @MainActor (EventContext, Sent) throws -> Void
) -> ContextualAction<Sent> {
  ContextualAction(action)
}

// Correct programs never use this declaration. The compiler reports what to use instead.

extension Event where Root: Bindable {
  @available(*, unavailable, message: "an action with the event's context is written 'inContext { context in … }'")
  @_disfavoredOverload public static func --> <Result>(
    event: Event, handle: @escaping @MainActor (EventContext) throws -> Result
  ) -> Mod<Root> { .identity }
}
