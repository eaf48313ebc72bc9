import Widgets

/// The nodes of a live tree that receive keys, and the former ones.
internal struct TreeFocus {
  /// The node that receives keys. A text input that is focused is the first responder.
  internal weak var node: Node?

  /// The text that is being edited, if the node is a text input.
  internal var editing = FocusedEditing()

  /// The row of the focused table that receives keys, if a key has moved to it.
  internal var row: RowPath?

  /// The part or the wheel of the focused widget, or the open swipe action of the focused row, that receives keys.
  internal var component = 0

  /// The place from which the next key that moves the focus starts, if nothing is focused.
  internal var start: FocusStart?

  /// The control in a bar that has the focus as long as nothing else can be focused, and no key has used it.
  internal weak var standIn: Node?

  /// A Boolean value that indicates whether a node has received the focus, and nothing has removed it since.
  internal var isHeld = false

  /// A Boolean value that indicates whether the node is the first one of a new screen, and has received no key yet.
  internal var isFirst = false

  /// Another node that the last search found to be focusable, or that had the focus before.
  internal weak var other: Node?

  /// The screens that users saw when the focus was last settled, if it has been.
  internal var scene: FocusScene?

  /// A Boolean value that indicates whether nothing could be focused when they appeared.
  internal var isAwaited = false

  /// The nodes that had the focus on screens that users do not see any more.
  internal var inOtherScenes: [FocusScene: FormerFocus] = [:]

  /// The nodes that had the focus on screens when these were covered, in order.
  internal var covered: [FormerFocus] = []

  /// The changes by users of the row that has disappeared with the first responder.
  internal weak var outOfSight: RowEdits?

  /// The facts about the types of values, once they have been needed.
  internal var keyFacts: [ObjectIdentifier: KeyFacts] = [:]
}

/// The nodes of a live tree that the pointer holds, presses and hovers over.
internal struct TreePointer {
  /// The nodes that users hold while they do something else.
  internal var touched: [Node] = []

  /// The nodes that are pressed.
  internal var presses: [Press] = []

  /// The innermost node under the pointer.
  internal weak var hovered: Node?
}

/// A node that had the focus, such as before another screen covered it. It may be unmounted.
internal struct FormerFocus {
  internal weak var node: Node?
}

extension TreeContext {
  /// Gives the focus to a node, or removes it.
  internal func moveFocus(to node: Node?) {
    if focus.node !== node { keepCoveredFocus() }
    if focus.standIn !== node { focus.standIn = nil }
    if node != nil { focus.start = nil }
    let former = focus.node
    if node == nil, let former { focus.start = FocusStart(former, component: focus.component) }
    changeStates(of: [former, node]) {
      if focus.node !== node { forgetEditing() }
      focus.node = node
      if let former, former !== node { focus.other = former }
      focus.isFirst = false
      focus.isHeld = node != nil
    }
    if former !== node { for case let node? in [former, node] { node.line.forEach { $0.shareStates() } } }
    contentDidChange?()
  }

  /// Keeps the focused node if it is about to lose the focus to a screen that covers it.
  internal func keepCoveredFocus() {
    guard let focused = focus.node, focused.isMounted, !focused.isVisibleForFocus,
      !(focused.mounted.current is any TextInput)
    else {
      return
    }
    focus.covered.removeAll { $0.node === focused || $0.node?.isMounted != true }
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
  package var isVisibleForFocus: Bool {
    layer === topLayer && layerLine.allSatisfy { $0.invisibility == nil }
  }
}
