extension Node {
  /// Subscribes in the order of declaration: to the sources of the node's own bindings, of its parts', then of its children's.
  internal func mount() {
    holdState()
    busily {
      mounted.observer = self
      mounted.prepare()
      bindings = connect(bindings, \.isBinding)
      _ = updateSurroundings()
      render()
    }
  }

  /// Ends the bindings of the node and of all that is in it, and lets go of what the node did over time.
  internal func unmount() {
    guard isMounted else { return }
    isMounted = false
    valueDidChange()
    twins = nil
    unmountContent()
    // What ends may unmount the node again.
    var (bindings, finalizations) = (bindings, finalizations)
    (self.bindings, self.finalizations) = (Connections(), Connections())
    bindings.cancel()
    finalizations.cancel()
    rendering?.cancel()
    rendering = nil
    mounted.observer = nil
    mounted.endLifetimes()
    forgetBehavior()
    parent = nil
  }

  /// Lets go of everything that may hold the tree: handlers, descriptions of what is inside, and what is handed down.
  private func forgetBehavior() {
    table = nil
    pending = nil
    untoldUpdate = nil
    state = ComponentState()
    surroundings = tree.surroundings
    stylings = surroundings.values.stylings
    describedChildren = []
    refusedChildren = []
    if !isContainer && partNodes.isEmpty {
      if !mounted.behaviors.isEmpty { mounted.forgetBehaviors() }
      if !described.behaviors.isEmpty { described.behaviors = Behaviors() }
      return
    }
    mounted.applyAny { $0 = unmountedValue(of: $0) }
    described = mounted.current
  }

  /// Ends the bindings of all that is in the node. What was shown can still be read.
  private func unmountContent() {
    for node in childNodes where node.isMounted { node.unmount() }
    for node in partNodes where node.isMounted { node.unmount() }
    removePresented()
  }

  /// Starts the behaviors of some kinds that are new, and ends those that are gone.
  ///
  /// They are given and returned, for what starts may well unmount the node.
  internal func connect(_ connections: Connections, _ isIncluded: (BehaviorKind) -> Bool) -> Connections {
    let behaviors = mounted.behaviors.elements
    if connections.isEmpty && !behaviors.contains(where: { isIncluded($0.kind) }) { return connections }
    var connections = connections
    connections.adopt(behaviors.filter { isIncluded($0.kind) }, of: mounted)
    if !isMounted { connections.cancel() }
    return connections
  }

  /// Changes the node while what comes in otherwise waits, and then brings what is in it up to date.
  internal func busily(_ change: () -> Void) {
    isBusy = true
    isOutOfDate = true
    change()
    settle()
    isBusy = false
  }

  /// Brings what is in the node up to date with all that came in while it was busy.
  private func settle() {
    while isMounted, isOutOfDate || pending != nil {
      isOutOfDate = false
      if let description = pending {
        pending = nil
        adopt(description)
      }
      updateParts()
      table?.update()
      updateChildren()
      updatePresentation()
      handDown()
      if isMounted { finalizations = connect(finalizations, \.isFinalization) }
      table?.finish()
    }
    if !isMounted { unmountContent() }
  }
}

extension Node: MountedObserver {
  package var wantsOldValue: Bool { tree.shows(self) }

  package func mountedDidChange(_ mounted: AnyMounted, from old: (any Bindable)?) {
    valueDidChange()
    if let old { reportUpdate(from: old) }
    guard hasNewContent else { return }
    isOutOfDate = true
    if !isBusy { busily {} }
  }

  /// Whether the value lists other parts or children than those that are mounted.
  private var hasNewContent: Bool {
    newChildren != nil || hasPresentationToUpdate || table?.isOutOfDate == true || !hasParts(mountableParts)
  }
}
