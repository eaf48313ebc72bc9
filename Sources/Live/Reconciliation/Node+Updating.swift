extension Node {
  /// Updates the node to a widget with the same identity.
  internal func update(to widget: any Widget) {
    if !isUpToDate(with: widget) { follow(widget) }
  }

  /// Returns whether a widget with the same identity equals the last description.
  internal func isUpToDate(with widget: any Widget) -> Bool {
    if status.isUpdating { return false }
    if isContainer, let old = described.widgetsInside, let new = widget.widgetsInside, !old.isIdentical(to: new) {
      // Leaves are compared here. Deeper children are compared once, by the nodes that contain them.
      guard old.count == new.count, old.isIdentical(to: branches.described) else { return false }
      if branches.sleeping != nil || branches.mounted.contains(where: \.isContainer) { return false }
    }
    return described.isSame(as: widget)
  }

  /// Updates the node to a widget with the same identity that differs from the last description.
  internal func follow(_ widget: any Widget) {
    guard isMounted else { return }
    if status.isUpdating {
      status.pending = PendingDescription(widget)
    } else if let children = childrenAlone(of: widget) {
      described = .widget(widget)
      mounted.hold(children)
    } else if !exchangeBindings(for: widget) {
      updating { adopt(widget: widget) }
    }
  }

  /// Returns the children of a widget that differs from the last description only in its children.
  private func childrenAlone(of widget: any Widget) -> Children? {
    // The body determines the content of a component; other content can have been changed by users and behaviors.
    // Children of a container with a former environment would be updated twice: in the former and in the current one.
    guard isContainer, !isComponent, environment === outerEnvironment, let children = widget.widgetsInside,
      !mayDiffer(from: widget),
      case .widget(let described) = described
    else { return nil }
    var old = described
    old.widgetsInside = children
    return old.isEqual(to: widget) ? children : nil
  }

  private func mayDiffer<Value: Widget>(from widget: Value) -> Bool {
    !widget.behaviors.isEmpty || !Value.userEditable.isEmpty || inherited.stylings.reach(Value.self)
      || outerEnvironment.stylings.reach(Value.self)
  }

  /// Updates the node to a part with the same identity.
  internal func update(toPart part: any Bindable) {
    guard isMounted else { return }
    if status.isUpdating {
      status.pending = PendingDescription(part)
    } else if !described.isSame(asPart: part) {
      updating { adopt(part) }
    }
  }
}

extension Node {
  /// Takes over the description of the value itself.
  internal func adopt(_ description: any Bindable) {
    if let widget = description as? any Widget { adopt(widget: widget) } else { adopt(part: description) }
  }

  private func adopt(widget: any Widget) {
    // The compiler specializes this for components, because they are updated most often.
    if isComponent, reading(widget, as: Composed.self, { adopt($0.pointee, from: widget) }) != nil { return }
    adopt(widget, as: .widget(widget))
  }

  private func adopt(_ component: Composed, from widget: any Widget) {
    if adopt(body: component) { described = .widget(widget) } else { adopt(component, as: .widget(widget)) }
  }

  /// Takes over another component, unless more than the widgets of its body may change.
  ///
  /// - Returns: Whether it has been taken over.
  private func adopt(body new: Composed) -> Bool {
    guard let component, mounted.behaviors.isEmpty, new.behaviors.isEmpty, connections.bindings.isEmpty,
      !tree.shows(self), environment === outerEnvironment, inherited.stylings.isEmpty, environment.stylings.isEmpty,
      ComponentState.isStateless(ObjectIdentifier(identity.type)),
      mounted.rareAttributes.isEmpty, new.rareAttributes.isEmpty
    else { return false }
    valueDidChange()
    var isSame = false
    mounted.observer = nil
    let replace: @MainActor (inout Composed) -> Void = { value in
      isSame = value.hasSameBody(as: new)
      let children = isSame ? value.children : []
      value = new
      value.children = children
    }
    component.apply(replace)
    if !isSame { render() }
    if isMounted { mounted.observer = self }
    return true
  }

  private func adopt<Value: Widget>(_ widget: Value, as description: NodeDescription) {
    adopting {
      let before = Value.userEditable.isEmpty ? nil : styledDescription
      let styled = describe(widget, as: description)
      // A closure written as an argument for another module would check that it is on the main actor.
      let (isScreen, connections) = (isScreen, connections.bindings)
      let keep: @MainActor (Value, inout Value) -> Void = { now, new in
        before?.keepEdits(now, in: &new, to: styled, connections)
        if isScreen { new.keepContentTitle(of: now) }
      }
      (mounted as? Mounted<Value>)?.adopt(styled, with: connections, keeping: keep)
    }
  }

  private func adopt<Value: Bindable>(part: Value) {
    adopting {
      let styled = describe(part, as: .part(part))
      (mounted as? Mounted<Value>)?.adopt(styled, with: connections.bindings) { _, _ in }
    }
  }

  /// Stores the description of the node, and returns it with the styling of the surrounding containers.
  private func describe<Value: Bindable>(_ value: Value, as description: NodeDescription) -> Value {
    described = description
    inherited.stylings = outerEnvironment.stylings
    return inherited.stylings.applied(to: value)
  }

  private func adopting(_ adopt: @MainActor () -> Void) {
    updateAppearance()
    valueDidChange()
    let before = wantsOldValue ? mounted.current : nil
    let themes = shownThemes?.themes ?? Themes()
    let former = component?.value
    let outer = environment
    mounted.observer = nil
    adopt()
    holdState()
    connections.bindings = connect(connections.bindings) { $0.adopt(bindingsOf: $1, of: mounted) }
    keepAppearanceEnvironment()
    if isMounted { watchAppearance() }
    // The update of the value reports the change of its own appearance.
    tree.updates.adopting = self
    let isHandedOther = updateEnvironment()
    tree.updates.adopting = nil
    if let former { update(from: former, isHandedOther: isHandedOther) }
    valueDidChange()
    if isMounted { mounted.observer = self }
    let rare = mounted.rareAttributes
    notifyOfTitle(rare)
    if rare.haveAnimation { expectMovement() }
    if let before { reportUpdate(from: before, in: themes) }
    inherited.areToHandDown = inherited.areToHandDown || isHandedOther
    if isHandedOther {
      notifyOfTraits(from: outer)
      updateCollapsing()
      updateBars(from: outer)
    }
  }
}

extension Bindable {
  /// Copies the user's changes to a new value, except for properties that differ between the descriptions, and
  /// properties of ended bindings.
  @MainActor fileprivate func keepEdits<Value: Widget>(
    _ now: Value, in new: inout Value, to description: Value, _ connections: Connections
  ) {
    let editable = Value.userEditable
    if editable.isEmpty { return }
    _ = reading(self, as: Value.self) { old in
      var old = old.pointee
      // Values that a binding has delivered are no changes by a user.
      if !connections.isEmpty { connections.keep(endedBy: new.behaviors.bindings, from: now, in: &old) }
      for property in editable { property.keep(now, in: &new, unlessChangedFrom: old, to: description) }
    }
  }
}
