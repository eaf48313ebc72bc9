import Foundation
import Widgets

extension Switch: Drawn {
  func need(width: Double?) -> Need { .rigid(51, 31) }

  func draw(with pen: Pen) {
    let opacity = isEnabled ? 1 : 0.5
    let track = CGRect(x: 0, y: 0, width: 51, height: 31)
    let color = isOn ? onTintColor ?? .systemGreen : .secondarySystemFill
    pen.rectangle(track, radius: 15.5, Paint(fill: color.faded(opacity)))
    let center = CGPoint(x: isOn ? 35.5 : 15.5, y: 15.5)
    pen.circle(center: center, radius: 13.5, Paint(fill: thumbTintColor ?? .white, stroke: .systemGray5, width: 0.5))
  }
}
