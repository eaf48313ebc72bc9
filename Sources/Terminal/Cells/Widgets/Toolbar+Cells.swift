import Layout
import Widgets

extension Toolbar: Typeset {
  func cells(width: Double?) -> Need { Need(width ?? 40, 2, horizontal: .open, vertical: .rigid) }

  func typeset(with pen: GridPen) {
    pen.ground(self)
    pen.line(of: self, y: 0)
    let items = items.filter { !$0.isHidden }
    let flexible = items.count { $0.systemItem == .flexibleSpace }
    let used = items.reduce(0) { $0 + ($1.systemItem == .flexibleSpace ? 0 : $1.cells + 2) }
    var spare = max(0, pen.width - used + 2)
    var left = flexible
    var x = 0
    for item in items {
      if item.systemItem == .flexibleSpace {
        x += spare / left
        spare -= spare / left
        left -= 1
      } else {
        pen.put(item, x: x, y: 1)
        x += item.cells + 2
      }
    }
  }
}
