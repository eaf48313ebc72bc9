import Foundation
import Layout
import Widgets

extension PickerView: Drawn {
  func draw(with pen: Pen) {
    let wheels = components.map(Wheel.init)
    pen.wheels(wheels, in: pen.bounds)
  }
}
