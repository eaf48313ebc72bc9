import Foundation
import Layout
import Widgets

extension TabBar: Drawn {
  func draw(with pen: Pen) {
    let pen = pen.inside(self)
    pen.barGround(self, lineAtTop: true)
    for (index, (item, column)) in zip(items, places(in: pen.size.width)).enumerated() {
      let place = CGRect(x: column.x, y: 0, width: column.width, height: 49)
      let isSelected = index == selectedIndex
      let color: Color = isSelected ? .tintColor : unselectedItemTintColor ?? .systemGray
      pen.faded(item.isEnabled ? 1 : 0.35) {
        if isSelected, selectionIndicatorImage != nil { pen.rectangle(place, Paint(fill: .systemGray5)) }
        draw(item, isSelected: isSelected, in: place, color, pen)
      }
    }
  }

  private func draw(_ item: TabBarItem, isSelected: Bool, in place: CGRect, _ color: Color, _ pen: Pen) {
    let title = item.shownText
    let attributes = item.titleTextAttributes(for: isSelected ? .selected : .normal)
    let color = attributes?.foregroundColor ?? color
    let icon = CGRect(x: place.midX - 12, y: title == nil ? 12 : 6, width: 24, height: 24)
    if let image = item.shownImage(isSelected: isSelected) {
      pen.symbol(Symbol(image), in: pen.place(icon, of: item), color)
    }
    if let title {
      let line = CGRect(x: place.minX + 2, y: 32, width: place.width - 4, height: 14).offset(
        by: item.titlePositionAdjustment)
      pen.text(title, font: attributes?.font ?? .systemFont(ofSize: 10, weight: .medium), in: line, color, .center)
    }
    guard let badge = item.badgeValue else { return }
    let badgeAttributes = item.badgeTextAttributes
    let font = badgeAttributes?.font ?? .systemFont(ofSize: 13)
    let width = max(18, TextMetrics.width(of: badge, in: font) + 10)
    let pill = CGRect(x: place.midX + 4, y: 2, width: width, height: 18)
    pen.rectangle(pill, radius: 9, Paint(fill: item.badgeColor ?? .systemRed))
    pen.text(badge, font: font, in: pill, badgeAttributes?.foregroundColor ?? .white, .center)
  }
}

extension Toolbar: Drawn {
  func draw(with pen: Pen) {
    let pen = pen.inside(self)
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
