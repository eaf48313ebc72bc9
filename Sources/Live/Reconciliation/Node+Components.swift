extension Node {
  /// Puts the state of the node into the component that it is described as.
  internal func holdState() {
    guard isComponent, let mounted = mounted as? Mounted<Composed> else { return }
    mounted.apply { $0 = $0.having(&state) }
  }

  /// Starts the state of the component again.
  internal func forgetState() {
    if state.isHeld { resume(ComponentState()) }
  }

  /// Goes on with the state of another node of the component.
  internal func resume(_ other: ComponentState) {
    guard let described = described as? Composed, let mounted = mounted as? Mounted<Composed> else { return }
    state = other
    let fresh = described.having(&state)
    mounted.observer = nil
    mounted.apply { $0.component = fresh.component }
    mounted.observer = self
    render()
  }

  /// Reads the body of the component in the node, if there is one, now and whenever an adapter or `@Observable` model
  /// that it reads changes.
  internal func render() {
    guard isComponent, let mounted = mounted as? Mounted<Composed> else { return }
    let component = mounted.value
    let surroundings = surroundings.values
    rendering?.cancel()
    rendering = Signal.observing { component.ownBody(in: surroundings) }.subscribe { [tree] body in
      tree.renderCount += 1
      mounted.hold(body)
    }
  }

  /// Reads the body of the component anew, unless it is the one that was there before and is handed the same.
  internal func update(from old: Composed, isHandedOther: Bool) {
    guard let new = (mounted as? Mounted<Composed>)?.value else { return }
    if isHandedOther || !old.hasSameBody(as: new) { render() } else { mounted.hold(old.children) }
  }
}
