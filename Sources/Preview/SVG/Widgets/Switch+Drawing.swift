import Foundation
import Layout
import Widgets

extension Switch: Drawn {
  func draw(with pen: Pen) {
    let opacity = isEnabled ? 1 : 0.5
    if isBox { return box(opacity, pen) }
    let track = CGRect(x: 0, y: 0, width: 51, height: 31)
    let color = isOn ? onTintColor ?? .systemGreen : .secondarySystemFill
    pen.rectangle(track, radius: 15.5, Paint(fill: color.faded(opacity)))
    let center = CGPoint(x: isOn ? 35.5 : 15.5, y: 15.5)
    pen.circle(center: center, radius: 13.5, Paint(fill: thumbTintColor ?? .white, stroke: .systemGray5, width: 0.5))
    guard let image = isOn ? onImage : offImage else { return }
    pen.image(image, in: CGRect(x: center.x - 9, y: center.y - 9, width: 18, height: 18), .black)
  }

  /// Draws a box with a check mark, and the title beside it.
  private func box(_ opacity: Double, _ pen: Pen) {
    let square = CGRect(x: 0, y: (pen.size.height - 22) / 2, width: 22, height: 22)
    if isOn {
      pen.rectangle(square, radius: 6, Paint(fill: (onTintColor ?? .tintColor).faded(opacity)))
      pen.symbol(Symbol(systemName: "checkmark"), in: square.insetBy(dx: 4, dy: 4), .white)
    } else {
      let paint = Paint(stroke: Color.tertiaryLabel.faded(opacity), width: 1.5)
      pen.rectangle(square.insetBy(dx: 0.75, dy: 0.75), radius: 6, paint)
    }
    guard let shownTitle else { return }
    let line = CGRect(x: 30, y: 0, width: max(0, pen.size.width - 30), height: pen.size.height)
    pen.text(shownTitle, font: .body, in: line, .label)
  }
}
