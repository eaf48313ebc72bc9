/// A behavior that handles an event.
// A class with subclasses cannot be checked for `Sendable`. It has no stored properties.
internal class EventHandler: ActiveBehavior, @unchecked Sendable {
  internal var name: String { preconditionFailure("Only subclasses are made, and they have an event.") }

  internal var trigger: Trigger { preconditionFailure("Only subclasses are made, and they have an event.") }

  internal var description: String { name }

  internal func isEqual(to other: any Behavior) -> Bool { (other as? EventHandler) === self }

  /// Returns the Mod that adds the handler to a root.
  internal final func added<Root: Bindable>() -> Mod<Root> {
    Mod { [trigger] in $0.behaviors.handle(trigger, by: self) }
  }

  /// Handles an occurrence, if the root has the right type.
  ///
  /// - Throws: ``PayloadMismatch`` if the payload is of another type than the handler takes.
  @MainActor internal func handle(_ detail: Any, inAny mounted: AnyMounted) throws(PayloadMismatch) {}
}

extension Behaviors {
  /// Returns the handlers of an occurrence. This module makes all handlers, of this class.
  internal func handlers(of trigger: Trigger) -> [EventHandler] {
    handlers.lazy.map { unsafeDowncast($0, to: EventHandler.self) }.filter { $0.trigger.includes(trigger) }
  }

  /// Returns whether there is a handler of an occurrence.
  package func haveHandler(of trigger: Trigger) -> Bool {
    handlers.contains { unsafeDowncast($0, to: EventHandler.self).trigger.includes(trigger) }
  }
}
