import Foundation
import Widgets

extension Dimming: Drawn {
  func need(width: Double?) -> Need { .open }

  func draw(with pen: Pen) { pen.rectangle(pen.bounds, Paint(fill: Color.black.withAlphaComponent(0.2))) }
}

extension Dimming: Typeset {
  func cells(width: Double?) -> Need { .open }

  func typeset(with pen: GridPen) { pen.dim() }
}
