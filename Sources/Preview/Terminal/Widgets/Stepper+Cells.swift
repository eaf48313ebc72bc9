import Widgets

extension Stepper: Typeset {
  func cells(width: Double?) -> Need { .rigid(7, 1) }

  func typeset(with pen: GridPen) {
    pen.mark(.step(isUp: false), columns: 0..<3)
    pen.mark(.step(isUp: true), columns: 4..<7)
    pen.put("[", x: 0, y: 0, .usual)
    pen.put("−", x: 2, y: 0, isEnabled && (wraps || value > minimumValue) ? .usual : .dim)
    pen.put("│", x: 3, y: 0, .dim)
    pen.put("+", x: 4, y: 0, isEnabled && (wraps || value < maximumValue) ? .usual : .dim)
    pen.put("]", x: 6, y: 0, .usual)
  }
}
