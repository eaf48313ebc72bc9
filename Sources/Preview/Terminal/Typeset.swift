import Foundation
import Widgets

/// A widget that is written in the cells of a terminal by what it shows.
internal protocol Typeset: Widget {
  /// What the content needs, in cells, at a width if one is given.
  func cells(width: Double?) -> Need

  /// Writes the content.
  func typeset(with pen: GridPen)
}

/// Measures in cells: eight points to a column, twenty to a row.
internal struct CellRuler: Ruler {
  func need(of node: Node, width: Double?) -> Need {
    node.type.typeset(node.widget)?.cells(width: width).bounded { $0.rounded() } ?? .open
  }

  func length(_ points: Double, along axis: Axis) -> Double {
    max(-Self.longest, min(rounded(points.bounded / (axis == .horizontal ? 8 : 20)), Self.longest))
  }

  // Widgets that overlap on a screen can be read there; letters that share a cell cannot.
  func gap(_ points: Double, along axis: Axis) -> Double { max(0, length(points, along: axis)) }

  // No distance is longer: a terminal would have to show all the cells of it.
  private static let longest = 10_000.0

  var unit: Double { 1 }

  func baseline(of node: Node) -> Double? { nil }

  func border(of node: Node) -> Double { node.view.isBoxed(node.type) ? 1 : 0 }
}
