extension Node {
  /// Refuses children that would make the tree too deep, and adds an error to the tree.
  ///
  /// The current child nodes stay.
  ///
  /// - Returns: Whether the children are refused.
  internal func refuse(_ children: Children) -> Bool {
    // Children that belong to the node's description have been counted with it.
    let areCounted = levels > 0 && !isComponent && described.widgetsInside?.isIdentical(to: children) == true
    if areCounted || children.fit(levels) {
      branches.refused = []
      return false
    }
    reportDepth(of: children)
    branches.refused = children
    return true
  }

  /// Refuses a presented screen that would make the tree too deep, and adds an error to the tree.
  internal func refuse(presented widget: any Widget) -> Bool {
    let screens: Children = [widget]
    if screens.fit(levels) { return false }
    reportDepth(of: screens)
    return true
  }

  /// The parts of the value that get nodes, or none at the depth limit.
  internal var mountableParts: [any Bindable] { depth < DepthError.limit ? mounted.parts : [] }

  /// Adds an error to the tree if the value has parts at the depth limit, once for each value of the node.
  internal func reportRefusedParts() {
    guard depth >= DepthError.limit, !mounted.parts.isEmpty else { return }
    tree.report(DepthError(depth: depth + 2, container: path))
  }

  /// The number of levels that may be below the node.
  internal var levels: Int { DepthError.limit - depth - 1 }

  private func reportDepth(of children: Children) {
    tree.errors.append(DepthError(depth: depth + 1 + children.depth, container: path))
  }
}

extension Widget {
  /// The error of a tree with the widget as its root, if that tree would be too deep.
  internal var depthError: DepthError? {
    let children: Children = [self]
    return children.fit(DepthError.limit) ? nil : DepthError(depth: children.depth, container: kindName)
  }
}
