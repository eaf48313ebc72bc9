/// A behavior that handles an event.
internal protocol EventHandler: AnsweringBehavior {
  /// Handles an occurrence, if the root has the right type.
  ///
  /// - Throws: ``PayloadMismatch`` if the payload is of another type than the handler takes.
  @MainActor func handle(_ detail: Any, inAny mounted: AnyMounted) throws(PayloadMismatch)
}

extension EventHandler {
  internal func isEqual(to other: any Behavior) -> Bool { (other as? any EventHandler) === self }

  /// Returns the Mod that adds the handler to a root.
  internal func added<Root: Bindable>() -> Mod<Root> {
    Mod { [trigger] in $0.behaviors.handle(trigger, by: self) }
  }
}

extension Behaviors {
  /// Returns the handlers of an occurrence. This module makes all handlers.
  internal func handlers(of trigger: Trigger) -> [any EventHandler] {
    handlers.lazy.filter { $0.trigger.includes(trigger) }.compactMap { $0 as? any EventHandler }
  }

  /// Returns whether there is a handler of an occurrence.
  package func haveHandler(of trigger: Trigger) -> Bool {
    handlers.contains { $0.trigger.includes(trigger) }
  }
}
