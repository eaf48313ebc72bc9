extension Node {
  /// The node and those around it, from the inside out.
  internal var line: [Node] { Array(sequence(first: self) { $0.parent }) }

  /// Why users do not see the node, as far as that is up to the node itself.
  internal var invisibility: ActionError.Reason? {
    if parent?.shows(self) == false { return .hidden }
    return switch mounted.current {
    case let widget as any Widget: widget.isHidden ? .hidden : widget.alpha < 0.01 ? .transparent : nil
    case let item as BarButtonItem: item.isHidden ? .hidden : nil
    default: nil
    }
  }

  /// Whether touches reach the node, as far as that is up to the node itself.
  internal var takesTouches: Bool { (mounted.current as? any Widget)?.isUserInteractionEnabled ?? true }

  internal var isDisabled: Bool { (mounted.current as? any Switchable)?.isEnabled == false }

  /// Changes the value, as the user does. A change for a value of another type is ignored.
  internal func input<Value>(as type: Value.Type, _ change: (inout Value) -> Void) {
    mounted.inputAny { value in
      guard var changed = value as? Value else { return }
      change(&changed)
      if let changed = changed as? any Bindable { value = changed }
    }
  }

  /// Tells the handlers what has happened to the control, in their order.
  @discardableResult
  internal func send(_ events: ControlEvents) -> Bool {
    mounted.notify(.control(events))
  }

  /// Tells the handlers of an event, in their order, that it has happened.
  internal func send<Root: Bindable, Payload>(_ event: Event<Root, Payload>, _ payload: Payload) {
    mounted.notify(event.trigger, payload)
  }

  /// Tells the handlers of an event, in their order, that it has happened.
  internal func send<Root: Bindable>(_ event: Event<Root, Void>) {
    mounted.notify(event.trigger)
  }
}
