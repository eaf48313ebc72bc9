import Widgets

extension PlannedList {
  /// The rows in the page.
  internal var shownRows: [RowPath] { window(from: path(at: knownOffset)) }

  /// Returns the first row of the line whose start is nearest to a distance in points from that of a row, by the
  /// planned heights.
  internal func row(at distance: Double, from row: RowPath) -> RowPath {
    let half = plannedLineLength(at: row) / 2
    return abs(distance) < half ? row : startOfLine(at: path(at: max(0, offset(of: row) + distance + half)))
  }

  /// Shows more rows if the page is near the first or the last one.
  ///
  /// - Returns: The former first row if rows are inserted before it and the page is at its top, where browsers do not
  ///   keep visible rows in view, or the former first item of a section that scrolls orthogonally.
  internal mutating func showMore(at position: PagePosition) -> ScrolledPlace? {
    let direction = plan.axis
    let isVertical = (direction == .vertical) == (position.section == nil)
    let rests = position.rests(along: isVertical ? .vertical : .horizontal)
    let shown = shownRows.filter { position.section == nil || $0.section == position.section }
    guard let first = shown.first, let last = shown.last else { return nil }
    if rests.after < 600, hasRow(after: last, across: position.section != nil) {
      visibleCount += Self.step
    }
    if rests.before < 200 {
      if position.section != nil { return showItems(before: first) }
      if showLines(before: startOfLine(at: first)), rests.before == 0 { return model[first].map { .row($0.model.id) } }
    }
    return nil
  }

  /// The number of rows that come at a time.
  private static var step: Int { 20 }

  private func hasRow(after last: RowPath, across: Bool) -> Bool {
    let isLast = last.row == model.sections[last.section].rows.count - 1
    if across || !isAcross(last.section) && !isLast { return !isLast }
    return model.sections[(last.section + 1)...].contains { !$0.rows.isEmpty }
  }

  /// Returns whether a section scrolls orthogonally.
  private func isAcross(_ section: Int) -> Bool {
    lineCount(at: RowPath(row: 0, section: section)) == .max
  }

  private mutating func showItems(before first: RowPath) -> ScrolledPlace? {
    let count = min(first.row, Self.step)
    guard count > 0, let row = model[first] else { return nil }
    visibleCount += count
    bringToEdge(RowPath(row: first.row - count, section: first.section))
    return .row(row.model.id)
  }

  /// Shows more lines before a row, and returns whether there are any.
  private mutating func showLines(before first: RowPath) -> Bool {
    let section = first.row > 0 ? first.section : model.sections[..<first.section].lastIndex { !$0.rows.isEmpty }
    guard let section else { return false }
    let end = section == first.section ? first.row : model.sections[section].rows.count
    let start = startOfLine(at: RowPath(row: max(0, end - Self.step), section: section))
    visibleCount += isAcross(section) ? 1 : end - start.row
    scrolledLength = offset(of: start)
    return true
  }
}
