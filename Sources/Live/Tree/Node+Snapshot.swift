/// The value of a node with those of the nodes inside in their places.
internal final class KeptSnapshot {
  internal let value: any Bindable

  /// The same, if it is a widget.
  internal let widget: (any Widget)?

  internal init(_ value: any Bindable) {
    self.value = value
    widget = value as? any Widget
  }
}

extension Node {
  /// The value with those of the nodes inside in their places.
  ///
  /// It is kept until something in it changes. What is around a node is kept only as long as what is inside it.
  internal var snapshot: any Bindable { snapshotToKeep.value }

  private var snapshotToKeep: KeptSnapshot {
    if let kept { return kept }
    let children = isContainer ? Children(childNodes.compactMap(\.coveredWidget)) : []
    let value = snapshot(holding: children)
    let new = KeptSnapshot(isScreen ? value.presenting(presentation?.node.coveredSnapshot) : value)
    // A node that is not in the tree any more does not hear of changes.
    if isMounted { kept = new }
    return new
  }

  /// The value with those of the nodes inside in their places, and with what has been presented over it: in a screen, if it is
  /// none itself.
  package var coveredSnapshot: any Bindable {
    guard !isScreen, let presentation, let widget = snapshot as? any Widget else { return snapshot }
    return ViewController(.content([widget])).presenting(presentation.node.coveredSnapshot)
  }

  private var coveredWidget: (any Widget)? {
    !isScreen && presentation != nil ? coveredSnapshot as? any Widget : snapshotToKeep.widget
  }

  /// Forgets what the node and those around it were when somebody looked.
  internal func forgetSnapshot() {
    var node = self
    while node.kept != nil {
      node.kept = nil
      guard let parent = node.parent else { return }
      node = parent
    }
  }

  /// Forgets what has been found out about a value that has changed.
  internal func valueDidChange() {
    keptPerception = nil
    forgetSnapshot()
  }
}
