/// The values that nodes hand down to those inside them. Nodes that add nothing share those of the node around them.
internal final class Surroundings {
  internal let values: EnvironmentValues

  /// The values that are handed down to the node itself.
  private let outer: Surroundings?

  /// The values that the node adds.
  private let added: Behaviors

  internal init(_ values: EnvironmentValues) {
    self.values = values
    outer = nil
    added = Behaviors()
  }

  /// The values handed down by a node that adds some of its own.
  internal init(adding added: Behaviors, to outer: Surroundings) {
    values = added.environment(in: outer.values)
    self.outer = outer
    self.added = added
  }

  /// Whether these add just this to others.
  internal func adds(_ added: Behaviors, to outer: Surroundings) -> Bool {
    self.outer === outer && self.added == added
  }
}

extension Node {
  /// The values that are handed down to the node.
  internal var outerSurroundings: Surroundings { parent?.surroundings ?? tree.surroundings }

  /// Finds out what the node hands down now.
  ///
  /// - Returns: Whether it is something else than before.
  internal func updateSurroundings() -> Bool {
    let (outer, old) = (outerSurroundings, surroundings)
    let added = mounted.behaviors.handed
    if added.isEmpty {
      surroundings = outer
    } else if !old.adds(added, to: outer) {
      surroundings = Surroundings(adding: added, to: outer)
    }
    return surroundings !== old
  }

  /// Tells all that is inside that something else is handed down, if so.
  internal func handDown() {
    guard hasToHandDown else { return }
    hasToHandDown = false
    for node in childNodes + partNodes + presentedNodes {
      node.restyle()
      guard node.updateSurroundings() else { continue }
      node.render()
      node.hasToHandDown = true
      node.handDown()
    }
  }
}
