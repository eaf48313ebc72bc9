import Foundation
import Layout
import Widgets

/// A ruler in cells: eight points to a column, twenty to a row.
internal struct CellRuler: Ruler {
  /// The greatest height of tables and collections. Lists that do not show all of their rows ask for it. By default,
  /// each list has the height of its visible rows.
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

  // There is no limit, because a text can have any number of lines, and content out of view costs nothing.
  func offset(_ points: Double, along axis: Axis) -> Double {
    let cells = (points / (axis == .horizontal ? 8 : 20)).rounded()
    return cells < 0 ? -(-cells).reachable : cells.reachable
  }

  // Three rows, or 60 points, are more than fingers need. A pointer of cells hits a line.
  func minimum(_ points: Double, along axis: Axis) -> Double {
    let length = length(points, along: axis)
    return axis == .vertical && points < 60 ? min(1, length) : length
  }

  // A field of 44 points has two rows, and its frame needs three.
  func height(_ wish: Double, of widget: any Widget, _ view: View, _ type: WidgetTypes.Entry) -> Double {
    guard wish == 2, type.typeset != nil, view.isBoxed(type) || (widget as? TextField)?.hasFrame == true else {
      return wish
    }
    return 3
  }

  // Widgets that overlap on a screen are readable; letters in the same cell are not.
  func gap(_ points: Double, along axis: Axis) -> Double { max(0, length(points, along: axis)) }

  // Longer distances would have to be shown in full by the terminal.
  private static let longest = 10_000.0

  var unit: Double { 1 }

  func baseline(of node: LayoutNode) -> Double? { nil }

  func border(of node: LayoutNode) -> Double { node.view.isBoxed(node.type) ? 1 : 0 }

  // Equal shares do not depend on the visible rows of lists. With proportional shares, each list would grow and shrink
  // with the others without an end.
  var squeezesListsEvenly: Bool { listHeight != nil }

  // With a proportional share, a short title would be an ellipsis.
  var squeezesTextsEvenly: Bool { true }

  // A symbol has one cell, and a proportional share of it would be rounded to none.
  func least(of node: LayoutNode, along axis: Axis) -> Double {
    guard axis == .horizontal, let image = (node.widget as? ImageView)?.image, case .system = image.source else {
      return 0
    }
    return need(of: node, width: nil).size.width
  }

  // Moving a row would clip its name.
  var movesSwipedRows: Bool { false }

  // A preview that is printed shows all of the content, and the scroll view that draws a table has no bar of its own.
  func scrollBarWidth(of node: LayoutNode) -> Double {
    guard listHeight != nil, node.origin != nil,
      let scrolling = node.widget as? any Scrolling, scrolling.showsVerticalScrollIndicator, scrolling.isScrollEnabled
    else { return 0 }
    return node.type.isScroll || (node.widget.hiddenRowCount ?? 0) > 0 ? 1 : 0
  }

  // Lists and scroll views scroll by themselves. A container of screens leaves scrolling to its screens, so that bars
  // stay in view.
  func scrolledLength(of node: LayoutNode) -> Double? {
    guard let scrolled, let origin = node.origin, !origin.isPart, !node.contents.hasScrolling else { return nil }
    if node.type.isScreen {
      if node.children.contains(where: { $0.node.contents.hasScreens }) { return nil }
    } else if node.contents.hasScreens || !scrolled.presented.contains(origin.node) {
      return nil
    }
    return Double(scrolled.screens[origin.node] ?? 0)
  }

  // A list that does not show all of its rows takes the available height. After it has shown all of them, it always
  // asks for the height of all: otherwise, it would grow and be clipped in turn in a stack that is too small.
  func height(ofList node: LayoutNode, showing content: Double, width: Double?) -> Double {
    guard let listHeight, let hidden = node.widget.hiddenRowCount else { return content }
    if let wholeLists, let origin = node.origin {
      let list = WholeLists.Key(node: origin.node, width: width)
      if hidden == 0 { wholeLists.heights[list] = content }
      if let whole = wholeLists.heights[list] { return min(listHeight, whole) }
    }
    // A grid of two lines asks for two, though this is less than the least height of a list, also while one is hidden.
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
      // A table without a model has the cells of its description.
      return count == 0 ? nil : max(0, count - max(0, table.visibleRowCount))
    }
    guard let collection = self as? CollectionView, !collection.scrollsSideways else { return nil }
    return max(0, collection.model.rowCount - collection.visibleItems.count)
  }
}

extension LayoutNode {
  /// Whether the widget is a grid with one visible line, whose other items fit a second line.
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
