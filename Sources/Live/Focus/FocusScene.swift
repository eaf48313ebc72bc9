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
  /// A screen that has come into view gets back the focus that it had. If it is new, its first field is focused, or
  /// else its first control outside of bars; of an alert without a field, it is the preferred action, or else the first
  /// one that is not destructive. If there is none, the first one in a bar has the focus until another one comes, or a
  /// key uses it. If the focused widget is gone, the one after it is focused, or else the one before it. One that is
  /// hidden ends editing, and the next one is focused.
  ///
  /// Nothing else happens as long as the same screens are visible, whatever users do with the focus.
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
    // What leads away from the screen is no neighbor of what has gone from it, such as a list that is loaded again.
    if isSame, isLost, let next = focus.start?.neighbor(in: layer), !next.isInBar, next.becomeFocused() == nil {
      return
    }
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
  /// Focuses the first field, or else the first control, and returns whether it is one that other controls need not
  /// replace.
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
      switch node.mounted.current {
      case is BackButton, is BarButtonItem, is NavigationItem, is TabBar: true
      default: node === self && node.mounted.current is TabBarController
      }
    }
  }

  /// Whether the bar that the node belongs to is in the content of a screen, not the bar of a screen itself.
  private var isInBarOfContent: Bool {
    for node in layerLine.reversed() {
      switch node.mounted.current {
      case is BackButton, is BarButtonItem, is NavigationItem: return false
      case is Composed, is Window, is Application: continue
      default: if !node.isScreen { return true }
      }
    }
    return false
  }

  /// The action that Return chooses of the alert of this action, or else the first one that destroys nothing.
  private var preferredAction: Node? {
    guard mounted.current is AlertAction, let place = parent, let alert = place.mounted.current as? AlertController
    else { return nil }
    let actions = place.actionNodes
    if let index = alert.preferredActionIndex, actions.indices.contains(index), !actions[index].isDisabled {
      return actions[index]
    }
    return actions.first { !$0.isDisabled && ($0.mounted.current as? AlertAction)?.style != .destructive }
  }
}
