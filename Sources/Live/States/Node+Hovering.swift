extension Node {
  /// Moves the pointer over the widget.
  ///
  /// Only the widget and its ancestors are in the state `hovered`. They may be disabled.
  ///
  /// - Throws: ``ActionError`` if a user does not see it.
  /// - Complexity: O(*n*) for *n* levels of the tree.
  public func hover() throws {
    _ = try UserAction("hover over", on: self)
    tree.hover(self)
  }

  /// Moves the pointer out of the tree.
  ///
  /// - Throws: ``ActionError`` if the pointer is not over the widget.
  /// - Complexity: O(*n*) for *n* levels of the tree.
  public func unhover() throws {
    let action = try UserAction("move the pointer off", on: self)
    guard isHovered else { throw action.refusal(.missing("pointer")) }
    tree.hover(nil)
  }

  /// Whether the pointer is over the widget or a descendant.
  ///
  /// - Complexity: O(*n*) for *n* levels of the tree.
  public var isHovered: Bool {
    guard isMounted, let hovered = tree.pointer.hovered else { return false }
    return hovered.line.contains { $0 === self }
  }
}

extension TreeContext {
  /// Moves the pointer over a node, or out of the tree.
  internal func hover(_ node: Node?) {
    let (old, new) = (pointer.hovered?.line ?? [], node?.line ?? [])
    let left = old.filter { node in !new.contains { $0 === node } }
    let entered = new.filter { node in !old.contains { $0 === node } }
    changeStates(of: left + entered) { pointer.hovered = node }
    for node in left + entered { node.shareStates() }
  }

  /// Performs a change of the states of nodes, and reports the changes of their appearances.
  internal func changeStates(of nodes: [Node?], _ change: () -> Void) {
    var appearances: [(node: Node, old: (any Bindable)?)] = []
    for case let node? in nodes where node.isMounted && node.hasOverlays {
      appearances.append((node, shows(node) ? node.shown() : nil))
    }
    change()
    for (node, old) in appearances where node.isMounted { node.appearanceDidChange(from: old) }
  }
}
