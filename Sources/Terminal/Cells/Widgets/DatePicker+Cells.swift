import Foundation
import Layout
import Live
import Widgets

extension DatePicker: Typeset {
  func cells(width: Double?) -> Need {
    switch shownStyle {
    case .wheels: Need(width ?? 24, 3, horizontal: .open, vertical: .rigid)
    case .inline where hasCalendar:
      Need(27, Double(month.weeks.count + (datePickerMode == .dateAndTime ? 3 : 2)), vertical: .rigid)
    default: Need(Double(pills.reduce(-1) { $0 + $1.cells + 5 }), 1, vertical: .rigid)
    }
  }

  static var showsFocus: Bool { true }

  func typeset(with pen: GridPen) {
    switch shownStyle {
    case .wheels: pen.wheels(wheels, focused: pen.origin?.focusedComponent)
    // A preview is the same at any time. Users pick the first day in the present month.
    case .inline where hasCalendar: (pen.origin == nil ? self : dated).calendar(with: pen, isPicked: date != nil)
    default: boxes(with: pen)
    }
    if shownStyle == .inline, hasCalendar, datePickerMode == .dateAndTime, let time = pills.last {
      box(time, part: 1, .part(.time), x: 0, y: month.weeks.count + 2, pen)
    }
    if !isEnabled, shownStyle == .wheels || shownStyle == .inline { pen.dim() }
  }

  /// Writes the date and the time in boxes. The box that receives keys is reversed.
  private func boxes(with pen: GridPen) {
    let (parts, pills) = (focusParts, pills)
    let focused = min(pen.origin?.focusedComponent ?? 0, pills.count - 1)
    let start = pills.prefix(focused).reduce(0) { $0 + $1.cells + 5 }
    let length = pills.reduce(-1) { $0 + $1.cells + 5 }
    let row = pen.scrolled(length, showing: pen.isFocused ? start..<start + pills[focused].cells + 4 : nil)
    var x = 0
    for (index, pill) in pills.enumerated() {
      let part = parts.indices.contains(index) ? Spot.Element.part(parts[index]) : nil
      box(pill, part: index, hasCalendar && index == 0 ? .calendar : part, x: x, y: 0, row)
      x += pill.cells + 5
    }
    pen.markCuts(length, by: row, y: 0)
  }

  /// Writes a text in a box. It is reversed if its part of the picker receives keys.
  private func box(_ text: String, part: Int, _ element: Spot.Element?, x: Int, y: Int, _ pen: GridPen) {
    let columns = x..<x + text.cells + 4
    if let element { pen.mark(element, columns: columns, y: y) }
    let isFocused = pen.isFocused && min(pen.origin?.focusedComponent ?? 0, max(0, focusParts.count - 1)) == part
    let side = CellStyle(isDim: true, isReversed: isFocused)
    let inside = CellStyle(isDim: !isEnabled, isReversed: isFocused)
    pen.put(" ", columns: columns, y: y, inside)
    pen.put("[", x: x, y: y, side)
    pen.put(text, x: x + 2, y: y, inside)
    pen.put("]", x: x + text.cells + 3, y: y, side)
  }

  /// Writes the month, with signs for the previous and the next month, and with the focus on the chosen day.
  ///
  /// A day has four columns, or three if brackets around the chosen day do not fit. Without a picked day, keys begin at
  /// the chosen one, which has no brackets then.
  private func calendar(with pen: GridPen, isPicked: Bool) {
    let month = month
    let pitch = pen.width < 27 ? 3 : 4
    let end = pitch * 7 - 2
    pen.text(month.title, width: end - 5, .bold)
    for (sign, x, count) in [("‹", end - 3, -1), ("›", end, 1)] {
      pen.mark(.month(count), columns: x - 1..<x + 1)
      pen.put(sign, x: x, y: 0, CellStyle(pen.traits.tint))
    }
    for (column, name) in month.weekdays.enumerated() {
      pen.put("\(name.prefix(2))", x: column * pitch + pitch - 3, y: 1, .dim)
    }
    for (row, week) in month.weeks.enumerated() {
      for (column, day) in week.enumerated() {
        guard let day else { continue }
        let isAllowed = month.allowed.contains(day)
        if isAllowed { pen.mark(.day(day), columns: column * pitch..<(column * pitch + pitch), y: row + 2) }
        let isChosen = day == month.day
        var style = CellStyle.usual
        style.isDim = !isAllowed
        if isChosen, isPicked { style = CellStyle(isBold: true, foreground: TerminalColor(pen.traits.tint)) }
        style.isReversed = isChosen && pen.isFocused && (focusParts.isEmpty || pen.origin?.focusedComponent == 0)
        if style.isReversed { pen.mark(caretInRow: row + 2) }
        let text = "\(day)"
        pen.put(text, x: column * pitch + pitch - 1 - text.cells, y: row + 2, style)
        guard isChosen, isPicked, pitch > 3 else { continue }
        pen.put("[", x: column * pitch + 2 - text.cells, y: row + 2, style)
        pen.put("]", x: column * pitch + 3, y: row + 2, style)
      }
    }
  }
}

extension DatePicker {
  /// The picker with the present moment if it has no date.
  internal var dated: DatePicker {
    var picker = self
    if date == nil { picker.date = Date() }
    return picker
  }
}
