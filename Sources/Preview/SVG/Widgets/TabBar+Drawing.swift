import Foundation
import Layout
import Widgets

extension TabBar: Drawn {
  func draw(with pen: Pen) {
    pen.barGround(self, lineAtTop: true)
    for (index, (item, column)) in zip(items, places(in: pen.size.width)).enumerated() {
      let place = CGRect(x: column.x, y: 0, width: column.width, height: 49)
      let isSelected = index == selectedIndex
      let color: Color =
        !item.isEnabled ? .tertiaryLabel : isSelected ? .tintColor : unselectedItemTintColor ?? .systemGray
      if isSelected, selectionIndicatorImage != nil { pen.rectangle(place, Paint(fill: .systemGray5)) }
      draw(item, isSelected: isSelected, in: place, color, pen)
    }
  }

  private func draw(_ item: TabBarItem, isSelected: Bool, in place: CGRect, _ color: Color, _ pen: Pen) {
    let title = item.shownText
    let attributes = item.titleTextAttributes(for: isSelected ? .selected : .normal)
    let color = item.isEnabled ? attributes?.foregroundColor ?? color : color
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
