import Layout

extension Grid {
  /// Returns the bytes that change a terminal from this grid to another one.
  ///
  /// Equal grids need no bytes. Only cells that differ are written; both halves of a wide character belong together.
  /// The terminal has the default style before and after the change.
  ///
  /// - Precondition: Both grids have the same size, number of colors and ``clusters``.
  /// - Complexity: O(*n*) for *n* cells.
  package func changes(to new: Grid) -> [UInt8] { changes(to: new, from: caret, isCaretVisible: caret != nil) }

  private func changes(to new: Grid, from cursor: (x: Int, y: Int)?, isCaretVisible: Bool) -> [UInt8] {
    var writer = CellWriter(clusters: clusters, depth: depth, lastRow: height - 1, cursor: cursor)
    var rows = 0
    for y in 0..<height where new.differs(from: self, inRow: y) {
      writer.write(row: y, from: cells(inRow: y), to: new.cells(inRow: y), width: width)
      rows += 1
    }
    return writer.finished(isCaretVisible, to: new.caret, isSynchronized: rows > 1)
  }

  /// Returns the bytes that make a terminal show the grid, whatever it has shown so far.
  package func whole() -> [UInt8] {
    let blank = Grid(width: width, height: height, depth: depth, clusters: clusters)
    // To erase the whole screen at once would delete pictures, too.
    return Array("\u{1B}[0m\u{1B}[?25l\u{1B}[H\u{1B}[J".utf8)
      + blank.changes(to: self, from: (0, 0), isCaretVisible: false)
  }
}
