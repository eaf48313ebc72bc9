/// The behavior that `.tapped --> input` adds: the target of an event.
internal struct Handler<Root: Bindable, Target: InputConvertible>: EventHandler {
  private let event: Event<Root, Target.Sent>
  private let target: Target

  internal init(_ event: Event<Root, Target.Sent>, _ target: Target) {
    self.event = event
    self.target = target
  }

  internal var kind: BehaviorKind { .handler }

  internal var name: String { event.name }

  internal var trigger: Trigger { event.trigger }

  internal func isEqual(to other: any Behavior) -> Bool {
    guard let other = other as? Self else { return false }
    return name == other.name && trigger == other.trigger && target.isSame(as: other.target)
  }

  internal func handle(_ detail: Any, in root: Root) {
    if let payload = event.payload(of: detail, in: root) { target.input.send(payload) }
  }

  internal var description: String { "\(name) --> \(typeName(Target.self))" }
}
