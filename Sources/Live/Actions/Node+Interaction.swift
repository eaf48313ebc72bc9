extension Node {
  /// The node and its ancestors, from the inside out.
  internal var line: [Node] { Array(sequence(first: self) { $0.parent }) }

  /// The reason in the node itself why users do not see it, or `nil` if there is none.
  internal var invisibility: ActionError.Reason? {
    if parent?.shows(self) == false { return .hidden }
    let value = stateAppearance
    if let widget = WidgetCast.widget(value) {
      if widget.isHidden || widget.isHiddenByLayer { return .hidden }
      let shown = widget.opacityIsToken ? WidgetCast.widget(appearance) : widget
      return shown?.isTransparent == true ? .transparent : nil
    }
    return treeRole == .barItem && (value as? any Hideable)?.isHidden == true ? .hidden : nil
  }

  /// The value with the Mods of its states. Without such Mods, tokens are not replaced: of the properties that are read
  /// here, only the opacity can be a token, and a search costs more than the rest.
  private var stateAppearance: any Bindable { hasOverlays ? appearance : mounted.current }

  /// A Boolean value that indicates whether the node itself lets touches through to it.
  internal var takesTouches: Bool { WidgetCast.widget(stateAppearance)?.takesTouches ?? true }

  /// A Boolean value that indicates whether the content is hidden from assistive technology.
  internal var hidesElements: Bool { WidgetCast.widget(stateAppearance)?.accessibilityElementsHidden == true }

  internal var isDisabled: Bool { (stateAppearance as? any Switchable)?.isEnabled == false }

  /// Changes the value as the user does, if it has the given type.
  internal func input<Value>(as type: Value.Type, _ change: (inout Value) -> Void) {
    if let mover = tree.movement.mover { mover.following { inputNow(change) } } else { inputNow(change) }
  }

  private func inputNow<Value>(_ change: (inout Value) -> Void) {
    mounted.inputAny { value in
      guard var changed = value as? Value else { return }
      change(&changed)
      if let changed = changed as? any Bindable { value = changed }
    }
  }

  /// Calls the handlers of control events, in order, and returns whether there are any.
  @discardableResult internal func send(_ events: ControlEvents) -> Bool { mounted.notify(.control(events)) }

  /// Calls the handlers of an event with a payload, in order.
  internal func send<Root: Bindable, Payload>(_ event: Event<Root, Payload>, _ payload: Payload) {
    mounted.notify(event.trigger, payload)
  }

  /// Calls the handlers of an event, in order.
  internal func send<Root: Bindable>(_ event: Event<Root, Void>) { mounted.notify(event.trigger) }
}
