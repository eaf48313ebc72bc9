import Foundation
import Layout
import Widgets

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
      pen.text(action.title, font: .body, in: content, .white, room: place)
      x += action.width
    }
  }
}
