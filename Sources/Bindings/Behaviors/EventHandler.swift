/// A behavior that handles an event.
// A class with subclasses cannot be checked for `Sendable`. Its stored properties are constants of `Sendable` types.
internal class EventHandler: ActiveBehavior, @unchecked Sendable {
  internal let name: String

  internal let trigger: Trigger

  internal init(name: String, trigger: Trigger) {
    self.name = name
    self.trigger = trigger
  }

  internal var description: String { name }

  internal func isEqual(to other: any Behavior) -> Bool { (other as? EventHandler) === self }

  /// Handles an occurrence, if the root has the right type.
  @MainActor internal func handle(_ detail: Any, inAny mounted: AnyMounted) {}
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
