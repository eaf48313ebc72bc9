import Widgets

/// The visible screens at a time. Each scene has a focus of its own.
internal struct FocusScene: Hashable {
  /// The number of the node of the presented screen, or of the root.
  internal let layer: Int

  /// The numbers of the visible screens of controllers, in the order of their controllers' numbers.
  internal let screens: [Int]
}

extension Node {
  /// Sets the focus that users expect, for a runtime that is operated by keys only.
  ///
  /// A screen that comes back into view gets its former focus. In a new screen, the first field is focused, or else the
  /// first control outside of bars. An alert without a field focuses its preferred action, or else the first action
  /// that is not destructive. Without any of these, the first control in a bar has the focus until another control
  /// appears, or a key uses it. If the focused widget is removed, the next one is focused, or else the one before. If
  /// it is hidden, editing ends and the next one is focused.
  ///
  /// As long as the same screens are visible, nothing else changes the focus of users.
  ///
  /// - Complexity: O(*n*) for *n* controllers of screens, and for a new screen that of ``focusNext()``.
  package func settleFocus() {
    Observed.flush()
    tree.settleFocus(in: topLayer)
  }
}

extension Node {
  /// The number of the visible node in the tree that receives keys, or `nil` if none does.
  package var numberOfFocus: Int? { tree.focusedNode?.id }

  /// Whether the focus is still the first one of a new screen. The control may be far below the start of the screen.
  package var isFirstFocus: Bool {
    get { tree.focus.isFirst }
    set { tree.focus.isFirst = newValue }
  }
}

extension Node {
  /// Whether the node is on a screen, and hidden there.
  fileprivate func isHidden(in layer: Node) -> Bool {
    isMounted && self.layer === layer && layerLine.contains { $0.invisibility != nil }
  }
}

extension TreeContext {
  fileprivate func settleFocus(in layer: Node) {
    let scene = scene(of: layer)
    if scene == focus.scene, let focused = focus.node, focused.isHidden(in: layer), focused.resign() == nil {
      let next = focus.start?.stop(isForward: true, in: layer)
      if let next, !next.isInBar, next.becomeFocused() == nil { return }
      focus.isHeld = true
    }
    let isLost = focus.isHeld && focus.node?.isMounted != true
    guard scene != focus.scene || isLost || focus.isAwaited else { return }
    if let former = focus.scene, former != scene {
      focus.inOtherScenes = focus.inOtherScenes.filter { $0.value.node?.isMounted == true }
      if let focused = focus.node, focused.isMounted { focus.inOtherScenes[former] = FormerFocus(node: focused) }
    }
    let isSame = scene == focus.scene
    focus.scene = scene
    focus.isAwaited = false
    if let focused = focus.node, focused.isMounted, focused.isVisibleForFocus,
      !isSame || focused !== focus.standIn
    {
      return
    }
    // Controls in bars lead away from the screen, and are no neighbors of removed content, such as a list that is
    // loaded again.
    if isSame, isLost, let next = focus.start?.neighbor(in: layer), !next.isInBar, next.becomeFocused() == nil {
      return
    }
    focus.isHeld = focus.node?.isMounted == true
    let former = focus.inOtherScenes.removeValue(forKey: scene)?.node
    if let former, former.isMounted, former.isVisibleForFocus, former.isFocusStop, former.becomeFocused() == nil {
      return
    }
    focus.isAwaited = !layer.focusFirst()
    focus.isFirst = !focus.isAwaited && layer.screenNode.treeRole != .alert
  }

  private func scene(of layer: Node) -> FocusScene {
    let controllers = screens.controllers.sorted { $0.key < $1.key }.compactMap(\.value.node)
    let visible = controllers.filter { $0.isMounted && $0.isVisibleForFocus }
    return FocusScene(layer: layer.id, screens: visible.flatMap { $0.childNodes[$0.shownIndices].map(\.id) })
  }
}

extension Node {
  /// Focuses the first field, or else the first control, and returns whether the choice is final.
  fileprivate func focusFirst() -> Bool {
    var (first, inner, bar): (Node?, Node?, Node?)
    let isFound = visitFocusStops(isForward: true) { node in
      if node.mounted.current is any TextInput { return node.becomeFocused() == nil }
      if first != nil { return false }
      if !node.isInBar { first = node } else if inner == nil, node.isInBarOfContent { inner = node }
      bar = bar ?? node
      return false
    }
    if isFound { return true }
    if let control = first?.preferredAction ?? first ?? inner { return control.becomeFocused() == nil }
    guard let bar, tree.focusedNode == nil, bar.becomeFocused() == nil else { return false }
    tree.focus.standIn = bar
    return false
  }

  /// Whether the node belongs to a bar, not to the content of a screen.
  fileprivate var isInBar: Bool {
    layerLine.contains { node in
      switch node.treeRole {
      case .backButton, .barItem, .navigationItem, .tabBar: true
      default: node === self && node.treeRole == .tabs
      }
    }
  }

  /// Whether the bar that the node belongs to is in the content of a screen, not the bar of a screen itself.
  private var isInBarOfContent: Bool {
    for node in layerLine.reversed() {
      switch node.treeRole {
      case .backButton, .barItem, .navigationItem: return false
      case .component, .window, .application: continue
      default: if !node.isScreen { return true }
      }
    }
    return false
  }

  /// The preferred action of the alert, or else its first action that is not destructive.
  private var preferredAction: Node? {
    guard treeRole == .action, let place = parent, let alert = place.alert else { return nil }
    let actions = place.actionNodes
    if let index = alert.preferredActionIndex, actions.indices.contains(index), !actions[index].isDisabled {
      return actions[index]
    }
    return actions.first { !$0.isDisabled && $0.action?.style != .destructive }
  }
}
