import Foundation
import Layout
import Widgets

extension PickerView: Drawn {
  func draw(with pen: Pen) {
    let wheels = components.map(Wheel.init)
    pen.wheels(wheels, in: pen.bounds)
  }
}

extension Pen {
  /// Draws wheels side by side, over a band that marks the selection.
  func wheels(_ wheels: [Wheel], in rect: CGRect, isEnabled: Bool = true) {
    let band = CGRect(x: rect.minX + 9, y: rect.midY - 16, width: max(0, rect.width - 18), height: 32)
    rectangle(band, radius: 8, Paint(fill: .tertiarySystemFill))
    let fixed = wheels.compactMap(\.width).reduce(0, +)
    let share = (band.width - fixed) / Double(max(1, wheels.count { $0.width == nil }))
    var x = band.minX
    for wheel in wheels {
      let width = wheel.width ?? share
      for (steps, row) in wheel.rows(upTo: 2) {
        let distance = Double(steps)
        let font = Font.systemFont(ofSize: 21 - abs(distance) * 2)
        let step = wheel.rowHeight?.boundedLength ?? 31
        let line = CGRect(x: x + 4, y: rect.midY - 16 + distance * step, width: max(0, width - 8), height: 32)
        if wheel.rowHeight != nil, line.maxY < rect.minY || line.minY > rect.maxY { continue }
        if let view = wheel.view(at: wheel.selectedRow + steps) {
          draw(view, in: line)
          continue
        }
        let color: Color =
          !isEnabled ? .tertiaryLabel : distance == 0 ? .label : abs(distance) == 1 ? .secondaryLabel : .tertiaryLabel
        text(row, font: font, in: line, wheel.color(at: wheel.selectedRow + steps) ?? color, .center)
      }
      x += width
    }
  }
}
