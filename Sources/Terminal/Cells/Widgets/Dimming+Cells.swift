import Layout
import Widgets

extension Dimming: Typeset {
  func cells(width: Double?) -> Need { .open }

  func typeset(with pen: GridPen) { pen.dim() }
}
