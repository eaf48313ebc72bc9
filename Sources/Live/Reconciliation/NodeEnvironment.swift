/// The environment inside a node. A node that adds nothing shares that of its parent.
internal final class NodeEnvironment {
  internal let values: EnvironmentValues

  private let outer: NodeEnvironment?

  private let added: Behaviors

  internal init(_ values: EnvironmentValues) {
    self.values = values
    outer = nil
    added = Behaviors()
  }

  internal init(adding added: Behaviors, to outer: NodeEnvironment) {
    values = added.environment(in: outer.values)
    self.outer = outer
    self.added = added
  }

  internal func adds(_ added: Behaviors, to outer: NodeEnvironment) -> Bool {
    self.outer === outer && self.added == added
  }
}

extension Node {
  internal var outerEnvironment: NodeEnvironment { parent?.environment ?? tree.environment }

  /// Updates the environment inside the node.
  ///
  /// - Returns: Whether it has changed.
  internal func updateEnvironment() -> Bool {
    let (outer, old) = (outerEnvironment, environment)
    let added = mounted.behaviors.handed
    if added.isEmpty {
      environment = outer
    } else if !old.adds(added, to: outer) {
      environment = NodeEnvironment(adding: added, to: outer)
    }
    return environment !== old
  }

  /// Updates the nodes inside if the environment has changed.
  internal func handDown() {
    guard hasToHandDown else { return }
    hasToHandDown = false
    for node in childNodes + partNodes + presentedNodes {
      node.updateLook()
      node.restyle()
      guard node.updateEnvironment() else { continue }
      node.render()
      node.hasToHandDown = true
      node.handDown()
    }
  }
}
