import Foundation
import Layout
import Widgets

extension TextView: Drawn {
  func draw(with pen: Pen) {
    let room = pen.bounds.inset(by: shownInset)
    let lines = flow(width: room.width).lines(of: runs)
    let height = lines.map { $0.map { TextMetrics.lineHeight(of: $0.font) }.max() ?? 0 }.reduce(0, +)
    let text = CGRect(x: room.minX, y: room.minY - contentOffset.y, width: room.width, height: height)
    pen.lines(lines, in: text, textColor, pen.traits.side(of: textAlignment))
  }
}
