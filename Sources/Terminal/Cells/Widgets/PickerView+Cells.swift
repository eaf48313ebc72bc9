import Layout
import Widgets

extension PickerView: Typeset {
  static var showsFocus: Bool { true }

  func cells(width: Double?) -> Need { Need(width ?? 24, 3, horizontal: .open, vertical: .rigid) }

  func typeset(with pen: GridPen) {
    pen.wheels(components.map(Wheel.init), focused: pen.origin?.focusedComponent)
  }
}

extension GridPen {
  /// Writes wheels side by side, with the selection between its neighbors.
  ///
  /// - Parameter focused: The wheel that receives keys, or `nil` for all, if the widget does.
  func wheels(_ wheels: [Wheel], focused: Int? = nil) {
    put("▸", x: 0, y: 1, CellStyle(traits.tint))
    put("◂", x: width - 1, y: 1, CellStyle(traits.tint))
    let fixed = wheels.map { $0.width.map { Int(bounded: ($0.boundedLength / 8).rounded()) } }
    let spare = max(0, width - 2 - fixed.reduce(0) { $0 + ($1 ?? 0) })
    var start = 1
    for (column, wheel) in wheels.enumerated() {
      let share = fixed[column] ?? spare / max(1, wheels.count { $0.width == nil })
      defer { start += share }
      let chosen = CellStyle(isBold: true, isReversed: isFocused && (focused ?? column) == column)
      for (distance, row) in wheel.rows(upTo: 1) {
        mark(
          .wheel(component: column, distance: distance), columns: start..<(start + share),
          y: 1 + distance)
        let x = start + max(0, (share - row.cells) / 2)
        text(row, x: x, y: 1 + distance, width: share, distance == 0 ? chosen : .dim)
      }
    }
  }
}
