import Foundation
import Widgets

extension SwipeActions: Measured {
  package func need(width: Double?) -> Need {
    edge == nil ? .open : Need(open.reduce(0) { $0 + $1.width }, 20.5, horizontal: .rigid, vertical: .open)
  }
}

extension SwipeAction {
  package var width: Double { max(74, contentWidth + 32) }

  package var contentWidth: Double {
    let text = TextMetrics.width(of: title, in: .body)
    return image == nil ? text : text + (title.isEmpty ? 22 : 28)
  }
}
