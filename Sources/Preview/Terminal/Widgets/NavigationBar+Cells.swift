import Widgets

extension NavigationBar: Typeset {
  func cells(width: Double?) -> Need {
    Need(width ?? 40, showsLargeTitle ? 3 : 2, horizontal: .open, vertical: .rigid)
  }

  func typeset(with pen: GridPen) {
    pen.rule(y: pen.height - 1)
    guard let item = topItem else { return }
    let leading = ([backTitle(of: item).map { "‹ \($0)" }] + item.leftBarButtonItems.map(\.sign)).compactMap(\.self).joined(separator: "  ")
    let trailing = item.rightBarButtonItems.reversed().compactMap(\.sign).joined(separator: "  ")
    let style = CellStyle(pen.look.tint)
    pen.text(leading, style)
    pen.put(trailing, x: pen.width - trailing.cells, y: 0, style)
    guard let title = item.title ?? item.titleView?.caption else { return }
    if showsLargeTitle { return pen.text(title, y: 1, .bold) }
    let (start, end) = (leading.cells + 1, pen.width - trailing.cells - 1)
    let width = min(title.cells, max(0, end - start))
    pen.text(title, x: max(start, min((pen.width - width) / 2, end - width)), width: width, .bold)
  }
}

extension BarButtonItem {
  /// The item in few cells; `nil` for none.
  internal var sign: String? {
    guard !isHidden else { return nil }
    if let customView { return customView.caption ?? "◇" }
    return shownImage?.sign ?? shownTitle
  }
}
