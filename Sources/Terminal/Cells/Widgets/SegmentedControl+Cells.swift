import Layout
import Widgets

extension SegmentedControl: Typeset {
  static var showsFocus: Bool { true }

  func cells(width: Double?) -> Need { Need(Double(lengths.reduce(-1) { $0 + $1 + 1 }), 1, vertical: .rigid) }

  func typeset(with pen: GridPen) {
    let titles = titles
    let lengths = lengths
    let needed = lengths.reduce(-1) { $0 + $1 + 1 }
    let spare = max(0, pen.width - needed)
    let focused = isMomentary || !segments.indices.contains(selectedSegmentIndex) ? 0 : selectedSegmentIndex
    var x = 0
    for (index, title) in titles.enumerated() {
      if index > 0 {
        pen.put(dividerImage?.sign ?? "│", x: x, y: 0, .dim)
        x += 1
      }
      let share = spare * (index + 1) / titles.count - spare * index / titles.count
      let width = lengths[index] + share
      let isSelected = index == selectedSegmentIndex && !isMomentary
      var style = style(isSelected: isSelected, pen)
      style.isDim = !isEnabled || !segments[index].isEnabled
      style.isReversed = pen.isFocused && index == focused
      let start = x + (width - title.cells) / 2
      pen.mark(.operation(.choose(index)), columns: x..<(x + width))
      pen.put(title, x: start, y: 0, style)
      if isSelected {
        pen.put("[", x: start - 1, y: 0, style)
        pen.put("]", x: start + title.cells, y: 0, style)
      }
      x += width
    }
  }

  private func style(isSelected: Bool, _ pen: GridPen) -> CellStyle {
    let attributes = titleTextAttributes(for: isSelected ? .selected : .normal)
    var style = attributes?.foregroundColor.map { CellStyle(pen.traits.tinted($0)) } ?? .usual
    guard isSelected else { return style }
    style.isBold = true
    style.background = selectedSegmentTintColor.flatMap { TerminalColor(background: pen.traits.tinted($0)) }
    return style
  }

  /// The columns of the segments: those of the titles with a blank beside each, or of the segments' own widths.
  private var lengths: [Int] {
    zip(titles, segments).map { title, segment in
      segment.width > 0 ? max(title.cells, Int(bounded: (segment.width.boundedLength / 8).rounded())) : title.cells + 2
    }
  }

  private var titles: [String] { segments.map { $0.title ?? $0.image?.sign ?? "" } }
}
