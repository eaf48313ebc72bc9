import Signals

/// The body of a mounted component.
@MainActor internal struct MountedBody {
  /// The tracked reading of the body, if there is one.
  internal var reading: Lifetime?

  /// The values of the component's variables.
  internal var state = ComponentState()
}

extension Node {
  internal func holdState() {
    guard isComponent, !ComponentState.isStateless(ObjectIdentifier(identity.type)) else { return }
    component?.apply { $0 = $0.having(&body.state) }
    followEnvironment()
  }

  /// Lets the component read the present environment of the node.
  private func followEnvironment() { body.state.place?.values = { [weak self] in self?.environment.values } }

  internal func forgetState() {
    if body.state.isHeld { resume(ComponentState()) }
  }

  internal func resume(_ other: ComponentState) {
    guard let described = described.value as? Composed, let mounted = component else { return }
    body.state = other
    let fresh = described.having(&body.state)
    followEnvironment()
    mounted.observer = nil
    mounted.apply { $0.component = fresh.component }
    mounted.observer = self
    render()
  }

  /// Reads the body of the component, now and whenever an adapter or `@Observable` model that it reads changes.
  internal func render() {
    guard isComponent else { return }
    if let reading = body.reading, reading.readAgain() { return }
    body.reading?.cancel()
    // A closure that is written as an argument for another module would check the main actor at each call. This closure
    // retains the node until it is unmounted.
    let show: @MainActor (ReadingRun) -> Void = { [self] run in
      if run.isUnsettled { return tree.report(UnsettledError(reader: path)) }
      let read: @MainActor () -> Children = { [self] in readBody() }
      let children = run.track(read)
      // A body may unmount its own component.
      if run.isCancelled { return }
      tree.updates.renderCount += 1
      mounted.hold(children)
    }
    let rendering = Lifetime.reading(show)
    if isMounted { self.body.reading = rendering } else { rendering.cancel() }
  }

  private func readBody() -> Children {
    guard let component else { return [] }
    let environment = environment
    guard environment.themes != nil else { return component.value.ownBody(in: environment.values) }
    tree.updates.renderedInThemes?.insert(ObjectIdentifier(self))
    let reads = Reads()
    var values = environment.values
    values.reads = reads
    defer { follow(reads) }
    return component.value.ownBody(in: values)
  }

  /// The mounted component, or `nil` if the node stands for none.
  internal var component: Mounted<Composed>? {
    // `isComponent` proves the type. A cast would look up the class.
    isComponent ? unsafeDowncast(mounted, to: Mounted<Composed>.self) : nil
  }

  /// Reads the body of the component again, unless neither the component nor its environment has changed.
  internal func update(from old: Composed, isHandedOther: Bool) {
    guard let new = component?.value else { return }
    if isHandedOther || !old.hasSameBody(as: new) { render() } else { mounted.hold(old.children) }
  }
}

/// The error of an update that does not settle, because a body or a block changes values that it reads.
///
/// The body or block is read again at most 100 times in a row, and then after the next change. A live tree adds the
/// error to its ``LiveTree/errors``, once for each reader. Change state in handlers, and compute values in bodies.
public struct UnsettledError: Error, Hashable, Sendable {
  /// The ``Node/path`` of the component whose body is read again, or `LiveTree` for the block of the tree.
  public let reader: String
}

extension UnsettledError: CustomStringConvertible {
  /// The reader, and what to write instead.
  public var description: String {
    "\(reader) does not settle, because what it reads changes whenever it is read. Change state in handlers, and "
      + "compute values in bodies."
  }
}
