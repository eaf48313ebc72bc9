import Widgets

extension PageControl: Typeset {
  static var showsFocus: Bool { true }

  func cells(width: Double?) -> Need { Need(Double(max(0, shownPages * 2 - 1)), 1, vertical: .rigid) }

  func typeset(with pen: GridPen) {
    let start = max(0, (pen.width - shownPages * 2 + 1) / 2)
    for page in 0..<shownPages {
      pen.mark(.choice(page), columns: (start + page * 2)..<(start + page * 2 + 1))
      let isCurrent = page == pageOnDisplay
      let color = isCurrent ? currentPageIndicatorTintColor : pageIndicatorTintColor
      var style = color.map { CellStyle(pen.look.tinted($0)) } ?? CellStyle.usual
      style.isReversed = isCurrent && pen.isFocused
      pen.put(isCurrent ? "●" : "○", x: start + page * 2, y: 0, style)
    }
  }
}
