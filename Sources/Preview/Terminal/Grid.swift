import Foundation

/// The cells of a terminal.
internal final class Grid {
  /// A character and its style; no character after a wide one.
  struct Cell: Equatable {
    var character: Character? = " "
    var style = CellStyle.usual
  }

  let width: Int
  private var rows: [[Cell]]

  init(width: Int, height: Int) {
    self.width = width
    rows = Array(repeating: Array(repeating: Cell(), count: width), count: height)
  }

  /// Puts a character into a cell, and takes away what it covers by half. A ground that lies there stays.
  func put(_ character: Character, x: Int, y: Int, _ style: CellStyle) {
    let cells = character.cells
    guard cells > 0, rows.indices.contains(y), x >= 0, x + cells <= width else { return }
    for column in x..<(x + cells) { clear(x: column, y: y) }
    var style = style
    style.background = style.background ?? rows[y][x].style.background
    rows[y][x] = Cell(character: character, style: style)
    if cells == 2 { rows[y][x + 1] = Cell(character: nil, style: style) }
  }

  /// Takes the colours and other styles from cells, and dims them.
  func dim(_ cells: CGRect) {
    for y in rows.indices where cells.minY <= Double(y) && Double(y) < cells.maxY {
      for x in 0..<width where cells.minX <= Double(x) && Double(x) < cells.maxX { rows[y][x].style = .dim }
    }
  }

  private func clear(x: Int, y: Int) {
    if rows[y][x].character == nil, x > 0 { rows[y][x - 1].character = " " }
    if x + 1 < width, rows[y][x + 1].character == nil { rows[y][x + 1].character = " " }
  }

  /// The lines, each without blanks at its end; with escape sequences, and the usual style at each end, if in colour.
  func lines(inColor: Bool) -> [String] {
    rows.map { row in
      let blanks = row.reversed().prefix { $0.character == " " && (!inColor || $0.style.isInvisibleWhenBlank) }.count
      return line(of: row.dropLast(blanks), inColor: inColor)
    }
  }

  private func line(of cells: ArraySlice<Cell>, inColor: Bool) -> String {
    var line = ""
    var style = CellStyle.usual
    for cell in cells {
      guard let character = cell.character else { continue }
      if inColor, cell.style != style {
        if style != .usual { line += "\u{1B}[0m" }
        if cell.style != .usual { line += cell.style.sequence }
        style = cell.style
      }
      line.append(character)
    }
    return style == .usual ? line : line + "\u{1B}[0m"
  }
}
