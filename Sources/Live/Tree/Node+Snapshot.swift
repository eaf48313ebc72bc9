import Widgets

/// A sign that nothing in a node has changed since somebody has read it.
internal final class KeptSnapshot {
  /// The stamp of the themes that the node shows.
  internal let stamp: Int

  /// The value of the node with the current values of its descendants, if it has been read.
  @exclusivity(unchecked) internal private(set) var value: (any Bindable)?

  @exclusivity(unchecked) internal private(set) var widget: (any Widget)?

  /// The facts about the node and its descendants that keys depend on, if they have been found.
  @exclusivity(unchecked) internal var keyFacts: KeyFacts?

  internal init(stamp: Int) { self.stamp = stamp }

  internal func keep(_ value: any Bindable) { (self.value, widget) = (value, value as? any Widget) }
}

extension Node {
  /// The value with the current values of its descendants.
  ///
  /// It is cached until something in it changes. The snapshot of a node is cached only as long as the snapshots of its
  /// descendants.
  ///
  /// - Complexity: O(*n*) for *n* descendants that have changed since the last read.
  package var snapshot: any Bindable { snapshotToKeep.value ?? mounted.current }

  /// Calls a closure when something in the node has changed since its ``snapshot`` was last read, until the lifetime
  /// ends. A later call replaces the closure.
  package func onChange(_ change: @escaping @MainActor () -> Void) -> Lifetime {
    tree.updates.watches[id] = change
    return Lifetime { [weak tree, id] in tree?.updates.watches[id] = nil }
  }

  private var snapshotToKeep: KeptSnapshot {
    let known = unchanged
    if let known, known.value != nil { return known }
    let value = snapshot(holding: isContainer ? shownChildren : []) { $0.snapshot }
    let new = known ?? KeptSnapshot(stamp: stamp)
    new.keep(isScreen ? value.presenting(presentation?.node.coveredSnapshot) : value)
    // A node that is not in the tree any more does not receive changes.
    if isMounted { caches.snapshot = new }
    return new
  }

  /// The sign that nothing in the node has changed since it was read, or `nil` if something has.
  internal var unchanged: KeptSnapshot? { caches.snapshot.flatMap { $0.stamp == stamp ? $0 : nil } }

  /// Returns the sign that nothing changes in the node from now on. Its descendants must have been read before it.
  internal func keepUnchanged() -> KeptSnapshot? {
    if isMounted, unchanged == nil { caches.snapshot = KeptSnapshot(stamp: stamp) }
    return caches.snapshot
  }

  /// The stamp of the themes that the node shows.
  internal var stamp: Int { environment.themes?.stamp ?? 0 }

  /// The value with the current values of its descendants and with the presented screen.
  ///
  /// A value that is not a screen is wrapped in one.
  package var coveredSnapshot: any Bindable {
    guard !isScreen, let presentation, let widget = snapshot as? any Widget else { return snapshot }
    return ViewController(.children([widget])).presenting(presentation.node.coveredSnapshot)
  }

  internal var coveredWidget: (any Widget)? {
    !isScreen && presentation != nil ? coveredSnapshot as? any Widget : snapshotToKeep.widget
  }

  /// Removes the cached snapshots of the node and its ancestors, and all that is cached of the whole tree.
  internal func forgetSnapshot() {
    tree.contentDidChange?()
    forgetKept()
  }

  /// Removes the caches of the node, without requesting a new frame.
  internal func forgetAppearance() {
    caches.perception = nil
    forgetKept()
  }

  private func forgetKept() {
    tree.kept = nil
    forgetUnchanged()
  }

  /// Marks the node and its ancestors as changed for the next read.
  internal func forgetUnchanged() {
    var node = self
    while node.caches.snapshot != nil {
      node.caches.snapshot = nil
      if !tree.updates.watches.isEmpty { tree.updates.watches[node.id]?() }
      guard let parent = node.parent else { return }
      node = parent
    }
  }

  /// Removes cached facts about a value that has changed.
  internal func valueDidChange() {
    caches.perception = nil
    forgetSnapshot()
  }

  /// The value with its descendants, whose colors and fonts remain tokens.
  internal var snapshotWithTokens: any Bindable { holdsTokensInside ? makeSnapshotWithTokens() : snapshot }

  private func makeSnapshotWithTokens() -> any Bindable {
    var children: [any Widget] = []
    visitChildren { node in
      if let widget = node.makeSnapshotWithTokens() as? any Widget { children.append(widget) }
    } asleep: { widget, _ in
      children.append(widget)
    }
    return snapshot(holding: Children(children), keepingTokens: true) { $0.makeSnapshotWithTokens() }
  }

  /// The value with its descendants and with the presented screen, with tokens of themes and with Mods of states.
  ///
  /// - Complexity: O(*n*) for *n* descendants.
  package var snapshotWithOverlays: any Bindable {
    var children: [any Widget] = []
    visitChildren { node in
      if let widget = node.snapshotWithOverlays as? any Widget { children.append(widget) }
    } asleep: { widget, _ in
      children.append(widget)
    }
    let value = snapshot(holding: Children(children), keepingTokens: true, keepingOverlays: true) {
      $0.snapshotWithOverlays
    }
    guard let presented = presentation?.node.snapshotWithOverlays else { return value }
    if isScreen { return value.presenting(presented) }
    guard let widget = value as? any Widget, parent == nil else { return value }
    return ViewController(.children([widget])).presenting(presented)
  }

  /// Whether the value, a part or a widget inside may look as a token of a theme.
  private var holdsTokensInside: Bool {
    if hasOverlays || mounted.holdsTokens || partNodes.contains(where: \.holdsTokensInside) { return true }
    var hold = false
    visitChildren { node in
      hold = hold || node.holdsTokensInside
    } asleep: { widget, _ in
      hold = hold || widget.holdsTokensInside
    }
    return hold
  }
}
