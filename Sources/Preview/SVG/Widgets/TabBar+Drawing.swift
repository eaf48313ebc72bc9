import Foundation
import Widgets

extension TabBar: Drawn {
  func need(width: Double?) -> Need { Need(width ?? 320, 49, horizontal: .open, vertical: .rigid) }

  func draw(with pen: Pen) {
    pen.barGround(self, lineAtTop: true)
    let share = pen.size.width / Double(max(1, items.count))
    for (index, item) in items.enumerated() {
      let place = CGRect(x: share * Double(index), y: 0, width: share, height: 49)
      let isSelected = index == selectedIndex
      let color: Color =
        !item.isEnabled ? .tertiaryLabel : isSelected ? .tintColor : unselectedItemTintColor ?? .systemGray
      draw(item, isSelected: isSelected, in: place, color, pen)
    }
  }

  private func draw(_ item: TabBarItem, isSelected: Bool, in place: CGRect, _ color: Color, _ pen: Pen) {
    let title = item.title ?? item.systemItem?.name
    let icon = CGRect(x: place.midX - 12, y: title == nil ? 12 : 6, width: 24, height: 24)
    if let symbol = item.systemItem?.symbol {
      pen.symbol(Symbol(systemName: symbol), in: icon, color)
    } else if let image = isSelected ? item.selectedImage ?? item.image : item.image {
      pen.symbol(Symbol(image), in: icon, color)
    }
    if let title {
      let line = CGRect(x: place.minX + 2, y: 32, width: place.width - 4, height: 14)
      pen.text(title, font: .systemFont(ofSize: 10, weight: .medium), in: line, color, .center)
    }
    guard let badge = item.badgeValue else { return }
    let font = Font.systemFont(ofSize: 13)
    let width = max(18, TextMetrics.width(of: badge, in: font) + 10)
    let pill = CGRect(x: place.midX + 4, y: 2, width: width, height: 18)
    pen.rectangle(pill, radius: 9, Paint(fill: item.badgeColor ?? .systemRed))
    pen.text(badge, font: font, in: pill, .white, .center)
  }
}
