import Foundation
import Widgets

/// A ruler in cells: eight points to a column, twenty to a row.
internal struct CellRuler: Ruler {
  /// The greatest height of tables and collections, which ask for room for all of their rows up to it. By default, each
  /// has the height of the rows that it shows.
  var listHeight: Double?

  func need(of node: LayoutNode, width: Double?) -> Need {
    node.typeset?.cells(width: width).bounded { $0.rounded() } ?? .open
  }

  func length(_ points: Double, along axis: Axis) -> Double {
    max(-Self.longest, min(rounded(points.bounded / (axis == .horizontal ? 8 : 20)), Self.longest))
  }

  // Widgets that overlap on a screen are readable; letters in the same cell are not.
  func gap(_ points: Double, along axis: Axis) -> Double { max(0, length(points, along: axis)) }

  // Longer distances would have to be shown in full by the terminal.
  private static let longest = 10_000.0

  var unit: Double { 1 }

  func baseline(of node: LayoutNode) -> Double? { nil }

  func border(of node: LayoutNode) -> Double { node.view.isBoxed(node.type) ? 1 : 0 }

  // What a list asks for does not depend on how many rows it shows now, because it shows as many as it gets room for.
  func height(ofList node: LayoutNode, showing content: Double) -> Double {
    guard let listHeight, let list = node.shownList else { return content }
    // A row that has not been measured may be higher than others, and have a separator.
    let row = content / Double(max(1, list.shown)) + 1
    return min(listHeight, rounded((content + Double(list.hidden) * row).reachable))
  }
}

extension LayoutNode {
  /// The numbers of rows that a table or a collection shows and does not show, unless it scrolls sideways.
  fileprivate var shownList: (shown: Int, hidden: Int)? {
    if let table = widget as? TableView {
      let count = table.model.rowCount
      // A table without a model has the cells that it is described with.
      if count == 0 { return nil }
      let shown = max(0, min(table.visibleRowCount, count))
      return (shown, count - shown)
    }
    guard let collection = widget as? CollectionView, !collection.scrollsSideways else { return nil }
    let shown = collection.visibleItems.count
    return (shown, max(0, collection.model.rowCount - shown))
  }
}

extension CollectionView {
  fileprivate var scrollsSideways: Bool {
    if scrollDirection == .horizontal { return true }
    return model.sections.contains { ($0.layout ?? layout).scrollsOrthogonally }
  }
}
