import Foundation
import Layout
import Widgets

extension ActivityIndicatorView: Drawn {
  func draw(with pen: Pen) {
    guard isAnimating || !hidesWhenStopped else { return }
    let (x, y) = (pen.size.width / 2, pen.size.height / 2)
    for spoke in 0..<8 {
      let angle = Double(spoke) * .pi / 4
      func point(_ share: Double) -> String {
        "\((x + sin(angle) * side * share).short) \((y - cos(angle) * side * share).short)"
      }
      let color = (color ?? .systemGray).faded(1 - Double(spoke) * 0.1)
      pen.path("M\(point(0.24))L\(point(0.42))", Paint(stroke: color, width: side * 0.12))
    }
  }
}
