import Widgets

extension PageControl: Typeset {
  func cells(width: Double?) -> Need { Need(Double(max(0, shownPages * 2 - 1)), 1, vertical: .rigid) }

  func typeset(with pen: GridPen) {
    let start = max(0, (pen.width - shownPages * 2 + 1) / 2)
    for page in 0..<shownPages {
      let isCurrent = page == currentPage
      let color = isCurrent ? currentPageIndicatorTintColor : pageIndicatorTintColor
      pen.put(isCurrent ? "●" : "○", x: start + page * 2, y: 0, color.map { CellStyle(pen.look.tinted($0)) } ?? .usual)
    }
  }
}
