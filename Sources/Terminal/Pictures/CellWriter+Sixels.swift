import Layout

/// A part of a picture that a cell shows.
private struct PicturePart: Equatable {
  let number: UInt8
  let row: Int
  var column: Int
}

extension CellWriter {
  /// Draws adjacent cells of one picture, from a column on, and returns their number. It is 0 if there are none, or if
  /// the terminal draws no sixels.
  ///
  /// The last row has half blocks, because a picture there would scroll the screen of some terminals.
  ///
  /// - Parameters:
  ///   - x: The first column.
  ///   - y: The row.
  ///   - cell: Returns the cell to write in a column, if there is one.
  mutating func drawSixels(x: Int, _ y: Int, cell: (Int) -> Grid.Cell?) -> Int {
    guard let sixels = clusters.sixels, sixels.isUsed, let first = cell(x), let part = part(of: first) else { return 0 }
    var (count, next) = (0, part)
    while let other = cell(x + count), other.style == first.style, self.part(of: other) == next {
      count += 1
      next.column += 1
    }
    if y == lastRow {
      drawHalves(of: part, count: count, x: x, on: first.style.background, sixels)
      return count
    }
    // Blanks erase the former content, and give transparent pixels their ground.
    set(CellStyle(background: first.style.background))
    append(String(repeating: " ", count: count))
    cursor = nil
    move(toX: x, y) { _ in Grid.Cell() }
    bytes += sixels.command(
      for: part.number, row: part.row, columns: part.column..<part.column + count, style: first.style)
    cursor = nil
    return count
  }

  private mutating func drawHalves(
    of part: PicturePart, count: Int, x: Int, on background: TerminalColor?, _ sixels: SixelPictures
  ) {
    let grid = Grid(width: count, height: 1, depth: depth, clusters: clusters)
    for column in 0..<count {
      let halves = sixels.halves(of: part.number, row: part.row, column: part.column + column)
      grid.change(x: column, y: 0) { $0.style = CellStyle(background: background) }
      grid.put(upper: halves.upper, lower: halves.lower, x: column, y: 0)
    }
    for (column, cell) in grid.cells(inRow: 0).enumerated() { _ = write(cell, x: x + column, length: 1, in: .max) }
    // At the end of a line, terminals place the cursor differently.
    cursor = nil
  }

  private func part(of cell: Grid.Cell) -> PicturePart? {
    guard let number = PictureCommand.number(of: cell.style.foreground), case .cluster(let index) = cell.glyph.meaning,
      let place = PictureMarks.place(of: clusters[index])
    else { return nil }
    return PicturePart(number: number, row: place.row, column: place.column)
  }
}
