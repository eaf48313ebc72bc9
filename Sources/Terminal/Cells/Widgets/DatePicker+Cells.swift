import Layout
import Widgets

extension DatePicker: Typeset {
  func cells(width: Double?) -> Need {
    switch shownStyle {
    case .wheels: Need(width ?? 24, 3, horizontal: .open, vertical: .rigid)
    case .inline: Need(27, Double(month.weeks.count + 2), vertical: .rigid)
    default: Need(Double(pills.reduce(-1) { $0 + $1.cells + 5 }), 1, vertical: .rigid)
    }
  }

  func typeset(with pen: GridPen) {
    switch shownStyle {
    case .wheels:
      pen.wheels(wheels)
      if !isEnabled { pen.dim() }
    case .inline:
      calendar(with: pen)
      if !isEnabled { pen.dim() }
    default:
      var x = 0
      for pill in pills {
        pen.put("[", x: x, y: 0, .dim)
        pen.put(pill, x: x + 2, y: 0, isEnabled ? .usual : .dim)
        pen.put("]", x: x + pill.cells + 3, y: 0, .dim)
        x += pill.cells + 5
      }
    }
  }

  private func calendar(with pen: GridPen) {
    pen.text(month.title, .bold)
    for (column, name) in month.weekdays.enumerated() { pen.put("\(name.prefix(2))", x: column * 4 + 1, y: 1, .dim) }
    for (row, week) in month.weeks.enumerated() {
      for (column, day) in week.enumerated() {
        guard let day else { continue }
        pen.mark(.day(day), columns: column * 4..<(column * 4 + 4), y: row + 2)
        let isChosen = day == month.day
        let style = isChosen ? CellStyle(isBold: true, foreground: TerminalColor(pen.traits.tint)) : .usual
        let text = "\(day)"
        pen.put(text, x: column * 4 + 3 - text.cells, y: row + 2, style)
        guard isChosen else { continue }
        pen.put("[", x: column * 4 + 2 - text.cells, y: row + 2, style)
        pen.put("]", x: column * 4 + 3, y: row + 2, style)
      }
    }
  }
}
