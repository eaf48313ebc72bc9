import Widgets

/// A node that may be unmounted meanwhile, such as one that had the focus when another screen covered it.
internal struct FormerFocus {
  internal weak var node: Node?
}

extension TreeContext {
  /// Keeps the focused node if it is about to lose the focus to a screen that covers it.
  internal func keepCoveredFocus() {
    guard let focused = focus.node, focused.isMounted, !focused.isVisibleForFocus,
      !(focused.mounted.current is any TextInput)
    else {
      return
    }
    focus.covered.append(FormerFocus(node: focused))
  }

  /// Gives the focus back to the node that had it before a screen covered it, if that screen and its focus are gone.
  ///
  /// A text is not focused again, because its editing has ended.
  internal func restoreFocus() {
    if let focused = focus.node, focused.isMounted { return }
    while let last = focus.covered.last {
      guard let node = last.node, node.isMounted else {
        focus.covered.removeLast()
        continue
      }
      guard node.isVisibleForFocus else { return }
      focus.covered.removeLast()
      return moveFocus(to: node)
    }
  }
}

extension Node {
  /// A Boolean value that indicates whether users see the node, and no screen covers it.
  internal var isVisibleForFocus: Bool {
    layer === topLayer && layerLine.allSatisfy { $0.invisibility == nil }
  }
}
