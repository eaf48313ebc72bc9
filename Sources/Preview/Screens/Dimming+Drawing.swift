import Foundation
import Layout
import Widgets

extension Dimming: Drawn {
  func draw(with pen: Pen) { pen.rectangle(pen.bounds, Paint(fill: Color.black.withAlphaComponent(0.2))) }
}
