import Signals
import Widgets

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
  /// Returns the handlers of an occurrence. The casts succeed, because only this module makes handlers.
  internal func handlers(of trigger: Trigger) -> [any EventHandler] {
    handlers.lazy.filter { $0.trigger.includes(trigger) }.compactMap { $0 as? any EventHandler }
  }

  /// Returns whether there is a handler of an occurrence.
  package func haveHandler(of trigger: Trigger) -> Bool {
    handlers.contains { $0.trigger.includes(trigger) }
  }
}

/// The behavior that `.tapped --> input` adds: the target of an event.
internal final class Handler<Root: Bindable, Target: InputConvertible>: EventHandler {
  private let event: Event<Root, Target.Sent>
  private let target: Target

  internal init(_ event: Event<Root, Target.Sent>, _ target: Target) {
    self.event = event
    self.target = target
  }

  internal var name: String { event.name }

  internal var trigger: Trigger { event.trigger }

  internal var description: String { "\(name) --> \(typeName(Target.self))" }

  internal func isEqual(to other: any Behavior) -> Bool {
    guard let other = other as? Handler else { return false }
    return other === self || name == other.name && trigger == other.trigger && target.isSame(as: other.target)
  }

  internal func handle(_ detail: Any, inAny mounted: AnyMounted) throws(PayloadMismatch) {
    guard let root = mounted.view(as: Root.self)?.value else { return }
    if let payload = try event.payload(of: detail, in: root) { target.input.send(payload) }
  }
}

/// The behavior that `.tapped --> { … }` adds: a closure that handles an event.
internal final class EventAction<Root: Bindable, Payload>: EventHandler {
  private let event: Event<Root, Payload>
  private let action: @MainActor (Payload) -> Void

  internal init(_ event: Event<Root, Payload>, _ action: @escaping @MainActor (Payload) -> Void) {
    self.event = event
    self.action = action
  }

  internal var name: String { event.name }

  internal var trigger: Trigger { event.trigger }

  internal var description: String { "\(name) --> \(typeName(Input<Payload>.self))" }

  internal func handle(_ detail: Any, inAny mounted: AnyMounted) throws(PayloadMismatch) {
    guard let root = mounted.view(as: Root.self)?.value else { return }
    if let payload = try event.payload(of: detail, in: root) { action(payload) }
  }
}
