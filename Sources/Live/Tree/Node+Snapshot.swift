/// The value of a node with the current values of its descendants.
internal final class KeptSnapshot {
  internal let value: any Bindable

  internal let widget: (any Widget)?

  /// The stamp of the themes that the value shows.
  internal let stamp: Int

  internal init(_ value: any Bindable, stamp: Int) {
    self.value = value
    self.stamp = stamp
    widget = value as? any Widget
  }
}

extension Node {
  /// The value with the current values of its descendants.
  ///
  /// It is cached until something in it changes. The snapshot of a node is cached only as long as those of its
  /// descendants.
  ///
  /// - Complexity: O(*n*) for *n* descendants that have changed since the last read.
  package var snapshot: any Bindable { snapshotToKeep.value }

  private var snapshotToKeep: KeptSnapshot {
    let stamp = environment.themes?.stamp ?? 0
    if let kept, kept.stamp == stamp { return kept }
    let value = snapshot(holding: isContainer ? shownChildren : []) { $0.snapshot }
    let new = KeptSnapshot(isScreen ? value.presenting(presentation?.node.coveredSnapshot) : value, stamp: stamp)
    // A node that is not in the tree any more does not receive changes.
    if isMounted { kept = new }
    return new
  }

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

  /// Removes what is cached of the node, without asking for a new frame.
  internal func forgetLook() {
    keptPerception = nil
    forgetKept()
  }

  private func forgetKept() {
    tree.kept = nil
    var node = self
    while node.kept != nil {
      node.kept = nil
      guard let parent = node.parent else { return }
      node = parent
    }
  }

  /// Removes cached facts about a value that has changed.
  internal func valueDidChange() {
    keptPerception = nil
    forgetSnapshot()
  }
}
