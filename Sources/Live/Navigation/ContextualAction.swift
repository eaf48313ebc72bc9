/// What is done where an event happens: what `inContext` makes, to stand right of `-->`.
///
/// Outside of a live tree, nothing is done.
@MainActor
public final class ContextualAction<Sent>: InputConvertible {
  private let action: @MainActor (EventContext, Sent) throws -> Void

  internal init(_ action: @escaping @MainActor (EventContext, Sent) throws -> Void) {
    self.action = action
  }

  /// Where to send what comes with the event that is being handled.
  public var input: Input<Sent> {
    let context = EventContext.current
    return Input { [action] value in context?.perform { try action($0, value) } }
  }

  /// Whether both are the same action.
  nonisolated public func isSame(as other: ContextualAction) -> Bool { self === other }
}

/// Does something where an event happens, with what comes with the event if that is of interest:
///
/// ```swift
/// Button("Open", .tapped --> inContext { context in try context.push(Detail(user)) })
/// TextField(.textSubmitted() --> inContext { context, name in try context.dismiss(returning: name) })
/// ```
///
/// What the closure throws is noted in ``LiveTree/errors``.
@MainActor
public func inContext<Sent>(
  _ action: @escaping @MainActor (EventContext) throws -> Void
) -> ContextualAction<Sent> {
  ContextualAction { context, _ in try action(context) }
}

/// Does something where an event happens, with what comes with the event. See `inContext`.
@MainActor
public func inContext<Sent>(
  _ action: @escaping @MainActor (EventContext, Sent) throws -> Void
) -> ContextualAction<Sent> {
  ContextualAction(action)
}
