import Foundation
import Widgets

/// A wheel of rows with the selected one in the middle.
internal struct Wheel {
  let rows: [String]
  let selectedRow: Int
  var width: Double?

  /// The rows with attributes, by index.
  var attributedRows: [Int: AttributedString] = [:]

  /// The views in place of rows, by index.
  var views: [any Widget] = []

  /// The height of a row in points, or `nil` for that of the system.
  var rowHeight: Double?

  /// Returns the selected row and its neighbors, each with its distance from the selected one.
  func rows(upTo distance: Int) -> [(distance: Int, row: String)] {
    (-distance...distance).compactMap { distance in
      let (index, isBeyond) = selectedRow.addingReportingOverflow(distance)
      return isBeyond || !rows.indices.contains(index) ? nil : (distance, rows[index])
    }
  }
}

extension Wheel {
  internal init(_ component: PickerView.Component) {
    rows = component.shownRows
    selectedRow = component.selectedRow
    width = component.width
    attributedRows = component.attributedRows
    views = component.rowViews.elements
    rowHeight = component.rowHeight
  }

  /// Returns the view in place of a row, if there is one.
  internal func view(at row: Int) -> (any Widget)? { views.indices.contains(row) ? views[row] : nil }

  /// Returns the color at the start of a row with attributes, or `nil` for that of the wheel.
  internal func color(at row: Int) -> Color? {
    attributedRows[row]?.runs.first?[AttributeScopes.WidgetAttributes.ForegroundColorAttribute.self]
  }
}

extension PickerView.Component {
  /// The texts of the rows, with or without attributes.
  internal var shownRows: [String] {
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

extension Pen {
  /// Draws wheels side by side, over a band that marks the selection.
  func wheels(_ wheels: [Wheel], in rect: CGRect, isEnabled: Bool = true) {
    let band = CGRect(x: rect.minX + 9, y: rect.midY - 16, width: max(0, rect.width - 18), height: 32)
    rectangle(band, radius: 8, Paint(fill: .tertiarySystemFill))
    let fixed = wheels.compactMap(\.width).reduce(0, +)
    let share = (band.width - fixed) / Double(max(1, wheels.count { $0.width == nil }))
    var x = band.minX
    for wheel in wheels {
      let width = wheel.width ?? share
      for (steps, row) in wheel.rows(upTo: 2) {
        let distance = Double(steps)
        let font = Font.systemFont(ofSize: 21 - abs(distance) * 2)
        let step = wheel.rowHeight?.boundedLength ?? 31
        let line = CGRect(x: x + 4, y: rect.midY - 16 + distance * step, width: max(0, width - 8), height: 32)
        if wheel.rowHeight != nil, line.maxY < rect.minY || line.minY > rect.maxY { continue }
        if let view = wheel.view(at: wheel.selectedRow + steps) {
          draw(view, in: line)
          continue
        }
        let color: Color =
          !isEnabled ? .tertiaryLabel : distance == 0 ? .label : abs(distance) == 1 ? .secondaryLabel : .tertiaryLabel
        text(row, font: font, in: line, wheel.color(at: wheel.selectedRow + steps) ?? color, .center)
      }
      x += width
    }
  }
}
