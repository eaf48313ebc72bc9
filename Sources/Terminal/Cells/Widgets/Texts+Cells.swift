import Foundation
import Layout
import Widgets

extension Label: Typeset {
  func cells(width: Double?) -> Need {
    let limit = preferredMaxLayoutWidth > 0 ? (preferredMaxLayoutWidth.boundedLength / 8).rounded() : .infinity
    let lines = lines(width: min(width ?? .infinity, limit))
    return Need(Flow.cells.width(of: lines), Double(lines.count)).stayingInMoreSpace
  }

  func typeset(with pen: GridPen) {
    let lines = lines(width: pen.frame.width)
    let color = isHighlighted ? highlightedTextColor ?? textColor : textColor
    pen.lines(
      lines, y: max(0, (pen.height - lines.count) / 2), isEnabled ? color : .tertiaryLabel,
      pen.traits.side(of: textAlignment))
  }

  /// Returns the lines at a width.
  ///
  /// In a few columns, a long word would be a column of letters, which nobody can read.
  private func lines(width: Double) -> [[Run]] {
    var flow = Flow.cells
    (flow.width, flow.limit, flow.mode) = (width, numberOfLines, lineBreakMode)
    flow.pushesOut = pushesOut
    let runs = runs
    let breaksWords = flow.limit != 1 && flow.mode != .byCharWrapping && flow.mode != .byClipping
    if width < Self.fewColumns, breaksWords, runs.hasWord(widerThan: width) {
      (flow.limit, flow.mode) = (1, .byTruncatingTail)
    }
    return flow.lines(of: runs)
  }

  /// The number of columns from which a long word is broken.
  private static let fewColumns = 8.0
}

extension [Run] {
  /// Returns whether a word needs more than some columns. Wide characters are words of their own.
  fileprivate func hasWord(widerThan width: Double) -> Bool {
    var cells = 0
    for character in lazy.flatMap(\.text) {
      cells = Glyph.kind(of: character) == .usual ? cells + character.cells : 0
      if Double(cells) > width { return true }
    }
    return false
  }
}

extension Flow {
  /// The line breaking by cells.
  internal static let cells = Flow(advance: .cells)
}

extension TextView: Typeset {
  static var showsFocus: Bool { true }

  func cells(width: Double?) -> Need {
    let inset = insetInCells
    let lines = lines(width: width.map { max(1, $0 - inset.left - inset.right) } ?? .infinity)
    return Need(
      lines.width + inset.left + inset.right, Double(max(1, lines.count)) + inset.top + inset.bottom, horizontal: .open,
      vertical: .open)
  }

  func typeset(with pen: GridPen) {
    let pen = pen.inset(by: insetInCells)
    var place = behaviors.origin.flatMap { pen.grid.clusters.scrolled.texts[$0.node] } ?? ScrolledContents.Text()
    let lines = lines(in: pen, &place)
    place.scroll(lines, to: contentOffset.y, pen.selection, height: pen.height)
    if let origin = behaviors.origin { pen.grid.clusters.scrolled.texts[origin.node] = place }
    var inner = pen
    let bar = place.hasBar ? ScrollBar(place, indicatorStyle) : nil
    if let bar {
      pen.draw(bar)
      inner = pen.besideBar
    }
    // Without an indicator, the lines scroll as well.
    if bar != nil || behaviors.origin != nil && lines.count > pen.height { pen.mark(bar, ofLines: lines) }
    if let selection = pen.selection { return inner.edit(lines, selection, top: place.top, textColor) }
    let shown = pen.rows.clamped(to: 0..<max(0, lines.count - place.top))
    inner.lines(
      shown.map { lines[place.top + $0] }, y: shown.lowerBound, textColor, pen.traits.side(of: textAlignment))
  }

  private static let usualInset = TextView().shownInset

  /// The space around the lines. That of a fresh text view is less than a cell.
  private var insetInCells: EdgeInsets {
    let ruler = CellRuler()
    let usual = Self.usualInset
    func length(_ side: KeyPath<EdgeInsets, Double>, along axis: Axis) -> Double {
      max(0, ruler.length(shownInset[keyPath: side] - usual[keyPath: side], along: axis))
    }
    return EdgeInsets(
      top: length(\.top, along: .vertical), left: length(\.left, along: .horizontal),
      bottom: length(\.bottom, along: .vertical), right: length(\.right, along: .horizontal))
  }

  /// Breaks the text beside its scroll bar, if it needs one.
  ///
  /// A long text that had a bar before is broken once.
  private func lines(in pen: GridPen, _ place: inout ScrolledContents.Text) -> CellLines {
    let mayHaveBar = behaviors.origin != nil && showsVerticalScrollIndicator && isScrollEnabled && pen.width > 3
    place.hasBar = place.hasBar && mayHaveBar
    let lines = lines(width: pen.frame.width - (place.hasBar ? 1 : 0))
    guard mayHaveBar, place.hasBar != (lines.count > pen.height) else { return lines }
    place.hasBar.toggle()
    return self.lines(width: pen.frame.width - (place.hasBar ? 1 : 0))
  }

  private func lines(width: Double) -> CellLines {
    var flow = Flow.cells
    (flow.width, flow.limit, flow.mode) = (width, textContainer.maximumNumberOfLines, textContainer.lineBreakMode)
    return CellLines(shownRuns, flow)
  }
}
