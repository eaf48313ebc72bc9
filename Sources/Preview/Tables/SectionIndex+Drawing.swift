import Foundation
import Layout
import Widgets

extension SectionIndex: Drawn {
  func draw(with pen: Pen) {
    let shown = shown(in: Int(bounded: pen.size.height / Self.lineHeight))
    var y = (pen.size.height - Double(shown.count) * Self.lineHeight) / 2
    for title in shown {
      let line = CGRect(x: 0, y: y, width: pen.size.width, height: Self.lineHeight)
      pen.text(title, font: Self.font, in: line, color ?? .tintColor, .center)
      y += Self.lineHeight
    }
  }
}
