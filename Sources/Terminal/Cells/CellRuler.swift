import Foundation
import Layout
import Widgets

/// A ruler in cells: eight points to a column, twenty to a row.
internal struct CellRuler: Ruler {
  /// The greatest height of tables and collections, which those ask for that do not show all of their rows. By default,
  /// each has the height of the rows that it shows.
  var listHeight: Double?

  /// The heights of lists that have shown all of their rows.
  var wholeLists: WholeLists?

  /// The rows to which screens are scrolled, if they are in a terminal.
  var scrolled: ScrolledContents?

  func need(of node: LayoutNode, width: Double?) -> Need {
    node.type.typeset?.cells(of: node.widget, width: width)?.bounded { $0.rounded() } ?? .open
  }

  func length(_ points: Double, along axis: Axis) -> Double {
    max(-Self.longest, min(offset(points.bounded, along: axis), Self.longest))
  }

  // A long text has any number of lines, and what is scrolled out of view costs nothing.
  func offset(_ points: Double, along axis: Axis) -> Double {
    let cells = (points / (axis == .horizontal ? 8 : 20)).rounded()
    return cells < 0 ? -(-cells).reachable : cells.reachable
  }

  // Three rows, or 60 points, are more than fingers need. A pointer of cells hits a line.
  func minimum(_ points: Double, along axis: Axis) -> Double {
    let length = length(points, along: axis)
    return axis == .vertical && points < 60 ? min(1, length) : length
  }

  // Widgets that overlap on a screen are readable; letters in the same cell are not.
  func gap(_ points: Double, along axis: Axis) -> Double { max(0, length(points, along: axis)) }

  // Longer distances would have to be shown in full by the terminal.
  private static let longest = 10_000.0

  var unit: Double { 1 }

  func baseline(of node: LayoutNode) -> Double? { nil }

  func border(of node: LayoutNode) -> Double { node.view.isBoxed(node.type) ? 1 : 0 }

  // The share of a list then depends neither on the rows that it shows now nor on those of others. With shares in
  // proportion to what lists ask for, each would grow and shrink with the others, and never come to rest.
  var squeezesListsEvenly: Bool { listHeight != nil }

  // In proportion to its title, a short one would have room for an ellipsis alone.
  var squeezesTextsEvenly: Bool { true }

  // A symbol has one cell, which rounding takes away where it shrinks in proportion to a text.
  func least(of node: LayoutNode, along axis: Axis) -> Double {
    guard axis == .horizontal, let image = (node.widget as? ImageView)?.image, case .system = image.source else {
      return 0
    }
    return need(of: node, width: nil).size.width
  }

  // A name of which a terminal has no part to show would say nothing.
  var movesSwipedRows: Bool { false }

  // A preview that is printed shows all of the content, and the scroll view that draws a table has no bar of its own.
  func scrollBarWidth(of node: LayoutNode) -> Double {
    guard listHeight != nil, node.origin != nil,
      (node.widget as? any Scrolling)?.showsVerticalScrollIndicator == true
    else { return 0 }
    return node.type.isScroll || (node.widget.hiddenRowCount ?? 0) > 0 ? 1 : 0
  }

  // What can be lower scrolls by itself. A screen with others in it leaves it to those, so that bars stay in view.
  func scrolledLength(of node: LayoutNode) -> Double? {
    guard let scrolled, let origin = node.origin, !origin.isPart, !node.contents.hasScrolling else { return nil }
    if node.type.isScreen {
      if node.children.contains(where: { $0.node.contents.hasScreens }) { return nil }
    } else if node.contents.hasScreens || !scrolled.presented.contains(origin.node) {
      return nil
    }
    return Double(scrolled.screens[origin.node] ?? 0)
  }

  // A list that does not show all of its rows takes what it gets, because it shows as many as it has room for. Once it
  // has shown all of them, it asks for no more and no less, whatever it shows since: else it would grow and be cut off
  // in turn where a stack has no room for what it asks for.
  func height(ofList node: LayoutNode, showing content: Double, width: Double?) -> Double {
    guard let listHeight, let hidden = node.widget.hiddenRowCount else { return content }
    if let wholeLists, let origin = node.origin {
      let list = WholeLists.Key(node: origin.node, width: width)
      if hidden == 0 { wholeLists.heights[list] = content }
      if let whole = wholeLists.heights[list] { return min(listHeight, whole) }
    }
    // Two lines of a grid may be lower than the least height of a list, also while the second one is not shown.
    if content == 1, hidden > 0, node.hidesOneLine { return min(listHeight, 2) }
    return hidden > 0 ? listHeight : min(listHeight, content)
  }
}

/// The heights of lists that have shown all of their rows while a frame is laid out.
internal final class WholeLists {
  internal struct Key: Hashable {
    var node: Int
    var width: Double?
  }

  var heights: [Key: Double] = [:]
}

extension Widget {
  /// The number of rows that a table or a collection does not show, or `nil` if it scrolls sideways or is neither.
  internal var hiddenRowCount: Int? {
    if let table = self as? TableView {
      let count = table.model.rowCount
      // A table without a model has the cells that it is described with.
      return count == 0 ? nil : max(0, count - max(0, table.visibleRowCount))
    }
    guard let collection = self as? CollectionView, !collection.scrollsSideways else { return nil }
    return max(0, collection.model.rowCount - collection.visibleItems.count)
  }
}

extension LayoutNode {
  /// Whether the widget is a grid that shows a line, and would show all of its items in another one.
  fileprivate var hidesOneLine: Bool {
    guard let grid = widget as? CollectionView, !grid.layout.isList else { return false }
    return grid.model.rowCount <= 2 * grid.visibleItems.count
  }
}

extension CollectionView {
  fileprivate var scrollsSideways: Bool {
    if scrollDirection == .horizontal { return true }
    return model.sections.contains { ($0.layout ?? layout).scrollsOrthogonally }
  }
}
