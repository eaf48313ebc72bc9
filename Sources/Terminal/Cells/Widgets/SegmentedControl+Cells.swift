import Layout
import Live
import Widgets

extension SegmentedControl: Typeset {
  static var showsFocus: Bool { true }

  func cells(width: Double?) -> Need { Need(Double(lengths.reduce(-1) { $0 + $1 + 1 }), 1, vertical: .rigid) }

  func typeset(with pen: GridPen) {
    let titles = titles
    let lengths = shrunkLengths(to: pen.space - titles.count + 1)
    let needed = lengths.reduce(-1) { $0 + $1 + 1 }
    let spare = max(0, pen.width - needed)
    let focused = focusedSegment(of: pen)
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
      let cells = min(title.cells, isSelected ? max(0, width - 2) : width)
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

  /// Returns the segment that receives keys: the selected one, or the button that has the focus.
  private func focusedSegment(of pen: GridPen) -> Int {
    let parts = focusParts
    if !parts.isEmpty, case .segment(let index) = parts[min(pen.origin?.focusedComponent ?? 0, parts.count - 1)] {
      return index
    }
    return isMomentary || !segments.indices.contains(selectedSegmentIndex) ? 0 : selectedSegmentIndex
  }

  private func style(isSelected: Bool, _ pen: GridPen) -> CellStyle {
    let attributes = titleTextAttributes(for: isSelected ? .selected : .normal)
    var style = attributes?.foregroundColor.map { CellStyle(pen.traits.tinted($0)) } ?? .usual
    guard isSelected else { return style }
    style.isBold = true
    style.background = selectedSegmentTintColor.flatMap { TerminalColor(background: pen.traits.tinted($0)) }
    return style
  }

  /// The columns of the segments: their titles with a blank on each side, or their own widths.
  private var lengths: [Int] {
    zip(titles, segments).map { title, segment in
      segment.width > 0 ? max(title.cells, Int(bounded: (segment.width.boundedLength / 8).rounded())) : title.cells + 2
    }
  }

  private var titles: [String] { segments.map { $0.title?.onOneLine ?? $0.image?.sign ?? "" } }
}

extension SegmentedControl {
  /// The lengths of the segments, shortened until they fit. The blanks and the ends of other titles go first, so that
  /// the selected title stays readable as long as possible.
  private func shrunkLengths(to space: Int) -> [Int] {
    var lengths = lengths
    let selected = isMomentary ? nil : lengths.indices.first { $0 == selectedSegmentIndex }
    let others = lengths.indices.filter { $0 != selected }
    let cells = titles.map { max(1, $0.cells) }
    lengths.shrink(others.filter { lengths[$0] == cells[$0] + 2 }, to: space) { cells[$0] }
    lengths.shrink(others, to: space) { min(3, cells[$0]) }
    lengths.shrink(selected.map { [$0] } ?? [], to: space) { min(6, cells[$0] + 2) }
    lengths.shrink(others, to: space) { min(2, cells[$0]) }
    lengths.shrink(selected.map { [$0] } ?? [], to: space) { _ in 3 }
    return lengths
  }
}

extension [Int] {
  /// Shortens the longest lengths until all fit, but none below its limit.
  ///
  /// - Complexity: O(*n* log *m*) for *n* lengths of at most *m*.
  fileprivate mutating func shrink(_ places: [Int], to space: Int, least: (Int) -> Int) {
    let excess = reduce(0, +) - Swift.max(0, space)
    let places = places.map { (index: $0, least: least($0)) }.filter { self[$0.index] > $0.least }
    guard excess > 0, !places.isEmpty else { return }
    func saved(by limit: Int) -> Int {
      places.reduce(0) { $0 + Swift.max(0, self[$1.index] - Swift.max(limit, $1.least)) }
    }
    // The least length for all that does not save more than is needed.
    let greatest = places.reduce(0) { Swift.max($0, self[$1.index]) }
    let limit = (0..<greatest).partitioningIndex { saved(by: $0) <= excess }
    var rest = excess - saved(by: limit)
    for (index, least) in places {
      self[index] = Swift.min(self[index], Swift.max(limit, least))
      guard rest > 0, self[index] == limit, limit > least else { continue }
      self[index] -= 1
      rest -= 1
    }
  }
}
