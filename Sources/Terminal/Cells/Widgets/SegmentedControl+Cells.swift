import Layout
import Widgets

extension SegmentedControl: Typeset {
  static var showsFocus: Bool { true }

  func cells(width: Double?) -> Need { Need(Double(lengths.reduce(-1) { $0 + $1 + 1 }), 1, vertical: .rigid) }

  func typeset(with pen: GridPen) {
    let titles = titles
    let lengths = lengths.shrunk(to: pen.room - titles.count + 1)
    let needed = lengths.reduce(-1) { $0 + $1 + 1 }
    let spare = max(0, pen.width - needed)
    let focused = isMomentary || !segments.indices.contains(selectedSegmentIndex) ? 0 : selectedSegmentIndex
    let place = lengths.prefix(focused).reduce(0) { $0 + $1 + 1 }
    let row = pen.scrolled(needed, showing: lengths.isEmpty ? nil : place..<place + lengths[focused])
    defer { pen.markCuts(needed, by: row, y: 0) }
    var x = 0
    for (index, title) in titles.enumerated() {
      if index > 0 {
        row.put(dividerImage?.sign ?? "│", x: x, y: 0, .dim)
        x += 1
      }
      let share = spare * (index + 1) / titles.count - spare * index / titles.count
      let width = lengths[index] + share
      let isSelected = index == selectedSegmentIndex && !isMomentary
      var style = style(isSelected: isSelected, pen)
      style.isDim = !isEnabled || !segments[index].isEnabled
      style.isReversed = pen.isFocused && index == focused
      let cells = min(title.cells, max(0, width - 2))
      let start = x + (width - cells) / 2
      row.mark(.operation(.choose(index)), columns: x..<(x + width))
      row.text(title, x: start, width: cells, style)
      if isSelected {
        row.put("[", x: start - 1, y: 0, style)
        row.put("]", x: start + cells, y: 0, style)
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

extension [Int] {
  /// Returns the lengths with the longest ones made shorter until they fit, but none shorter than three.
  fileprivate func shrunk(to room: Int) -> [Int] {
    var lengths = self
    var excess = reduce(0, +) - Swift.max(0, room)
    while excess > 0, let longest = lengths.indices.max(by: { lengths[$0] < lengths[$1] }), lengths[longest] > 3 {
      lengths[longest] -= 1
      excess -= 1
    }
    return lengths
  }
}
