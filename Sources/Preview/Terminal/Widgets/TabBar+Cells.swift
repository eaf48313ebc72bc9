import Widgets

extension TabBar: Typeset {
  static var showsFocus: Bool { true }

  func cells(width: Double?) -> Need { Need(width ?? 40, 2, horizontal: .open, vertical: .rigid) }

  func typeset(with pen: GridPen) {
    pen.rule(y: 0)
    let focused = selectedIndex.flatMap { items.indices.contains($0) ? $0 : nil } ?? 0
    let share = pen.width / max(1, items.count)
    for (index, item) in items.enumerated() {
      pen.mark(.choice(index), columns: index * share..<(index + 1) * share, height: 2)
      let sign = item.systemItem.map { Image(systemName: $0.symbol).sign } ?? item.image?.sign
      let name = item.title ?? item.systemItem?.name
      let badge = item.badgeValue.map { "(\($0))" }
      let text = [sign, name, badge].compactMap(\.self).joined(separator: " ")
      let isSelected = index == selectedIndex
      let shown = isSelected ? "[\(text)]" : text
      let x = index * share + max(0, (share - shown.cells) / 2)
      var style = isSelected ? CellStyle(isBold: true, foreground: TerminalColor(pen.look.tint)) : CellStyle.dim
      style.isReversed = index == focused && pen.isFocused
      pen.text(shown, x: x, y: 1, width: share, style)
    }
  }
}
