/// What nodes hand down to the components inside them. Nodes that add nothing share that of the node around them.
internal final class Surroundings {
  internal let values: EnvironmentValues

  internal init(_ values: EnvironmentValues) {
    self.values = values
  }
}

extension Node {
  /// Finds out what the node hands down now.
  ///
  /// - Returns: Whether it is something else than before.
  internal func updateSurroundings() -> Bool {
    let outer = parent?.surroundings ?? tree.surroundings
    let old = surroundings
    if mounted.behaviors.elements.contains(where: { $0.kind == .environment }), let widget = described as? any Widget {
      surroundings = Surroundings(widget.environment(in: outer.values))
    } else {
      surroundings = outer
    }
    return surroundings !== old
  }

  /// Tells all that is inside that something else is handed down, if so.
  internal func handDown() {
    guard hasToHandDown else { return }
    hasToHandDown = false
    for node in childNodes + partNodes + presentedNodes where node.updateSurroundings() {
      node.render()
      node.hasToHandDown = true
      node.handDown()
    }
  }
}
