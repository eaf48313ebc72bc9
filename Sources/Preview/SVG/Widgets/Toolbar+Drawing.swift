import Foundation
import Layout
import Widgets

extension Toolbar: Drawn {
  func draw(with pen: Pen) {
    pen.barGround(self, lineAtTop: true)
    let items = items.filter { !$0.isHidden }
    let widths = items.map(pen.width)
    let isSpace = items.map { if case .space = $0.content { true } else { false } }
    let gaps = zip(isSpace, isSpace.dropFirst()).map { $0 || $1 ? 0.0 : 16 }
    let free = max(0, pen.size.width - 32 - widths.reduce(0, +) - gaps.reduce(0, +))
    let flexible = items.count { $0.systemItem == .flexibleSpace }
    var x = 16.0
    for (index, item) in items.enumerated() {
      let width = widths[index] + (item.systemItem == .flexibleSpace ? free / Double(flexible) : 0)
      pen.item(item, in: CGRect(x: x, y: 0, width: width, height: 44))
      x += width + (gaps.indices.contains(index) ? gaps[index] : 0)
    }
  }
}
