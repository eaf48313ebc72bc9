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
    if let back { pen.mark(.back, columns: 0..<(2 + back.cells)) }
    pen.mark(item.leftBarButtonItems, x: start + (back.map { $0.cells + 2 } ?? 0))
    pen.mark(item.rightBarButtonItems.reversed(), x: pen.width - trailing.cells)
    pen.text(leading, x: start, style)
    if let back, pen.origin?.focusesBack == true {
      var focused = style
      focused.isReversed = true
      pen.text("‹ \(back)", focused)
    }
    pen.put(trailing, x: pen.width - trailing.cells, y: 0, style)
    let sign = item.titleView?.sign
    guard let title = sign ?? item.title else { return }
    // A title stands for a view without words.
    let titleView = sign == nil ? nil : item.titleView?.behaviors.origin
    if showsLargeTitle {
      pen.mark(of: titleView, columns: 0..<min(title.cells, pen.width), y: 1)
      return pen.text(title, y: 1, .bold)
    }
    let (first, last) = (start + leading.cells + 1, pen.width - trailing.cells - 1)
    let width = min(title.cells, max(0, last - first))
    let x = max(first, min((pen.width - width) / 2, last - width))
    pen.mark(of: titleView, columns: x..<(x + width))
    pen.text(title, x: x, width: width, .bold)
  }
}

extension GridPen {
  /// Records the cells of items that are two columns apart.
  fileprivate func mark(_ items: [BarButtonItem], x: Int) {
    var x = x
    for item in items {
      guard let sign = item.sign else { continue }
      mark(of: item.behaviors.origin, columns: x..<(x + sign.cells))
      x += sign.cells + 2
    }
  }
}

extension BarButtonItem {
  /// The item in few cells, or `nil` if it is not visible.
  internal var sign: String? {
    guard !isHidden else { return nil }
    if let customView { return customView.sign ?? "◇" }
    return shownImage?.sign ?? shownTitle
  }
}
