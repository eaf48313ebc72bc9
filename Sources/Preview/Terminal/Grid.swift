import Foundation

/// The cells of a terminal.
///
/// A row is allocated when something is written to it.
internal final class Grid {
  /// A character and its style.
  private struct Cell {
    var glyph = PackedCharacter.blank
    var style = CellStyle.usual
  }

  let width: Int

  /// The number of rows.
  let height: Int

  private var rows: [[Cell]]
  private var clusters: [Character] = []
  private var left: Int
  private var lastStyle = CellStyle.usual
  private var lastLegible = CellStyle.usual

  /// Creates a grid with at most a million rows, of which at most twenty million cells are used.
  ///
  /// Cells beyond that stay blank.
  init(width: Int, height: Int) {
    self.width = max(0, min(width, Self.largestWidth))
    self.height = max(0, min(height, 1_000_000))
    rows = Array(repeating: [], count: self.height)
    left = 20_000_000
  }

  /// The largest number of columns of a terminal.
  static let largestWidth = 10_000

  /// Writes a character into a number of cells, and clears characters that it overlaps. The background stays.
  func put(_ glyph: PackedCharacter, cells: Int, x: Int, y: Int, _ style: CellStyle) {
    guard cells > 0, x >= 0, x + cells <= width, isUsable(y) else { return }
    for column in x..<(x + cells) { clear(x: column, y: y) }
    var cell = Cell(glyph: glyph, style: style)
    if style.background == nil { cell.style.background = rows[y][x].style.background }
    if glyph != .blank || style != CellStyle(background: style.background) { cell.style = legible(cell.style) }
    rows[y][x] = cell
    guard cells == 2 else { return }
    cell.glyph = .continuation
    rows[y][x + 1] = cell
  }

  /// Returns the code of a character in a cell.
  func glyph(of character: Character) -> PackedCharacter {
    let scalars = character.unicodeScalars
    if let scalar = scalars.first, scalars.count == 1 { return PackedCharacter(scalar) }
    clusters.append(character)
    return PackedCharacter(cluster: clusters.count - 1)
  }

  /// Resets the style of cells, and dims them.
  func dim(_ cells: CGRect) {
    let columns = (Int(bounded: cells.minX)..<max(Int(bounded: cells.minX), Int(bounded: cells.maxX)))
      .clamped(to: 0..<width)
    let lines = (Int(bounded: cells.minY)..<max(Int(bounded: cells.minY), Int(bounded: cells.maxY)))
      .clamped(to: 0..<height)
    for y in lines where !rows[y].isEmpty {
      for x in columns { rows[y][x].style = .dim }
    }
  }

  /// Returns whether a row can be written to.
  private func isUsable(_ y: Int) -> Bool {
    guard rows.indices.contains(y) else { return false }
    if rows[y].isEmpty {
      guard left >= width else { return false }
      left -= width
      rows[y] = Array(repeating: Cell(), count: width)
    }
    return true
  }

  /// Returns the legible version of a style. Neighboring cells share one.
  private func legible(_ style: CellStyle) -> CellStyle {
    guard style.background != nil else { return style }
    if style != lastStyle { (lastStyle, lastLegible) = (style, style.legible) }
    return lastLegible
  }

  private func clear(x: Int, y: Int) {
    if rows[y][x].glyph == .continuation, x > 0 { rows[y][x - 1].glyph = .blank }
    if x + 1 < width, rows[y][x + 1].glyph == .continuation { rows[y][x + 1].glyph = .blank }
  }

  /// Returns the lines without trailing blanks. With color, they contain escape sequences and end in the default style.
  func text(inColor: Bool) -> String {
    var text = ""
    text.reserveCapacity(rows.reduce(0) { $0 + $1.count + 1 })
    for (index, row) in rows.enumerated() {
      if index > 0 { text += "\n" }
      let blanks = row.reversed().prefix { $0.glyph == .blank && (!inColor || $0.style.isInvisibleWhenBlank) }.count
      write(row.dropLast(blanks), inColor: inColor, to: &text)
    }
    return text
  }

  private func write(_ cells: ArraySlice<Cell>, inColor: Bool, to text: inout String) {
    var style = CellStyle.usual
    for cell in cells where cell.glyph != .continuation {
      if inColor, cell.style != style {
        if style != .usual { text += "\u{1B}[0m" }
        if cell.style != .usual { text += cell.style.sequence }
        style = cell.style
      }
      switch cell.glyph.meaning {
      case .scalar(let scalar): text.unicodeScalars.append(scalar)
      case .cluster(let index): text.append(clusters[index])
      }
    }
    if style != .usual { text += "\u{1B}[0m" }
  }
}

extension Grid {
  /// The code of a character: that of its scalar, or an index into the clusters of the grid.
  struct PackedCharacter: Equatable {
    private let number: UInt32

    static let blank = PackedCharacter(" ")

    /// The code after a wide character.
    static let continuation = PackedCharacter("\0")

    init(_ scalar: Unicode.Scalar) { number = scalar.value }

    init(cluster index: Int) { number = 0x11_0000 + UInt32(index) }

    var meaning: Meaning { Unicode.Scalar(number).map(Meaning.scalar) ?? .cluster(Int(number - 0x11_0000)) }

    enum Meaning {
      case scalar(Unicode.Scalar)
      case cluster(Int)
    }
  }
}
