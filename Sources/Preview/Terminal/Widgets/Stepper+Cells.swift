import Widgets

extension Stepper: Typeset {
  func cells(width: Double?) -> Need { .rigid(7, 1) }

  func typeset(with pen: GridPen) {
    if backgroundImage(for: state) != nil { pen.fill(.systemGray5, isShape: true) }
    pen.mark(.step(isUp: false), columns: 0..<3)
    pen.mark(.step(isUp: true), columns: 4..<7)
    pen.put("[", x: 0, y: 0, .usual)
    let (canDecrement, canIncrement) = (wraps || value > minimumValue, wraps || value < maximumValue)
    pen.put(decrementImage(for: state)?.sign ?? "−", x: 2, y: 0, isEnabled && canDecrement ? .usual : .dim)
    pen.put(dividerImage?.sign ?? "│", x: 3, y: 0, .dim)
    pen.put(incrementImage(for: state)?.sign ?? "+", x: 4, y: 0, isEnabled && canIncrement ? .usual : .dim)
    pen.put("]", x: 6, y: 0, .usual)
  }
}
