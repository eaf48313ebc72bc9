import Widgets

extension NavigationBar: Typeset {
  func cells(width: Double?) -> Need {
    Need(width ?? 40, showsLargeTitle ? 3 : 2, horizontal: .open, vertical: .rigid)
  }

  func typeset(with pen: GridPen) {
    pen.rule(y: pen.height - 1)
    guard let item = topItem else { return }
    let style = CellStyle(pen.look.tint)
    let back = backTitle(of: item)
    let leading = ([back] + item.leftBarButtonItems.map(\.sign)).compactMap(\.self).joined(separator: "  ")
    let trailing = item.rightBarButtonItems.reversed().compactMap(\.sign).joined(separator: "  ")
    if back != nil { pen.put("‹", x: 0, y: 0, style) }
    let start = back == nil ? 0 : 2
    pen.text(leading, x: start, style)
    pen.put(trailing, x: pen.width - trailing.cells, y: 0, style)
    guard let title = item.title ?? item.titleView?.caption else { return }
    if showsLargeTitle { return pen.text(title, y: 1, .bold) }
    let (first, last) = (start + leading.cells + 1, pen.width - trailing.cells - 1)
    let width = min(title.cells, max(0, last - first))
    pen.text(title, x: max(first, min((pen.width - width) / 2, last - width)), width: width, .bold)
  }
}

extension BarButtonItem {
  /// The item in few cells, or `nil` if it is not visible.
  internal var sign: String? {
    guard !isHidden else { return nil }
    if let customView { return customView.caption ?? "◇" }
    return shownImage?.sign ?? shownTitle
  }
}
