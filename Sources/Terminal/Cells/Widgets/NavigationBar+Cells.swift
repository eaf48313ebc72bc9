import Layout
import Widgets

extension NavigationBar: Typeset {
  func cells(width: Double?) -> Need {
    let height = (showsLargeTitle ? 3.0 : 2) + (topItem?.prompt == nil ? 0 : 1)
    return Need(width ?? 40, height, horizontal: .open, vertical: .rigid)
  }

  func typeset(with pen: GridPen) {
    pen.ground(self)
    pen.line(of: self, y: pen.height - 1)
    guard let item = topItem else { return }
    var y = 0
    if let prompt = item.prompt?.onOneLine {
      pen.text(prompt, x: max(0, (pen.width - prompt.cells) / 2), y: y, .dim)
      y += 1
    }
    let leading = item.leftBarButtonItems.filter { $0.sign != nil }
    let trailing = item.rightBarButtonItems.reversed().filter { $0.sign != nil }
    let needed = (leading + trailing).reduce(-2) { $0 + $1.cells + 2 }
    // In a narrow bar, the title of the back button is shortened first. Then the row scrolls to the focused item.
    let back = backTitle(of: item).map { $0.cut(to: pen.space - needed - 4) }
    var start = back.map { $0.isEmpty ? 3 : $0.cells + 4 } ?? 0
    let length = start + needed
    let end = max(
      pen.width - max(0, trailing.reduce(-2) { $0 + $1.cells + 2 }), leading.reduce(start) { $0 + $1.cells + 2 })
    let focused =
      pen.origin?.focusesBack == true
      ? 0..<2 : columns(ofFocusIn: leading, from: start) ?? columns(ofFocusIn: trailing, from: end)
    let row = pen.scrolled(length, showing: focused)
    if let back { put(back, y: y, row) }
    start = row.put(leading, x: start, y: y)
    row.put(trailing, x: end, y: y)
    pen.markCuts(length, by: row, y: y)
    put(titleOf: item, from: max(1, start - 1), to: end - 1, y: y, pen)
  }

  private func columns(ofFocusIn items: [BarButtonItem], from start: Int) -> Range<Int>? {
    var x = start
    for item in items {
      if item.holdsFocus { return x..<x + item.cells }
      x += item.cells + 2
    }
    return nil
  }

  /// Writes the back button, reversed while it is focused.
  private func put(_ back: String, y: Int, _ pen: GridPen) {
    var style = CellStyle(pen.traits.tinted(backItem?.backBarButtonItem?.tintColor ?? .tintColor))
    pen.mark(.back, columns: 0..<(2 + back.cells), y: y)
    if pen.origin?.focusesBack == true {
      style.isReversed = true
      pen.put(" ", columns: 0..<2, y: y, style)
    }
    pen.put(backIndicatorImage?.sign ?? "‹", x: 0, y: y, style)
    pen.text(back, x: 2, y: y, style)
  }

  /// Writes the title: large below the row, or else in its middle if that is free, or else in the free space.
  private func put(titleOf item: NavigationItem, from first: Int, to last: Int, y: Int, _ pen: GridPen) {
    let sign = item.titleView?.sign
    guard let title = sign ?? item.title?.onOneLine else { return }
    // A title replaces a view without words.
    let titleView = sign == nil ? nil : item.titleView?.behaviors.origin
    let attributes = showsLargeTitle ? largeTitleTextAttributes : titleTextAttributes
    var style = CellStyle(pen.traits.tinted(attributes?.foregroundColor ?? .label), font: attributes?.font)
    style.isBold = true
    if showsLargeTitle { return pen.text(title, y: y + 1, style) }
    let width = min(title.cells, max(0, last - first))
    guard width > 0 else { return }
    let x = item.hasLeadingTitle ? first : max(first, min((pen.width - width) / 2, last - width))
    pen.mark(of: titleView, columns: x..<(x + width), y: y)
    pen.text(title, x: x, y: y, width: width, style)
  }
}
