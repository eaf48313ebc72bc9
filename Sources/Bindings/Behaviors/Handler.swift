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
