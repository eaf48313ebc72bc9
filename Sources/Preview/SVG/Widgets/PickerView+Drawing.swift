import Foundation
import Widgets

extension PickerView: Drawn {
  func need(width: Double?) -> Need { Need(width ?? 320, 216, horizontal: .open) }

  func draw(with pen: Pen) {
    let wheels = components.map(Wheel.init)
    pen.wheels(wheels, in: pen.bounds)
  }
}
