import Layout
import Widgets

extension TabBar: Typeset {
  static var showsFocus: Bool { true }

  func cells(width: Double?) -> Need { Need(width ?? 40, 2, horizontal: .open, vertical: .rigid) }

  func typeset(with pen: GridPen) {
    pen.ground(self)
    pen.line(of: self, y: 0)
    let focused = selectedIndex.flatMap { items.indices.contains($0) ? $0 : nil } ?? 0
    let tabs = items.enumerated().map { ShownTab($1, isSelected: $0 == selectedIndex) }
    let columns = columns(of: tabs, in: pen.width)
    let length = max(pen.width, columns.last?.upperBound ?? 0)
    let row = pen.scrolled(length, showing: columns.indices.contains(focused) ? columns[focused] : nil)
    defer { pen.markCuts(length, by: row, y: 1) }
    typeset(tabs, columns, focused, with: row)
  }

  /// A tab with its text.
  private struct ShownTab {
    let badge: String?
    let text: String
    let cells: Int

    init(_ item: TabBarItem, isSelected: Bool) {
      badge = item.badgeValue.map { "(\($0))" }
      let words = [item.shownImage(isSelected: isSelected)?.sign, item.shownText, badge].compactMap(\.self)
        .joined(separator: " ").onOneLine
      text = isSelected ? "[\(words)]" : words
      cells = text.cells
    }
  }

  private func typeset(_ tabs: [ShownTab], _ columns: [Range<Int>], _ focused: Int, with pen: GridPen) {
    for (index, (tab, column)) in zip(tabs, columns).enumerated() {
      pen.mark(.operation(.choose(index)), columns: column, height: 2)
      let (item, isSelected) = (items[index], index == selectedIndex)
      let x = column.lowerBound + max(0, (column.count - tab.cells) / 2)
      var style = style(of: item, isSelected: isSelected, pen)
      style.isReversed = index == focused && pen.isFocused
      if isSelected, selectionIndicatorImage != nil {
        style.background = TerminalColor(background: pen.traits.tinted(.systemGray4))
      }
      pen.text(tab.text, x: x, y: 1, width: column.count, style)
      guard let badge = tab.badge, tab.cells <= column.count, item.isEnabled,
        let color = item.badgeTextAttributes?.foregroundColor ?? item.badgeColor
      else { continue }
      style.foreground = TerminalColor(pen.traits.tinted(color))
      pen.put(badge, x: x + tab.cells - badge.cells - (isSelected ? 1 : 0), y: 1, style)
    }
  }

  /// Returns the columns of the tabs: equal widths if all titles fit, or else the widths of the titles, which may
  /// exceed the width.
  private func columns(of tabs: [ShownTab], in width: Int) -> [Range<Int>] {
    let share = width / max(1, items.count)
    if tabs.contains(where: { $0.cells > share }) {
      let needed = tabs.map { min($0.cells + 2, max(1, width)) }
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

extension Toolbar: Typeset {
  func cells(width: Double?) -> Need { Need(width ?? 40, 2, horizontal: .open, vertical: .rigid) }

  func typeset(with pen: GridPen) {
    pen.ground(self)
    pen.line(of: self, y: 0)
    let items = items.filter { !$0.isHidden }
    let flexible = items.count(where: \.isFlexible)
    let used = items.reduce(0) { $0 + ($1.isFlexible ? 0 : $1.cells + 2) }
    var spare = max(0, pen.width - used + 2)
    var left = flexible
    var x = 0
    var placed: [(item: BarButtonItem, columns: Range<Int>)] = []
    for item in items {
      if item.isFlexible {
        x += spare / left
        spare -= spare / left
        left -= 1
      } else {
        placed.append((item, x..<x + item.cells))
        x += item.cells + 2
      }
    }
    let row = pen.scrolled(used - 2, showing: placed.first { $0.item.holdsFocus }?.columns)
    for place in placed { row.put(place.item, x: place.columns.lowerBound, y: 1) }
    pen.markCuts(used - 2, by: row, y: 1)
  }
}

extension BarButtonItem {
  /// Whether the item is a flexible space without a custom view.
  fileprivate var isFlexible: Bool { systemItem == .flexibleSpace && customView == nil }
}
