import Widgets

extension Node {
  /// Calls a closure for each node inside that users can focus, in Tab order, until it returns `true`. Returns whether
  /// it did.
  ///
  /// The items of a bar come before the content of its screen, and tabs, pages and the actions of an alert after it. A
  /// table, a picker, a tab bar and a control of your own have one stop each. Nodes are skipped if they are disabled,
  /// take no touches, or are hidden, also from assistive technology only. So are the siblings of a modal view.
  ///
  /// - Parameters:
  ///   - isForward: Whether to begin with the first node. Otherwise, the order is reversed.
  ///   - isWanted: The closure.
  /// - Complexity: O(*n*) for *n* nodes that are passed. Those in which nothing can be focused are passed as one.
  @discardableResult
  internal func visitFocusStops(isForward: Bool, _ isWanted: (Node) -> Bool) -> Bool {
    guard keyFacts.contains(.focus), mayBeEntered else { return false }
    let isStop = isFocusStop
    if isStop, comesBeforeContent == isForward, isWanted(self) { return true }
    return visitFocusStopsInside(isForward: isForward, after: nil, isWanted)
      || isStop && comesBeforeContent != isForward && isWanted(self)
  }

  /// Returns the next or the previous node that users can focus, in the order of ``visitFocusStops(isForward:_:)``.
  ///
  /// After the last node of the screen, the first one follows, unless `endsThere` is `true`. The node itself need not
  /// be visible or enabled.
  internal func nextFocusStop(isForward: Bool, endsThere: Bool = false) -> Node? {
    let line = layerLine
    // The content of a hidden view is skipped with it.
    let closed = line.lastIndex { !$0.mayBeEntered || $0.isBehindModal }
    if closed == nil, comesBeforeContent == isForward, let next = focusStop(isForward: isForward, after: nil) {
      return next
    }
    return nextFocusStop(isForward: isForward, outOf: line[(closed ?? 0)...])
      ?? (endsThere ? nil : layer.firstFocusStop(isForward: isForward))
  }

  /// Returns the next or the previous node that users can focus, after a child of the node, or else from its first or
  /// last child. It is `nil` after the last node of the screen.
  internal func nextFocusStop(isForward: Bool, after child: Node?) -> Node? {
    let line = layerLine
    if let closed = line.lastIndex(where: { !$0.mayBeEntered || $0.isBehindModal }) {
      return nextFocusStop(isForward: isForward, outOf: line[closed...])
    }
    if let next = focusStop(isForward: isForward, after: child) { return next }
    if comesBeforeContent != isForward, isFocusStop { return self }
    return nextFocusStop(isForward: isForward, outOf: line[...])
  }

  /// Returns the first or the last node inside that users can focus, after a child.
  internal func focusStop(isForward: Bool, after child: Node?) -> Node? {
    var found: Node?
    _ = visitFocusStopsInside(isForward: isForward, after: child) { node in
      found = node
      return true
    }
    return found
  }

  /// Returns the node that users can focus next to the first node of a line, or else next to its ancestors.
  private func nextFocusStop(isForward: Bool, outOf line: ArraySlice<Node>) -> Node? {
    for (node, parent) in zip(line, line.dropFirst()) {
      if let next = parent.focusStop(isForward: isForward, after: node) { return next }
      if comesAfter(parent, isForward) { return parent }
    }
    return nil
  }

  /// Returns the first or the last node inside that users can focus, or this node if it comes first.
  internal func firstFocusStop(isForward: Bool) -> Node? {
    var first: Node?
    visitFocusStops(isForward: isForward) { node in
      first = node
      return true
    }
    return first
  }

  private func comesAfter(_ parent: Node, _ isForward: Bool) -> Bool {
    parent.comesBeforeContent != isForward && parent.isFocusStop
  }

