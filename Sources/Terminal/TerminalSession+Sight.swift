import Foundation
import Layout
import Live
import Widgets

/// The extent to which the focus is visible in a frame, and the offsets of the views around it.
///
/// Changes elsewhere must not move the focus out of view. Users who scroll may do so.
internal struct FocusSight {
  /// The visible part of a widget.
  internal enum Extent: Int, Comparable {
    case none, part, whole

    internal static func < (first: Extent, second: Extent) -> Bool { first.rawValue < second.rawValue }
  }

  internal var focus: Int?
  internal var extent: Extent

  /// The visible rows of the widget.
  internal var rows: Range<Int>

  /// The offsets of the views that scroll and contain the focus, by the ids of their nodes.
  internal var offsets: [Int: CGPoint]

  /// Returns whether more of the same widget was visible before, although nobody has scrolled since.
  internal func isLost(since last: FocusSight?) -> Bool {
    guard let last, last.focus == focus, last.extent > extent else { return false }
    return offsets.allSatisfy { last.offsets[$0.key].map { [offset = $0.value] in $0 == offset } ?? true }
  }
}

/// The focus in the last frame.
internal struct LastFrame {
  /// The number of the node that had the focus.
  internal var focus: Int?

  /// The extent to which the focus was visible.
  internal var sight: FocusSight?

  /// Whether the user has scrolled the whole tree since.
  internal var isTreeScrolledSince = false

  /// Whether rows of the focused widget have been drawn since its sight was known.
  internal var isFocusRedrawnSince = false
}

extension TerminalSession {
  /// Returns whether a frame may have moved the focus out of view or into view.
  ///
  /// It can do so only if rows of the focused widget have been drawn, or if they were out of view.
  internal func mayLoseSight(of focus: Int?) -> Bool {
    focus != nil
      && (lastFrame.isFocusRedrawnSince || lastFrame.isTreeScrolledSince || lastFrame.sight?.extent != .whole)
  }

  /// Returns how the focus is visible, or `nil` if it is not in the cells.
  internal func sight(in grid: Grid) -> FocusSight? {
    guard let spot = grid.spots.last(where: { $0.origin.isFocused && $0.element == nil }),
      let node = tracer.node(spot.origin.node)
    else { return nil }
    let scrolling = scrolling(around: node, in: grid)
    var offsets: [Int: CGPoint] = [:]
    for view in scrolling {
      // The node's `model` would contain all descendants.
      let current = tracer.node(view.origin.node)?.mounted.current
      let row = painter.scrolled.screens[view.origin.node]
      offsets[view.origin.node] =
        (current as? ScrollView)?.contentOffset ?? row.map { CGPoint(x: 0, y: Double($0)) } ?? .zero
    }
    for list in sequence(first: node, next: \.parent) { if let offset = list.listOffset { offsets[list.id] = offset } }
    let seen = seen(of: spot, in: scrolling, grid)
    let visible = seen.intersection(spot.clip)
    let extent: FocusSight.Extent = visible.isEmpty ? .none : visible.height < seen.height ? .part : .whole
    let rows = visible.isEmpty ? 0..<0 : Int(bounded: spot.visible.minY)..<Int(bounded: spot.visible.maxY)
    return FocusSight(
      focus: root().numberOfFocus, extent: root().isFocusedRowShown ? extent : .none, rows: rows, offsets: offsets)
  }

  /// Returns the rectangle of the focused widget to reveal: all of it, or the part around its caret that fits.
  ///
  /// Only the caret of a widget that fills the space matters.
  internal func seen(of spot: Spot, in scrolling: [Spot], _ grid: Grid) -> CGRect {
    let space = min(Double(height), scrolling.map(\.frame.height).min() ?? .infinity)
    guard spot.frame.height > space else { return spot.frame }
    let row = grid.caretRow.map { CGRect(x: spot.frame.minX, y: Double($0), width: spot.frame.width, height: 1) }
    if spot.visible.height >= space { return row ?? spot.visible }
    var frame = spot.frame
    frame.size.height = space
    if let row, !frame.contains(row) { frame.origin.y = row.maxY - space }
    return frame
  }

  /// Returns the rectangle of the focused widget to reveal, with messages about an invalid value below it, if both fit.
  internal func seenWithMessage(of spot: Spot, _ node: Node, in scrolling: [Spot], _ grid: Grid) -> CGRect {
    let seen = seen(of: spot, in: scrolling, grid)
    guard seen == spot.frame, (node.mounted.current as? any Widget)?.isIn(.invalid) == true,
      let siblings = node.parent?.children, let place = siblings.firstIndex(where: { $0 === node })
    else { return seen }
    let texts = siblings[(place + 1)...].prefix(while: \.isLabel).map(\.id)
    let space = min(Double(height), scrolling.map(\.frame.height).min() ?? .infinity)
    let shown = grid.spots.filter { $0.element == nil && texts.contains($0.origin.node) }
    var all = shown.reduce(seen) { $0.union($1.frame) }
    // Those out of view are not in the grid, and have a row at least.
    all.size.height += Double(texts.count - shown.count)
    return all.height <= space ? all : seen
  }

  /// Returns the views that scroll and contain a node, from the inside out.
  internal func scrolling(around node: Node, in grid: Grid) -> [Spot] {
    // A text scrolls to its caret by itself.
    let first = node.treeRole == .textArea ? node.parent : node
    let around = Set(sequence(first: first ?? node, next: \.parent).map(\.id))
    return grid.spots.filter { $0.content != nil && around.contains($0.origin.node) }.reversed()
  }

  /// Scrolls a tree that is higher than the terminal, as the user does, and returns whether it has moved.
  internal func scrollTreeByHand(by rows: Int) -> Bool {
    guard scrollTree(by: rows) else { return false }
    lastFrame.isTreeScrolledSince = true
    return true
  }
}
