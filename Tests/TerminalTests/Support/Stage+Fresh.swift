@testable import Layout
@testable import Terminal

extension Stage {
  /// The first difference between the frame, of which only some rows have been drawn, and one that is drawn whole.
  var differenceToWhole: String? {
    let grid = session.grid()
    let (base, presented) = session.tracer.widgets(of: session.root())
    let whole = CellPainter(sharing: session.painter).grid(
      of: base, under: presented, width: session.width, height: session.height, top: session.top, depth: grid.depth)
    let (rows, others) = (rows(of: grid), rows(of: whole))
    if let row = rows.indices.first(where: { rows[$0] != others[$0] }) {
      return "row \(row): \(others[row]) became \(rows[row])"
    }
    if grid.caret?.x != whole.caret?.x || grid.caret?.y != whole.caret?.y { return "the caret" }
    if "\(grid.letters)" != "\(whole.letters)" { return "the letters" }
    return places(in: grid) == places(in: whole) ? nil : "the places: \(places(in: whole)) became \(places(in: grid))"
  }

  private func rows(of grid: Grid) -> [Substring] {
    grid.text(inColor: true).split(separator: "\n", omittingEmptySubsequences: false)
  }

  private func places(in grid: Grid) -> [String] {
    grid.spots.map {
      "\($0.origin.node) \($0.origin.isFocused) \($0.element.map { "\($0)" } ?? "") \($0.frame) \($0.clip)"
    }
  }
}
