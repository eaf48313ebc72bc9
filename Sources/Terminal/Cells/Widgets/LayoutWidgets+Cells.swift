import Layout
import Widgets

extension SwipeActions: Typeset {
  static var showsFocus: Bool { true }

  func cells(width: Double?) -> Need {
    edge == nil
      ? .open : Need(Double(open.reduce(0) { $0 + $1.sign.cells + 4 }), 1, horizontal: .rigid, vertical: .open)
  }

  func typeset(with pen: GridPen) {
    var x = 0
    let y = (pen.height - 1) / 2
    for (index, action) in open.enumerated() {
      let width = action.sign.cells + 4
      // Actions count from the edge.
      let number = edge == .leading ? index : open.count - 1 - index
      pen.mark(.swipeAction(number), columns: x..<(x + width), y: 0, height: pen.height)
      let background = TerminalColor(background: pen.traits.tinted(action.shownBackground))
      var style = CellStyle(foreground: TerminalColor(.white), background: background)
      style.isReversed = pen.isFocused && pen.origin?.focusedComponent == number
      for row in pen.rows { pen.put(" ", columns: x..<(x + width), y: row, style) }
      pen.put("[", x: x, y: y, style)
      pen.put(action.sign, x: x + 2, y: y, style)
      pen.put("]", x: x + width - 1, y: y, style)
      x += width
    }
  }
}

extension SwipeAction {
  fileprivate var sign: String {
    [image?.sign, title].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension SectionIndex: Typeset {
  func cells(width: Double?) -> Need {
    Need(Double(titles.map(\.cells).max() ?? 0) + 1, Double(titles.count), horizontal: .rigid)
  }

  func typeset(with pen: GridPen) {
    let shown = shown(in: pen.height)
    let style = CellStyle(pen.traits.tinted(color ?? .tintColor))
    for (line, title) in shown.enumerated() {
      pen.mark(.indexTitle(title), columns: 0..<pen.width, y: (pen.height - shown.count) / 2 + line)
      pen.put(title, x: max(1, (pen.width + 1 - title.cells) / 2), y: (pen.height - shown.count) / 2 + line, style)
    }
  }
}

extension Dimming: Typeset {
  func cells(width: Double?) -> Need { .open }

  func typeset(with pen: GridPen) { pen.dim() }
}
