extension Node {
  /// Updates the node to a widget with the same identity.
  internal func update(to widget: some Widget) {
    if !isUpToDate(with: widget) { follow(widget) }
  }

  /// Returns whether a widget with the same identity equals the last description.
  internal func isUpToDate(with widget: some Widget) -> Bool {
    if isBusy { return false }
    if isContainer, let old = described.widgetsInside, let new = widget.widgetsInside, !old.isIdentical(to: new) {
      // Leaves are compared here. Deeper children are compared once, by the nodes that contain them.
      guard old.count == new.count, old.isIdentical(to: describedChildren) else { return false }
      if childNodes.contains(where: \.isContainer) { return false }
    }
    return described.isSame(asWidget: widget)
  }

  /// Updates the node to a widget with the same identity that differs from the last description.
  internal func follow(_ widget: some Widget) {
    guard isMounted else { return }
    if isBusy {
      pending = widget
    } else if let children = childrenAlone(of: widget) {
      mounted.hold(children)
    } else {
      busily { adopt(widget: widget) }
    }
  }

  /// Returns the children of a widget that differs from the last description only in its children.
  private func childrenAlone<Value: Widget>(of widget: Value) -> Children? {
    // The children of a component depend on its body. Elsewhere, users and behaviors may have changed the value.
    guard isContainer, !isComponent, Value.userEditable.isEmpty, widget.behaviors.isEmpty,
      !outerSurroundings.values.stylings.reach(Value.self), !stylings.reach(Value.self),
      let children = widget.widgetsInside
    else { return nil }
    described.widgetsInside = children
    return described.isSame(asWidget: widget) ? children : nil
  }

  /// Updates the node to a part with the same identity.
  internal func update(toPart part: some Bindable) {
    guard isMounted else { return }
    if isBusy {
      pending = part
    } else if !described.isSame(as: part) {
      busily { adopt(part) }
    }
  }
}

extension Node {
  /// Takes over the description of the value itself.
  internal func adopt(_ description: any Bindable) {
    if let widget = description as? any Widget { adopt(widget: widget) } else { adopt(part: description) }
  }

  private func adopt<Value: Widget>(widget: Value) {
    adopting {
      let before = Value.userEditable.isEmpty ? described : styledDescription
      let styled = describe(widget)
      (mounted as? Mounted<Value>)?.adopt(styled, with: bindings) { now, new in
        before.keepEdits(now, in: &new, to: styled)
      }
    }
  }

  private func adopt<Value: Bindable>(part: Value) {
    adopting {
      let styled = describe(part)
      (mounted as? Mounted<Value>)?.adopt(styled, with: bindings) { _, _ in }
    }
  }

  /// Stores the description of the node, and returns it with the styling of the surrounding containers.
  private func describe<Value: Bindable>(_ value: Value) -> Value {
    described = value
    stylings = outerSurroundings.values.stylings
    return stylings.applied(to: value)
  }

  private func adopting(_ adopt: () -> Void) {
    valueDidChange()
    let before = wantsOldValue ? mounted.current : nil
    let component = isComponent ? (mounted as? Mounted<Composed>)?.value : nil
    mounted.observer = nil
    adopt()
    holdState()
    bindings = connect(bindings, \.isBinding)
    let isHandedOther = updateSurroundings()
    if let component { update(from: component, isHandedOther: isHandedOther) }
    valueDidChange()
    if isMounted { mounted.observer = self }
    if let before { reportUpdate(from: before) }
    hasToHandDown = hasToHandDown || isHandedOther
  }
}

extension Bindable {
  fileprivate func isSame<Value: Widget>(asWidget widget: Value) -> Bool {
    reading(self, as: Value.self) { $0.pointee == widget } ?? false
  }

  /// Keeps the user's changes in a new value, unless the new description changes the same properties.
  fileprivate func keepEdits<Value: Widget>(_ now: Value, in new: inout Value, to description: Value) {
    let editable = Value.userEditable
    if editable.isEmpty { return }
    _ = reading(self, as: Value.self) { old in
      for property in editable { property.keep(now, in: &new, unlessChangedFrom: old.pointee, to: description) }
    }
  }
}
