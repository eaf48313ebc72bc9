import Layout
import Widgets

extension Toolbar: Typeset {
  func cells(width: Double?) -> Need { Need(width ?? 40, 2, horizontal: .open, vertical: .rigid) }

  func typeset(with pen: GridPen) {
    pen.ground(self)
    pen.line(of: self, y: 0)
    let items = items.filter { !$0.isHidden }
    let flexible = items.count(where: \.isFlexible)
    let used = items.reduce(0) { $0 + ($1.isFlexible ? 0 : $1.cells + 2) }
    var spare = max(0, pen.width - used + 2)
    var left = flexible
    var x = 0
    var placed: [(item: BarButtonItem, columns: Range<Int>)] = []
    for item in items {
      if item.isFlexible {
        x += spare / left
        spare -= spare / left
        left -= 1
      } else {
        placed.append((item, x..<x + item.cells))
        x += item.cells + 2
      }
    }
    let row = pen.scrolled(used - 2, showing: placed.first { $0.item.holdsFocus }?.columns)
    for place in placed { row.put(place.item, x: place.columns.lowerBound, y: 1) }
    pen.markCuts(used - 2, by: row, y: 1)
  }
}

extension BarButtonItem {
  /// Whether the item is a flexible space without a custom view.
  fileprivate var isFlexible: Bool { systemItem == .flexibleSpace && customView == nil }
}
