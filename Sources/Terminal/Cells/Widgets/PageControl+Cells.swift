import Layout
import Widgets

extension PageControl: Typeset {
  static var showsFocus: Bool { true }

  func cells(width: Double?) -> Need {
    if isUpright { return .rigid(1, Double(max(1, shownPages))) }
    return Need(Double(max(0, shownPages * 2 - 1)), 1, vertical: .rigid)
  }

  func typeset(with pen: GridPen) {
    let start = isUpright ? 0 : max(0, (pen.width - shownPages * 2 + 1) / 2)
    for page in 0..<shownPages {
      let position = position(of: page, in: pen.traits)
      let (x, y) = isUpright ? (0, position) : (start + position * 2, 0)
      pen.mark(.operation(.choose(page)), columns: x..<(x + 1), y: y)
      let isCurrent = page == pageOnDisplay
      let color = isCurrent ? currentPageIndicatorTintColor : pageIndicatorTintColor
      var style = color.map { CellStyle(pen.traits.tinted($0)) } ?? CellStyle.usual
      style.isReversed = isCurrent && pen.isFocused
      let image = isCurrent ? currentPageIndicatorImage(forPage: page) : indicatorImage(forPage: page)
      // A sign is the same for all pages, unless the current one has its own.
      style.isDim = !isEnabled || image != nil && !isCurrent
      pen.put(image?.sign ?? (isCurrent ? "●" : "○"), x: x, y: y, style)
    }
  }
}
