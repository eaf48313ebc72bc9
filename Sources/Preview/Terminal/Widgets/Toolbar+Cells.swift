import Widgets

extension Toolbar: Typeset {
  func cells(width: Double?) -> Need { Need(width ?? 40, 2, horizontal: .open, vertical: .rigid) }

  func typeset(with pen: GridPen) {
    pen.rule(y: 0)
    let items = items.filter { !$0.isHidden }
    let flexible = items.count { $0.systemItem == .flexibleSpace }
    let used = items.reduce(0) { $0 + ($1.systemItem == .flexibleSpace ? 0 : ($1.sign?.cells ?? 0) + 2) }
    var spare = max(0, pen.width - used + 2)
    var left = flexible
    var x = 0
    for item in items {
      if item.systemItem == .flexibleSpace {
        x += spare / left
        spare -= spare / left
        left -= 1
      } else {
        let sign = item.sign ?? ""
        pen.mark(of: item.behaviors.origin, columns: x..<(x + sign.cells), y: 1)
        pen.put(sign, x: x, y: 1, item.isEnabled ? CellStyle(pen.look.tint) : .dim)
        x += sign.cells + 2
      }
    }
  }
}
