import Layout
import Widgets

extension Stepper: Typeset {
  func cells(width: Double?) -> Need { .rigid(7, 1) }

  func typeset(with pen: GridPen) {
    if backgroundImage(for: state) != nil { pen.fill(.systemGray5, isShape: true) }
    pen.mark(.operation(.step(-1)), columns: 0..<3)
    pen.mark(.operation(.step(1)), columns: 4..<7)
    pen.put("[", x: 0, y: 0, .usual)
    pen.put(decrementImage(for: state)?.sign ?? "−", x: 2, y: 0, canDecrement ? .usual : .dim)
    pen.put(dividerImage?.sign ?? "│", x: 3, y: 0, .dim)
    pen.put(incrementImage(for: state)?.sign ?? "+", x: 4, y: 0, canIncrement ? .usual : .dim)
    pen.put("]", x: 6, y: 0, .usual)
  }
}
