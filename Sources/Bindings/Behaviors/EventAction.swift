import Signals
import Widgets

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
