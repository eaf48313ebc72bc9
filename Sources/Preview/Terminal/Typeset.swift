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
  func need(of widget: any Widget, width: Double?) -> Need {
    (widget as? any Typeset)?.cells(width: width) ?? .open
  }

  func length(_ points: Double, along axis: Axis) -> Double {
    rounded(points / (axis == .horizontal ? 8 : 20))
  }

  var unit: Double { 1 }

  func baseline(of widget: any Widget) -> Double? { nil }

  func border(of widget: any Widget) -> Double { widget.isBoxed ? 1 : 0 }
}
