extension Node {
  internal func holdState() {
    guard isComponent, !ComponentState.isStateless(ObjectIdentifier(identity.type)) else { return }
    (mounted as? Mounted<Composed>)?.apply { $0 = $0.having(&state) }
  }

  internal func forgetState() {
    if state.isHeld { resume(ComponentState()) }
  }

  internal func resume(_ other: ComponentState) {
    guard let described = described.value as? Composed, let mounted = mounted as? Mounted<Composed> else { return }
    state = other
    let fresh = described.having(&state)
    mounted.observer = nil
    mounted.apply { $0.component = fresh.component }
    mounted.observer = self
    render()
  }

  /// Reads the body of the component, now and whenever an adapter or `@Observable` model that it reads changes.
  internal func render() {
    guard isComponent, let mounted = mounted as? Mounted<Composed> else { return }
    // The closure would retain the children of an earlier body.
    var component = mounted.value
    component.children = []
    let environment = environment
    rendering?.cancel()
    // Closures written as arguments for another module would check at each call that they are on the main actor.
    let read: @MainActor () -> Children = { [component, weak self] in
      guard environment.themes != nil else { return component.ownBody(in: environment.values) }
      let reads = ThemeReads()
      var values = environment.values
      values.themeReads = reads
      defer { self?.follow(reads) }
      return component.ownBody(in: values)
    }
    let show: @MainActor (Children) -> Void = { [tree] body in
      tree.renderCount += 1
      mounted.hold(body)
    }
    rendering = Signal.observe(read, show)
  }

  /// Reads the body of the component again, unless neither the component nor its environment has changed.
  internal func update(from old: Composed, isHandedOther: Bool) {
    guard let new = (mounted as? Mounted<Composed>)?.value else { return }
    if isHandedOther || !old.hasSameBody(as: new) { render() } else { mounted.hold(old.children) }
  }
}
