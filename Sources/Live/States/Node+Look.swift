extension Node {
  /// The value as users see it: with the Mods of the states that it is in.
  package var look: any Bindable { look(of: mounted.current) }

  /// Returns a value with the Mods of the states that the node is in, if it has such Mods.
  internal func look(of value: any Bindable) -> any Bindable {
    guard TokenPath.isUsed || value.behaviors.haveOverlays else { return value }
    return value.look((lookEnvironment ?? outerEnvironment).values, in: states)
  }

  /// A Boolean value that indicates whether the value has Mods of states.
  internal var hasOverlays: Bool { mounted.behaviors.haveOverlays }

  /// The states that users put the node into, without those that properties of the value tell.
  private var states: Set<WidgetState> {
    var states: Set<WidgetState> = []
    if isFocused { states.insert(.focused) }
    if isHovered { states.insert(.hovered) }
    return states
  }

  /// Makes the look that of the present environment, and reports its change.
  internal func updateLook() {
    guard hasOverlays else { return }
    let environment = outerEnvironment
    guard lookEnvironment !== environment else { return }
    let old = tree.shows(self) ? shown() : nil
    lookEnvironment = environment
    lookDidChange(from: old)
  }

  /// Stores the environment of the look of a value that has just been mounted or adopted.
  internal func keepLookEnvironment() {
    if hasOverlays { lookEnvironment = outerEnvironment }
  }

  /// Removes what is cached of the look, and reports its change.
  ///
  /// - Parameter old: The value that has been shown, or `nil` if nothing is reported.
  internal func lookDidChange(from old: (any Bindable)?) {
    valueDidChange()
    guard let old, tree.shows(self) else { return }
    let new = shown()
    if !old.isSame(as: new) { tree.report(self) { $0.update(self, from: old, to: new) } }
  }
}

extension TreeContext {
  /// Gives the focus to a node, or removes it.
  internal func focus(_ node: Node?) {
    changeStates(of: [focused, node]) { focused = node }
  }

  /// Moves the pointer over a node, or out of the tree.
  internal func hover(_ node: Node?) {
    let (old, new) = (hovered?.line ?? [], node?.line ?? [])
    let left = old.filter { node in !new.contains { $0 === node } }
    let entered = new.filter { node in !old.contains { $0 === node } }
    changeStates(of: left + entered) { hovered = node }
  }

  /// Performs a change of the states of nodes, and reports the changes of their looks.
  private func changeStates(of nodes: [Node?], _ change: () -> Void) {
    var looks: [(node: Node, old: (any Bindable)?)] = []
    for case let node? in nodes where node.isMounted && node.hasOverlays {
      looks.append((node, shows(node) ? node.shown() : nil))
    }
    change()
    for (node, old) in looks where node.isMounted { node.lookDidChange(from: old) }
  }
}
