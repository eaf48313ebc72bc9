import Foundation
import Widgets

/// A wheel of rows with the selected one in the middle.
internal struct Wheel {
  let rows: [String]
  let selectedRow: Int
  var width: Double?

  /// Returns the selected row and its neighbors, each with its distance from the selected one.
  func rows(upTo distance: Int) -> [(distance: Int, row: String)] {
    (-distance...distance).compactMap { distance in
      let (index, isBeyond) = selectedRow.addingReportingOverflow(distance)
      return isBeyond || !rows.indices.contains(index) ? nil : (distance, rows[index])
    }
  }
}

extension Pen {
  /// Draws wheels side by side, over a band that marks the selection.
  func wheels(_ wheels: [Wheel], in rect: CGRect) {
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
        let line = CGRect(x: x + 4, y: rect.midY - 16 + distance * 31, width: max(0, width - 8), height: 32)
        let color: Color = distance == 0 ? .label : abs(distance) == 1 ? .secondaryLabel : .tertiaryLabel
        text(row, font: font, in: line, color, .center)
      }
      x += width
    }
  }
}
