import Widgets

extension SegmentedControl: Typeset {
  static var showsFocus: Bool { true }

  func cells(width: Double?) -> Need { Need(Double(titles.reduce(-1) { $0 + $1.cells + 3 }), 1, vertical: .rigid) }

  func typeset(with pen: GridPen) {
    let titles = titles
    let needed = titles.reduce(-1) { $0 + $1.cells + 3 }
    let spare = max(0, pen.width - needed)
    let focused = isMomentary || !segments.indices.contains(selectedSegmentIndex) ? 0 : selectedSegmentIndex
    var x = 0
    for (index, title) in titles.enumerated() {
      if index > 0 {
        pen.put(dividerImage?.sign ?? "│", x: x, y: 0, .dim)
        x += 1
      }
      let share = spare * (index + 1) / titles.count - spare * index / titles.count
      let width = title.cells + 2 + share
      let isSelected = index == selectedSegmentIndex && !isMomentary
      var style = isSelected ? CellStyle.bold : .usual
      style.isDim = !isEnabled || !segments[index].isEnabled
      style.isReversed = pen.isFocused && index == focused
      let start = x + (width - title.cells) / 2
      pen.mark(.choice(index), columns: x..<(x + width))
      pen.put(title, x: start, y: 0, style)
      if isSelected {
        pen.put("[", x: start - 1, y: 0, style)
        pen.put("]", x: start + title.cells, y: 0, style)
      }
      x += width
    }
  }

  private var titles: [String] { segments.map { $0.title ?? $0.image?.sign ?? "" } }
}
