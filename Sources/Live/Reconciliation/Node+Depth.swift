extension Node {
  /// Refuses children that would make the tree too deep: the nodes inside stay those that they are, and the tree has an error.
  ///
  /// - Returns: Whether they are refused.
  internal func refuse(_ children: Children) -> Bool {
    // Those that the node is described with have been counted with the description.
    let areCounted = levels > 0 && !isComponent && described.widgetsInside?.isIdentical(to: children) == true
    if areCounted || children.fit(levels) {
      refusedChildren = []
      return false
    }
    reportDepth(of: children)
    refusedChildren = children
    return true
  }

  /// Refuses a screen over the node that would make the tree too deep: the tree has an error.
  internal func refuse(presented widget: any Widget) -> Bool {
    let screens: Children = [widget]
    if screens.fit(levels) { return false }
    reportDepth(of: screens)
    return true
  }

  /// The parts of the value that get nodes; none where parts of parts would make the tree too deep.
  internal var mountableParts: [any Bindable] { depth < DepthError.limit ? mounted.parts : [] }

  /// Notes an error of the tree if the value has parts that would make the tree too deep, once for each value of the node.
  internal func reportRefusedParts() {
    guard depth >= DepthError.limit, !mounted.parts.isEmpty else { return }
    let error = DepthError(depth: depth + 2, container: path)
    if tree.errors.last as? DepthError != error { tree.errors.append(error) }
  }

  /// The number of levels that there may be inside the node.
  private var levels: Int { DepthError.limit - depth - 1 }

  private func reportDepth(of children: Children) {
    tree.errors.append(DepthError(depth: depth + 1 + children.depth, container: path))
  }
}

extension Widget {
  /// The error that says that a tree of the widget would be too deep, if it would.
  internal var depthError: DepthError? {
    let children: Children = [self]
    return children.fit(DepthError.limit) ? nil : DepthError(depth: children.depth, container: kindName)
  }
}