  /// Calls a closure for the nodes inside, after a child or a part.
  private func visitFocusStopsInside(isForward: Bool, after start: Node?, _ isWanted: (Node) -> Bool) -> Bool {
    if isOperatedPreview { return false }
    let hasTabs = treeRole == .tabs || treeRole == .tabBar
    let parts = hasTabs ? [] : placedParts[...]
    let children = isScreen ? childNodes[shownIndices] : childNodes[...]
    // The bars of a screen are above its content, and the actions of an alert below its fields.
    let inside = [(nodes: parts, only: nil), (nodes: children, only: modalChild)]
    let haveBarsFirst = isScreen && treeRole != .alert
    var hasStarted = start == nil
    for (nodes, only) in haveBarsFirst == isForward ? inside : inside.reversed() {
      func isEntered(_ node: Node) -> Bool { only == nil || only === node }
      var rest = nodes
      if !hasStarted {
        guard let place = nodes.firstIndex(where: { $0 === start }) else { continue }
        hasStarted = true
        rest = isForward ? nodes[(place + 1)...] : nodes[..<place]
      }
      if isForward {
        for node in rest where isEntered(node) && node.visitFocusStops(isForward: true, isWanted) { return true }
      } else {
        for node in rest.reversed() where isEntered(node) && node.visitFocusStops(isForward: false, isWanted) {
          return true
        }
      }
    }
    return false
  }

  /// The parts. The actions of an alert are in their visible order.
  private var placedParts: [Node] {
    guard let alert else { return partNodes }
    let actions = actionNodes
    let placed = alert.placedActions.filter(actions.indices.contains).map { actions[$0] }
    return partNodes.filter { part in !actions.contains { $0 === part } } + placed
  }

  /// Whether the node itself comes before its content. Tabs and dots come after their screens.
  private var comesBeforeContent: Bool { treeRole != .tabs && treeRole != .pages }

  /// Whether keys can reach the node, if they can reach its ancestors.
  internal var mayBeEntered: Bool { invisibility == nil && !isDisabled && takesTouches && !hidesElements }

  /// The visible child that hides its siblings from Tab and assistive technology, if there is one.
  private var modalChild: Node? {
    guard keyFacts.contains(.modal) else { return nil }
    return childNodes.first { $0.keyFacts.contains(.modal) && $0.perception.isModal }
  }

  /// Whether a sibling hides the node.
  private var isBehindModal: Bool {
    guard let parent, let modal = parent.modalChild, modal !== self else { return false }
    return !parent.partNodes.contains { $0 === self }
  }

  /// A Boolean value that indicates whether the widget or the item itself receives keys.
  internal var isFocusStop: Bool {
    switch treeRole {
    case .wheels, .action, .backButton: return true
    // Users pull it down. It is visible only while it refreshes.
    case .refresh: return false
    case .barItem: return barItem?.isSpace == false && !isItemOfNextScreen
    case .tabBar: return part(.tab) != nil
    case .tabs: return part(.tab).map(showsPart) ?? false
    case .pages: return pages.map { $0.shownIndices.count < $0.viewControllers.count } ?? false
    case .cell where isLoneCellWithDetails: return true
    default: break
    }
    switch mounted.current {
    case is any TextInput: return isEditable
    case is any Control: return true
    case let list as any ListView: return table?.visible.rows.isEmpty == false && (list.allowsSelection || hasRowTaps)
    case is any Screen: return false
    default: return recognizesTouches
    }
  }

  /// A Boolean value that indicates whether a visible row recognizes taps itself.
  private var hasRowTaps: Bool { childNodes.contains { $0.rowTap != nil && $0.row != nil } }

  /// A Boolean value that indicates whether the item is the back button of a screen that is pushed over its own.
  private var isItemOfNextScreen: Bool {
    guard let item = parent?.navigationItem else { return false }
    return item.backBarButtonItem != nil && parent?.partNodes.last === self
  }

  /// A Boolean value that indicates whether the view recognizes gestures that keys can replace.
  private var recognizesTouches: Bool {
    if partNodes.isEmpty { return false }
    let presses = recognizers(LongPressGestureRecognizer.self)
    return recognizers(TapGestureRecognizer.self).contains(where: \.isOfKeys)
      || presses.contains { $0.isEnabled && $0.numberOfTapsRequired == 0 } || recognizesDrags
  }
}

extension BarButtonItem {
  fileprivate var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }
}

extension TreeContext {
  /// The visible node that receives keys.
  internal var focusedNode: Node? {
    restoreFocus()
    guard let focused = focus.node, focused.isMounted, focused.isVisibleForFocus else { return nil }
    return focused
  }

  /// The visible node that receives keys, with the cell of its row and the selection of its text, if there are any.
  internal var focusedPlace: (node: Node?, row: Node?, selection: TextSelection?) {
    guard let focused = focusedNode else { return (nil, nil, nil) }
    let selection = focused.isOnText ? focused.textSelection : nil
    return (focused, focused.focusedCell, selection)
  }
}
