import Foundation
import Widgets

/// A wheel of rows with the selected one in the middle.
package struct Wheel {
  package let rows: [String]
  package let selectedRow: Int
  package var width: Double?

  /// The rows with attributes, by index.
  package var attributedRows: [Int: AttributedString] = [:]

  /// The views in place of rows, by index.
  var views: [any Widget] = []

  /// The height of a row in points, or `nil` for the system's.
  package var rowHeight: Double?

  /// Returns the selected row and its neighbors, each with its distance from the selected one.
  package func rows(upTo distance: Int) -> [(distance: Int, row: String)] {
    (-distance...distance).compactMap { distance in
      let (index, isBeyond) = selectedRow.addingReportingOverflow(distance)
      return isBeyond || !rows.indices.contains(index) ? nil : (distance, rows[index].onOneLine)
    }
  }
}

extension Wheel {
  package init(_ component: PickerView.Component) {
    rows = component.shownRows
    selectedRow = component.selectedRow
    width = component.width
    attributedRows = component.attributedRows
    views = component.rowViews.elements
    rowHeight = component.rowHeight
  }

  /// Returns the view in place of a row, if there is one.
  package func view(at row: Int) -> (any Widget)? { views.indices.contains(row) ? views[row] : nil }

  /// Returns the runs of a row with attributes, or `nil` for a plain one.
  package func runs(at row: Int, in font: Font) -> [Run]? {
    attributedRows[row].map { Run.runs(of: "", $0, font: font).onOneLine }
  }
}

extension PickerView.Component {
  /// The texts of the rows, with or without attributes.
  package var shownRows: [String] {
    if attributedRows.isEmpty, rowViews.isEmpty { return rows }
    let views = rowViews.elements
    return rows.enumerated().map { index, row in
      (views.indices.contains(index) ? views[index].caption : nil) ?? attributedRows[index].map {
        String($0.characters)
      }
        ?? row
    }
  }
}
