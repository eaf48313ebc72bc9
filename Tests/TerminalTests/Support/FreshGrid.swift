import Foundation
import Widgets

@testable import Layout
@testable import Terminal

/// The cells of widgets that are laid out and drawn whole, without anything from former frames.
@MainActor struct FreshGrid {
  let grid: Grid
  private let placed: Placed

  init(_ base: any Widget, width: Int, height: Int, top: Int, like other: Grid) {
    grid = Grid(width: width, height: height, depth: other.depth, clusters: other.clusters)
    let scrolled = other.clusters.scrolled
    let node = Self.node(base, listHeight: Double(height), scrolled)
    let room = CGRect(x: 0, y: 0, width: width, height: height)
    var bounds = room
    var bar: ScrollBar?
    if !node.fillsTerminal {
      func ownHeight() -> Double {
        let own = node.size(width: bounds.width).height
        let lowest = Self.node(base, listHeight: 3, scrolled).size(width: bounds.width).height
        let isSqueezed = own > room.height && node.contents.hasLists && node.resistance(along: .vertical) == 0
        return isSqueezed ? max(room.height, min(own, lowest)) : own
      }
      bounds.size.height = ownHeight()
      if bounds.height > room.height, width > 1 {
        bounds.size.width -= 1
        bounds.size.height = ownHeight()
      }
      let shownTop = max(0, min(top, Int(bounded: bounds.height) - height))
      bounds.origin.y = -Double(shownTop)
      if width > 1 {
        bar = ScrollBar(total: Int(bounded: bounds.height), visible: height, offset: shownTop, length: height)
      }
    }
    placed = node.placed(onScreen: bounds)
    let traits = DrawnTraits(style: .unspecified, isRightToLeft: false)
    let pen = GridPen(grid: grid, frame: room, clip: room, traits: traits, isInList: true)
    pen.draw(placed)
    if let bar { pen.draw(bar) }
    for spot in grid.spots where spot.reversesFocus { grid.reverse(spot.visible) }
  }

  private static func node(_ base: any Widget, listHeight: Double, _ scrolled: ScrolledContents) -> LayoutNode {
    let cells = CellRuler(listHeight: listHeight, scrolled: scrolled)
    return LayoutNode(base.inArrays, ruler: WholeRuler(cells: cells), isRightToLeft: false, fillsScreen: true)
  }

  /// The first difference to a grid, if there is one.
  func difference(to other: Grid) -> String? {
    for y in 0..<grid.height where cells(grid, y) != cells(other, y) {
      return "row \(y): \(text(grid, y)) became \(text(other, y))"
    }
    if grid.caret?.x != other.caret?.x || grid.caret?.y != other.caret?.y { return "the caret" }
    for y in stride(from: 0, to: grid.height, by: 2) {
      for x in stride(from: y % 7, to: grid.width, by: 7) {
        let hit = placed.hit(at: CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5))
        let known = other.placed?.hit(at: CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5))
        if hit?.origin.node != known?.origin.node || hit?.frame != known?.frame { return "what is hit at \(x), \(y)" }
      }
    }
    let (spots, others) = (places(grid), places(other))
    return spots == others ? nil : "spots: \(spots) became \(others)"
  }

  /// The places that users can see, and those to which the tree scrolls.
  private func places(_ grid: Grid) -> [String] {
    grid.spots.filter { !$0.visible.isEmpty || $0.origin.isFocused || $0.content != nil }
      .map { "\($0.origin.node) \($0.element.map { "\($0)" } ?? "") \($0.frame) \($0.content ?? .zero)" }
  }

  private func cells(_ grid: Grid, _ y: Int) -> [Grid.Cell] {
    let cells = grid.cells(inRow: y)
    return cells.isEmpty ? Array(repeating: Grid.Cell(), count: grid.width) : cells
  }

  private func text(_ grid: Grid, _ y: Int) -> String {
    grid.text(inColor: false).split(separator: "\n", omittingEmptySubsequences: false).dropFirst(y).first.map {
      String($0)
    } ?? ""
  }
}

/// A ruler in cells that does not know how far widgets reach, so that nothing is skipped.
private struct WholeRuler: Ruler {
  let cells: CellRuler

  var showsTransforms: Bool { true }
  var movesSwipedRows: Bool { cells.movesSwipedRows }
  var squeezesListsEvenly: Bool { cells.squeezesListsEvenly }
  var squeezesTextsEvenly: Bool { cells.squeezesTextsEvenly }
  var unit: Double { cells.unit }

  func need(of node: LayoutNode, width: Double?) -> Need { cells.need(of: node, width: width) }
  func length(_ points: Double, along axis: Axis) -> Double { cells.length(points, along: axis) }
  func offset(_ points: Double, along axis: Axis) -> Double { cells.offset(points, along: axis) }
  func minimum(_ points: Double, along axis: Axis) -> Double { cells.minimum(points, along: axis) }
  func height(_ wish: Double, of widget: any Widget, _ view: View, _ type: WidgetTypes.Entry) -> Double {
    cells.height(wish, of: widget, view, type)
  }
  func gap(_ points: Double, along axis: Axis) -> Double { cells.gap(points, along: axis) }
  func baseline(of node: LayoutNode) -> Double? { cells.baseline(of: node) }
  func border(of node: LayoutNode) -> Double { cells.border(of: node) }
  func least(of node: LayoutNode, along axis: Axis) -> Double { cells.least(of: node, along: axis) }
  func scrolledLength(of node: LayoutNode) -> Double? { cells.scrolledLength(of: node) }
  func scrollBarWidth(of node: LayoutNode) -> Double { cells.scrollBarWidth(of: node) }
  func height(ofList node: LayoutNode, showing content: Double, width: Double?) -> Double {
    cells.height(ofList: node, showing: content, width: width)
  }
}

extension Widget {
  /// The widget with all children in arrays, not in pieces.
  fileprivate var inArrays: any Widget {
    guard let inside = widgetsInside else { return self }
    var copy = self
    copy.widgetsInside = Children(inside.map { $0.inArrays })
    return copy
  }
}
