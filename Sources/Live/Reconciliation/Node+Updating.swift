extension Node {
  /// Makes of the node what a widget says that has the node's identity.
  internal func update(to widget: some Widget) {
    if isBusy || !isDescribed(as: widget) { adopt(later: widget) }
  }

  /// Makes of the node what a part says that has the node's identity.
  internal func update(toPart part: some Bindable) {
    if isBusy || !described.isSame(as: part) { adopt(later: part) }
  }

  /// Whether a description says what the last one did, so that there is nothing to look at.
  private func isDescribed<Value: Widget>(as widget: Value) -> Bool {
    if isContainer, Value.self != Composed.self, let container = widget as? any Container {
      return container.children.isIdentical(to: describedChildren) && described.isSame(as: container.withoutChildren)
    }
    return described as? Value == widget
  }

  private func adopt(later description: any Bindable) {
    guard isMounted else { return }
    pending = description
    guard !isBusy else { return }
    isBusy = true
    settle()
    isBusy = false
  }

  /// Takes over what a description says of the value itself.
  internal func adopt(_ description: any Bindable) {
    let before = wantsOldValue ? mounted.current : nil
    let component = (mounted as? Mounted<Composed>)?.value
    mounted.observer = nil
    if let widget = description as? any Widget { adopt(widget: widget) } else { adopt(part: description) }
    bindings = connect(bindings, \.isBinding)
    let isHandedOther = updateSurroundings()
    if let component { update(from: component, isHandedOther: isHandedOther) }
    if isMounted { mounted.observer = self }
    if let before { reportUpdate(from: before) }
    hasToHandDown = hasToHandDown || isHandedOther
  }

  private func adopt<Value: Widget>(widget: Value) {
    guard let mounted = mounted as? Mounted<Value>, let old = described as? Value else { return }
    described = (widget as? any Container)?.withoutChildren ?? widget
    mounted.adopt(widget, with: bindings) { now, new in
      for property in Value.userEditable { property.keep(now, in: &new, unlessChangedFrom: old, to: widget) }
    }
  }

  private func adopt<Value: Bindable>(part: Value) {
    described = part
    (mounted as? Mounted<Value>)?.adopt(part, with: bindings) { _, _ in }
  }
}
