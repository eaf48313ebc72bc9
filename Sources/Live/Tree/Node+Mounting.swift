extension Node {
  /// Mounts the node, and subscribes its own bindings, then those of its parts, then those of its children.
  internal func mount() {
    holdState()
    let behaviors = mounted.behaviors
    let isQuiet = behaviors.areQuiet
    if isQuiet { mounted.observer = self }
    if kind.isContainerScreen { tree.screens.controllers[id] = FormerFocus(node: self) }
    let rare = mounted.rareAttributes
    if rare.haveAnimation { expectMovement() }
    if isQuiet, !isContainer, mounted.parts.isEmpty {
      status.isUpdating = false
      keepAppearanceEnvironment()
      notifyOfTitle(rare)
      return
    }
    updating {
      keepAppearanceEnvironment()
      if !isQuiet {
        if !behaviors.preparations.isEmpty { mounted.prepare() }
        if behaviors.haveAppearanceHandlers || tree.updates.appearances != nil { watchAppearance() }
        connections.bindings = connect(connections.bindings) { $0.adopt(bindingsOf: $1, of: mounted) }
        if isMounted { mounted.observer = self }
      }
      if !isQuiet || mounted.interfaceStyle != .unspecified { _ = updateEnvironment() }
      updateCollapsing()
      updateBars(from: nil)
      render()
    }
    // Bindings have changed the value since.
    notifyOfTitle(isQuiet ? rare : mounted.rareAttributes)
  }

  /// Ends the bindings of the node and its descendants, and removes the node's behaviors.
  internal func unmount() {
    guard isMounted else { return }
    status.isMounted = false
    if kind.isContainerScreen { tree.screens.controllers[id] = nil }
    endPresentationsFromHere()
    if !mounted.behaviors.isEmpty { tree.updates.appearances?.unmount(self) }
    // The pointer stays over the widgets around.
    if tree.pointer.hovered === self { tree.pointer.hovered = line.first { $0.isMounted } }
    endHighlights()
    tree.forgetFileRequests()
    if kind.isWindow { tree.screens.windows[id] = nil }
    if tree.focus.node === self { for outer in line where outer.isMounted { outer.shareStates() } }
    valueDidChange()
    withdrawTitle()
    endFollowingThemes()
    caches.naming.children = nil
    unmountContent()
    if !connections.areEmpty {
      // Ending a binding may unmount the node again.
      var former = connections
      connections = NodeConnections()
      former.bindings.cancel()
      former.finalizations.cancel()
    }
    body.reading?.cancel()
    body.reading = nil
    mounted.observer = nil
    if !mounted.behaviors.isEmpty { mounted.endLifetimes() }
    forgetBehavior()
    parent = nil
  }

  /// Releases everything that may retain the tree: handlers, descriptions of children, and the environment.
  private func forgetBehavior() {
    // The calls retain the table.
    table?.calls = CallQueue()
    table = nil
    status.pending = nil
    status.pendingUpdate = nil
    body.state = ComponentState()
    inherited = NodeInheritance(tree.environment)
    forgetChildren()
    branches.refused = []
    if partNodes.isEmpty, !isContainer || !isScreen && !kind.isTable {
      if let component { component.apply(Self.forgetComponent) } else { mounted.forget() }
    } else {
      mounted.applyAny { $0 = unmountedValue(of: $0) }
    }
    described = .unmounted
  }

  // A closure written as an argument for another module would check that it is on the main actor.
  private static let forgetComponent: @MainActor (inout Composed) -> Void = { value in
    if !value.behaviors.isEmpty { value.behaviors = Behaviors() }
    value.children = []
    value.forgetComponent()
  }

  /// Ends the bindings of the node's descendants. Their values can still be read.
  private func unmountContent() {
    for node in branches.mounted where node.isMounted { node.unmount() }
    for node in partNodes where node.isMounted { node.unmount() }
    removePresented()
  }

  /// Starts new behaviors of a role, and ends those that are gone.
  ///
  /// The connections are passed in and returned, because starting a behavior may unmount the node.
  internal func connect(
    _ connections: Connections,
    _ adopt: (inout Connections, Behaviors) -> Void
  ) -> Connections {
    let behaviors = mounted.behaviors
    if behaviors.isEmpty && connections.isEmpty { return connections }
    var connections = connections
    adopt(&connections, behaviors)
    if !isMounted { connections.cancel() }
    return connections
  }

  /// Changes the node while other changes wait, and then updates the node's descendants.
  internal func updating(_ change: @MainActor () -> Void) {
    status.isUpdating = true
    status.isOutOfDate = true
    tree.updates.depth += 1
    change()
    settle()
    status.isUpdating = false
    noteScreens()
    tree.endChange()
  }

  /// Updates the node's descendants with all changes that were made while the node was being updated.
  private func settle() {
    while isMounted, status.isOutOfDate || status.pending != nil {
      status.isOutOfDate = false
      if let description = status.pending?.value {
        status.pending = nil
        adopt(description)
      }
      updateParts()
      table?.update()
      updateChildren()
      updatePresentation()
      handDown()
      if isMounted, !connections.finalizations.isEmpty || mounted.behaviors.haveConclusions {
        connections.finalizations = connect(connections.finalizations) { $0.adopt($1.conclusions, of: mounted) }
      }
      table?.finish()
    }
    if !isMounted { unmountContent() }
  }
}

extension Node: MountedObserver {
  package var wantsOldValue: Bool { tree.shows(self) }

  package var recordsInput: Bool { tree.observers.wantChanges }

  package func userDidChange(_ mounted: AnyMounted, from old: any Bindable) {
    tree.didChange(self, from: old)
    for recorder in tree.observers.recorders { recorder.record(self, from: old) }
  }

  package func mountedDidChange(_ mounted: AnyMounted, from old: (any Bindable)?) {
    valueDidChange()
    let rare = mounted.rareAttributes
    if rare.haveAnimation { expectMovement() }
    if let old { reportUpdate(from: old) }
    follow(rare)
  }

  package func takes(_ property: String) -> Bool { tree.shows(self) && tree.takes(property, of: self) }

  package func mountedDidSet(_ property: String, of mounted: AnyMounted) {
    valueDidChange()
    let rare = mounted.rareAttributes
    if rare.haveAnimation { expectMovement() }
    follow(rare)
    tree.report(self) { $0.update(self, property: property) }
  }

  /// Updates the nodes inside and the surroundings of the node after a change of the value.
  private func follow(_ rare: RareAttributes) {
    if rare.haveEnvironment || hasOwnThemes || hasOtherStyle, updateEnvironment() {
      inherited.areToHandDown = true
      status.isOutOfDate = true
      if !status.isUpdating { updating {} }
    }
    notifyOfTitle(rare)
    guard hasNewContent else { return notifyOfScreens() }
    status.isOutOfDate = true
    if !status.isUpdating { updating {} }
  }

  /// A Boolean value that indicates whether the parts or children of the value differ from the mounted ones.
  private var hasNewContent: Bool {
    kind.isPreviewed || newChildren != nil || hasPresentationToUpdate || table?.isOutOfDate == true
      || !hasParts(mountableParts)
  }
}
