import Layout
import Widgets

extension TabBar: Typeset {
  static var showsFocus: Bool { true }

  func cells(width: Double?) -> Need { Need(width ?? 40, 2, horizontal: .open, vertical: .rigid) }

  func typeset(with pen: GridPen) {
    pen.ground(self)
    pen.line(of: self, y: 0)
    let focused = selectedIndex.flatMap { items.indices.contains($0) ? $0 : nil } ?? 0
    let columns = columns(in: pen.width)
    let length = max(pen.width, columns.last?.upperBound ?? 0)
    let row = pen.scrolled(length, showing: columns.indices.contains(focused) ? columns[focused] : nil)
    defer { pen.markCuts(length, by: row, y: 1) }
    typeset(columns, focused, with: row)
  }

  private func typeset(_ columns: [Range<Int>], _ focused: Int, with pen: GridPen) {
    for (index, (item, column)) in zip(items, columns).enumerated() {
      pen.mark(.operation(.choose(index)), columns: column, height: 2)
      let isSelected = index == selectedIndex
      let badge = item.badgeValue.map { "(\($0))" }
      let shown = shown(item, isSelected: isSelected)
      let x = column.lowerBound + max(0, (column.count - shown.cells) / 2)
      var style = style(of: item, isSelected: isSelected, pen)
      style.isReversed = index == focused && pen.isFocused
      if isSelected, selectionIndicatorImage != nil {
        style.background = TerminalColor(background: pen.traits.tinted(.systemGray4))
      }
      pen.text(shown, x: x, y: 1, width: column.count, style)
      guard let badge, shown.cells <= column.count, item.isEnabled,
        let color = item.badgeTextAttributes?.foregroundColor ?? item.badgeColor
      else { continue }
      style.foreground = TerminalColor(pen.traits.tinted(color))
      pen.put(badge, x: x + shown.cells - badge.cells - (isSelected ? 1 : 0), y: 1, style)
    }
  }

  private func shown(_ item: TabBarItem, isSelected: Bool) -> String {
    let badge = item.badgeValue.map { "(\($0))" }
    let text = [item.shownImage(isSelected: isSelected)?.sign, item.shownText, badge].compactMap(\.self)
      .joined(separator: " ")
    return isSelected ? "[\(text)]" : text
  }

  /// Returns the columns of the tabs: equal ones if all titles fit there, or else those of the titles, which may need
  /// more than the width.
  private func columns(in width: Int) -> [Range<Int>] {
    let share = width / max(1, items.count)
    let lengths = items.indices.map { shown(items[$0], isSelected: $0 == selectedIndex).cells }
    if lengths.contains(where: { $0 > share }) {
      let needed = lengths.map { min($0 + 2, max(1, width)) }
      var start = max(0, width - needed.reduce(0, +)) / 2
      return needed.map { length in
        defer { start += length }
        return start..<start + length
      }
    }
    guard itemPositioning == .centered else { return items.indices.map { $0 * share..<($0 + 1) * share } }
    return places(in: Double(width) * 8).map { place in
      let start = Int(bounded: (place.x / 8).rounded())
      return start..<max(start, Int(bounded: ((place.x + place.width) / 8).rounded()))
    }
  }

  private func style(of item: TabBarItem, isSelected: Bool, _ pen: GridPen) -> CellStyle {
    guard item.isEnabled else { return .dim }
    let attributes = item.titleTextAttributes(for: isSelected ? .selected : .normal)
    let color = attributes?.foregroundColor ?? (isSelected ? .tintColor : unselectedItemTintColor)
    var style = color.map { CellStyle(pen.traits.tinted($0)) } ?? .usual
    style.isBold = isSelected
    return style
  }
}
