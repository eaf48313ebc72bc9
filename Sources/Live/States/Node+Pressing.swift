extension Node {
  /// Presses the node: it and its ancestors are in the state `highlighted` until the press ends, like `:active` in a
  /// page.
  ///
  /// - Parameter isHighlight: Whether the press ends when the node, a highlighted control, is removed.
  internal func beginPress(isHighlight: Bool = false) {
    let line = line
    tree.changePresses(of: line) { $0.append(Press(node: self, isHighlight: isHighlight, line: line)) }
  }

  /// Ends the presses of a removed control. The pointer still presses its former ancestors.
  internal func endHighlights() {
    for press in tree.pointer.presses where press.node === self && press.isHighlight {
      tree.changePresses(of: press.line) { $0.removeAll { $0.node === self && $0.isHighlight } }
    }
  }

  /// Ends the last press of the node, if there is one.
  internal func endPress() {
    guard let place = tree.pointer.presses.lastIndex(where: { $0.node === self }) else { return }
    tree.changePresses(of: tree.pointer.presses[place].line) { $0.remove(at: place) }
  }

  /// Whether the node or a descendant is pressed. A disabled node is not.
  internal var isPressed: Bool {
    if tree.pointer.presses.isEmpty || (mounted.current as? any Widget)?.isIn(.disabled) == true { return false }
    return tree.pointer.presses.contains { press in press.line.contains { $0 === self } }
  }

  /// Begins or ends a press by the pointer, whatever it presses.
  package func setPressed(_ isPressed: Bool) { if isPressed { beginPress() } else { endPress() } }
}

/// A node that is pressed.
internal struct Press {
  internal let node: Node
  internal let isHighlight: Bool

  /// The node and its ancestors when the press began.
  internal let line: [Node]
}

extension TreeContext {
  fileprivate func changePresses(of line: [Node], _ change: (inout [Press]) -> Void) {
    changeStates(of: line) { change(&pointer.presses) }
    for node in line { node.shareStates() }
  }
}
