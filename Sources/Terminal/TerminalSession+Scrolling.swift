import Foundation
import Layout
import Live

extension TerminalSession {
  /// The height of a row in the points of a layout.
  private static let rowHeight = 20.0

  /// Returns whether a view is in the screen in front.
  internal func isInFront(_ spot: Spot) -> Bool {
    guard let node = tracer.node(spot.origin.node) else { return false }
    let top = root().topLayer
    return sequence(first: node, next: \.parent).contains { $0 === top }
  }

  /// Scrolls a view by a number of rows, as far as there is content, and returns whether it has moved.
  internal func scroll(_ spot: Spot, by rows: Int) throws -> Bool {
    guard let node = tracer.node(spot.origin.node) else { return false }
    if let view = node[TextView.self] { return try scrollText(of: node, view, spot, by: rows) }
    guard let view = node[ScrollView.self] else { return scrollContent(of: node, spot, by: rows) }
    let offset = Int(bounded: (view.contentOffset.y / Self.rowHeight).rounded())
    let target = max(0, min(offset + rows, spot.hiddenRows))
    guard target != offset else { return false }
    try node.scroll(to: CGPoint(x: view.contentOffset.x, y: Double(target) * Self.rowHeight))
    return true
  }

  /// Scrolls a text by a number of lines, and returns whether it has moved.
  private func scrollText(of node: Node, _ view: TextView, _ spot: Spot, by rows: Int) throws -> Bool {
    let offset = painter.scrolled.texts[node.id]?.top ?? 0
    let target = max(0, min(offset + rows, spot.hiddenRows))
    guard target != offset else { return false }
    try node.scroll(to: CGPoint(x: view.contentOffset.x, y: Double(target) * Self.rowHeight))
    painter.scrolled.texts[node.id]?.top = target
    painter.scrolled.texts[node.id]?.offset = node[TextView.self].map { Double($0.contentOffset.y) } ?? 0
    node.traceAgain()
    setNeedsFrame()
    return true
  }

  /// Scrolls the content of a screen by a number of rows, and returns whether it has moved.
  private func scrollContent(of node: Node, _ spot: Spot, by rows: Int) -> Bool {
    guard spot.content != nil else { return false }
    let offset = min(painter.scrolled.screens[node.id] ?? 0, spot.hiddenRows)
    let target = max(0, min(offset + rows, spot.hiddenRows))
    guard target != offset else { return false }
    painter.scrolled.screens[node.id] = target
    node.traceAgain()
    setNeedsFrame()
    return true
  }

  /// Scrolls a tree that is higher than the terminal, and returns whether it has moved.
  internal func scrollTree(by rows: Int) -> Bool {
    let target = max(0, min(top + rows, painter.contentHeight - height))
    guard target != top else { return false }
    top = target
    setNeedsFrame()
    return true
  }

  /// Scrolls a tree that is higher than the terminal until a row is visible, and returns whether it has moved.
  internal func show(row: Int) -> Bool { scrollTree(by: row < top ? row - top : max(0, row - top - height + 1)) }

  /// Scrolls until the focused widget is visible, from the inside out.
  ///
  /// A new screen shows its start nevertheless, wherever its first field is, until a key changes or leaves that.
  ///
  /// - Parameter isLost: Whether the focus was in view before.
  internal func revealFocus(isLost: Bool = false) {
    if isRevealing { return }
    isRevealing = true
    scrollToFocus(isLost: isLost)
    isRevealing = false
    // After users have scrolled, the focus is not brought into view again.
    let focus = root().numberOfFocus
    guard focus != lastFrame.focus else { return }
    lastFrame = LastFrame(focus: focus)
    lastFrame.sight = sight(in: grid())
  }

  private func scrollToFocus(isLost: Bool) {
    for _ in 0..<4 {
      let grid = grid()
      guard isLost || !root().isFirstFocus,
        let spot = grid.spots.last(where: { $0.origin.isFocused && $0.element == nil }),
        let node = tracer.node(spot.origin.node)
      else { return }
      if (try? node.showFocusedRow()) == true { continue }
      if (try? scrollText(toCaretIn: spot, node, in: grid)) == true { continue }
      if (try? scrollItems(toReveal: spot, node, in: grid)) == true { continue }
      let scrolling = scrolling(around: node, in: grid)
      let seen = seenWithMessage(of: spot, node, in: scrolling, grid)
      guard seen.intersection(spot.clip).height < seen.height else { return }
      let hasMoved = scrolling.contains { view in
        (try? scroll(view, by: seen.distance(into: view.visible))) ?? false
      }
      if !hasMoved, !scrollTree(by: seen.distance(into: CGRect(x: 0, y: 0, width: width, height: height))) {
        return
      }
    }
  }

  /// Scrolls the lines of a text until the caret is visible, and returns whether they have moved.
  private func scrollText(toCaretIn spot: Spot, _ node: Node, in grid: Grid) throws -> Bool {
    guard spot.content != nil, node.treeRole == .textArea, let row = grid.caretRow else { return false }
    let caret = CGRect(x: spot.frame.minX, y: Double(row), width: 1, height: 1)
    return try scroll(spot, by: caret.distance(into: spot.frame))
  }

  /// Scrolls the items of a section sideways until the focused item is visible, and returns whether they have moved.
  private func scrollItems(toReveal spot: Spot, _ node: Node, in grid: Grid) throws -> Bool {
    let hidden = max(spot.frame.maxX - spot.clip.maxX, spot.clip.minX - spot.frame.minX)
    guard hidden > 0, let items = node.itemsBeside else { return false }
    let starts = spots(of: items.nodes, in: grid).map(\.frame.minX)
    guard let first = starts.first, let count = starts.firstIndex(where: { abs($0 - first) >= hidden }) else {
      return false
    }
    return try node.scrollItems(by: count)
  }

  /// Scrolls the items under the pointer sideways, as far as some of them are hidden, and returns whether there are
  /// such items.
  internal func scrollItems(at point: CGPoint, by count: Int) throws -> Bool {
    let grid = grid()
    for spot in grid.spots.reversed() where spot.element == nil && spot.visible.contains(point) {
      guard let node = tracer.node(spot.origin.node), let items = node.itemsBeside else { continue }
      let isLastVisible = spots(of: items.nodes, in: grid).last.map { $0.visible == $0.frame } ?? true
      if count > 0, items.reachEnd, isLastVisible { return true }
      _ = try node.scrollItems(by: count)
      return true
    }
    return false
  }

  private func spots(of nodes: [Node], in grid: Grid) -> [Spot] {
    nodes.compactMap { node in grid.spots.last { $0.origin.node == node.id && $0.element == nil } }
  }

  /// Scrolls contents back to their end if they have become shorter, and returns whether one has moved.
  internal func scrollBack(in grid: Grid) -> Bool {
    var hasMoved = false
    for spot in grid.spots where spot.element == nil && spot.content != nil {
      guard let node = tracer.node(spot.origin.node), let view = node[ScrollView.self] else { continue }
      let end = Double(spot.hiddenRows) * Self.rowHeight
      guard view.contentOffset.y > end else { continue }
      node.scrollBack(to: end)
      hasMoved = true
    }
    return hasMoved
  }
}

extension CGRect {
  /// Returns the number of rows by which a view is scrolled so that the rectangle is visible in it.
  fileprivate func distance(into view: CGRect) -> Int {
    if minY < view.minY { return Int(bounded: minY - view.minY) }
    return maxY > view.maxY ? Int(bounded: min(maxY - view.maxY, minY - view.minY)) : 0
  }
}
