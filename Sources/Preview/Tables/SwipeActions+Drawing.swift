import Foundation
import Widgets

extension SwipeActions: Drawn {
  func need(width: Double?) -> Need {
    edge == nil ? .open : Need(open.reduce(0) { $0 + $1.width }, 20.5, horizontal: .rigid, vertical: .open)
  }

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
      pen.text(action.title, font: .body, in: content, .white)
      x += action.width
    }
  }
}

extension SwipeAction {
  fileprivate var width: Double { max(74, contentWidth + 32) }

  fileprivate var contentWidth: Double {
    let text = TextMetrics.width(of: title, in: .body)
    return image == nil ? text : text + (title.isEmpty ? 22 : 28)
  }
}
