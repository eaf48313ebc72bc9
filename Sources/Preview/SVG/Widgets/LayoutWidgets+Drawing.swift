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

extension Dimming: Drawn {
  func draw(with pen: Pen) { pen.rectangle(pen.bounds, Paint(fill: Color.black.withAlphaComponent(0.2))) }
}

extension SwipeActions: Drawn {
  func draw(with pen: Pen) {
    var x = 0.0
    for action in open {
      let place = CGRect(x: x, y: 0, width: action.width, height: pen.size.height)
      pen.rectangle(place, Paint(fill: action.shownBackground))
      var content = place.insetBy(dx: (action.width - action.contentWidth) / 2, dy: 0)
      if let image = action.image {
        let square = CGRect(x: content.minX, y: content.midY - 11, width: 22, height: 22)
        pen.symbol(Symbol(image), in: square, .white)
        content = content.inset(by: EdgeInsets(left: 28))
      }
      pen.text(action.title, font: .body, in: content, .white, space: place)
      x += action.width
    }
  }
}
