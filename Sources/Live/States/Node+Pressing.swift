extension Node {
  /// Presses the node: it and those around it are in the state `highlighted` until the press ends, as they are
  /// `:active` in a page.
  ///
  /// - Parameter isHighlight: Whether the node is a control that is highlighted, which ends when the control is gone.
  internal func beginPress(isHighlight: Bool = false) {
    let line = line
    tree.changePresses(of: line) { $0.append(Press(node: self, isHighlight: isHighlight, line: line)) }
  }

  /// Ends the presses of a control that is gone. The pointer still presses what was around it.
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

  /// Whether the node, or one inside it, is pressed. A disabled one is not.
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

  /// The node and those around it when the press began.
  internal let line: [Node]
}

extension TreeContext {
  fileprivate func changePresses(of line: [Node], _ change: (inout [Press]) -> Void) {
    changeStates(of: line) { change(&pointer.presses) }
    for node in line { node.shareStates() }
  }
}
