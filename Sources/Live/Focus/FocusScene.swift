import Widgets

/// The screens that users see at a time, each of which has a focus of its own.
internal struct FocusScene: Hashable {
  /// The number of the node of the presented screen, or of the root.
  internal let layer: Int

  /// The numbers of the visible screens of controllers, in the order of their controllers' numbers.
  internal let screens: [Int]
}

extension Node {
  /// Focuses what users expect to be focused, for a runtime that is operated by keys alone.
  ///
  /// A screen that has come into view gets back the focus that it had. If it is new, or if its focused widget is gone,
  /// its first field is focused, or else its first control outside of bars; of an alert without a field, it is the
  /// preferred action, or else the first one that is not destructive. Nothing happens as long as the same screens are
  /// visible, whatever users do with the focus.
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

  /// Whether a new screen has focused its first field or control, which may be far below its start, and no key has
  /// changed or left it yet.
  package var isFirstFocus: Bool {
    get { tree.focus.isFirst }
    set { tree.focus.isFirst = newValue }
  }
}

extension TreeContext {
  fileprivate func settleFocus(in layer: Node) {
    let scene = scene(of: layer)
    let isLost = focus.isHeld && focus.node?.isMounted != true
    guard scene != focus.scene || isLost || focus.isAwaited else { return }
    if let former = focus.scene, former != scene {
      focus.inOtherScenes = focus.inOtherScenes.filter { $0.value.node?.isMounted == true }
      if let focused = focus.node, focused.isMounted { focus.inOtherScenes[former] = FormerFocus(node: focused) }
    }
    focus.scene = scene
    focus.isAwaited = false
    if let focused = focus.node, focused.isMounted, focused.isVisibleForFocus { return }
    focus.isHeld = focus.node?.isMounted == true
    let former = focus.inOtherScenes.removeValue(forKey: scene)?.node
    if let former, former.isMounted, former.isVisibleForFocus, former.isFocusStop, former.becomeFocused() == nil {
      return
    }
    focus.isAwaited = !layer.focusFirst()
    focus.isFirst = !focus.isAwaited && !(layer.screen is AlertController)
  }

  private func scene(of layer: Node) -> FocusScene {
    let controllers = screens.controllers.sorted { $0.key < $1.key }.compactMap(\.value.node)
    let visible = controllers.filter { $0.isMounted && $0.isVisibleForFocus }
    return FocusScene(layer: layer.id, screens: visible.flatMap { $0.childNodes[$0.shownIndices].map(\.id) })
  }
}

extension Node {
  /// Focuses the first field, or else the first control, and returns whether there is one.
  fileprivate func focusFirst() -> Bool {
    var first: Node?
    let isFound = visitFocusStops(isForward: true) { node in
      if node.mounted.current is any TextInput { return node.becomeFocused() == nil }
      if first == nil, !node.isInBar { first = node }
      return false
    }
    if isFound { return true }
    guard let control = preferredAction ?? first else { return false }
    return control.becomeFocused() == nil
  }

  /// Whether the node belongs to a bar, not to the content of a screen.
  private var isInBar: Bool {
    layerLine.contains { node in
      switch node.mounted.current {
      case is BackButton, is BarButtonItem, is NavigationItem, is TabBar: true
      default: node === self && node.mounted.current is TabBarController
      }
    }
  }

  /// The action of the alert in the node that Return chooses, or else the first one that destroys nothing.
  private var preferredAction: Node? {
    guard let alert = screen as? AlertController else { return nil }
    var actions: [Node] = []
    visitFocusStops(isForward: true) { node in
      if node.mounted.current is AlertAction { actions.append(node) }
      return false
    }
    if let index = alert.preferredActionIndex, alert.actions.indices.contains(index) {
      let preferred = alert.actions[index].title
      if let node = actions.first(where: { ($0.mounted.current as? AlertAction)?.title == preferred }) { return node }
    }
    return actions.first { ($0.mounted.current as? AlertAction)?.style != .destructive }
  }
}
