import Foundation
import Layout
import Widgets

/// The cells of a terminal. A row is allocated when something is written to it.
package final class Grid {
  /// A character and its style.
  package struct Cell: Equatable {
    package var glyph = PackedCharacter.blank
    package var style = CellStyle.usual

    package init() {}
  }

  package let width: Int

  /// The number of rows.
  package let height: Int

  /// The number of colors.
  package let depth: ColorDepth

  /// The characters of several scalars. Grids that are compared share them.
  package let clusters: Clusters

  /// The widgets and letters of a live tree that have been drawn.
  var places = Places()

  /// Draws everything on another grid, or `nil` if this grid has been drawn as a whole.
  var drawAll: ((Grid) -> Void)?

  /// The layout of the drawn widgets, if they come from a live tree.
  var placed: Placed?

  /// The cells of indicators that turn.
  var turning: [(x: Int, y: Int)] = []

  /// The bar of the whole tree, in the last column, if the tree is higher than the grid.
  var bar: ScrollBar?

  /// Whether there are tables or collections.
  package var hasLists: Bool { placed?.hasLists ?? false }

  /// The cell of the caret, if there is one.
  package var caret: (x: Int, y: Int)?

  /// The drawn pictures, after they have been read once.
  private var drawn: Set<UInt8>?

  // A grid is drawn on one thread, and no function that writes cells calls other code.
  @exclusivity(unchecked) var rows: [[Cell]]
  @exclusivity(unchecked) private var left: Int
  @exclusivity(unchecked) private var styles = RecentStyles()

  /// Creates a grid with at most a million rows, of which at most twenty million cells are used.
  ///
  /// Cells beyond that stay blank.
  package init(width: Int, height: Int, depth: ColorDepth = .palette, clusters: Clusters = Clusters()) {
    (self.depth, self.clusters) = (depth, clusters)
    self.width = max(0, min(width, Self.largestWidth))
    self.height = max(0, min(height, 1_000_000))
    rows = Array(repeating: [], count: self.height)
    left = 20_000_000
  }

  /// Creates a grid with the cells of another one, except for rows that are drawn again.
  ///
  /// - Complexity: O(*n*) for *n* rows.
  init(_ other: Grid, without changed: ChangedRows) {
    (width, height, depth, clusters) = (other.width, other.height, other.depth, other.clusters)
    (rows, left, styles) = (other.rows, other.left, other.styles)
    for y in changed.ranges.joined() where !rows[y].isEmpty {
      left += width
      rows[y] = []
    }
    if let caret = other.caret, !changed.contains(caret.y) { self.caret = caret }
    turning = other.turning.filter { !changed.contains($0.y) }
  }

  /// Creates a grid with the cells and the caret of another one in its first rows.
  ///
  /// - Complexity: O(*n*) for *n* rows, which share their cells.
  init(_ other: Grid, height: Int) {
    (width, self.height, depth, clusters) = (other.width, height, other.depth, other.clusters)
    (rows, left, styles) = (other.rows, other.left, other.styles)
    (caret, turning) = (other.caret, other.turning)
    rows = Array(rows.prefix(height)) + Array(repeating: [], count: max(0, height - rows.count))
  }

  /// Replaces cells by those of another grid, whose upper left corner is at a column and a row.
  func paste(_ other: Grid, x: Int, y: Int) {
    for row in 0..<other.height where isUsable(y + row) {
      let cells = other.rows[row]
      for column in (0..<other.width).clamped(to: -x..<width - x) {
        clear(x: x + column, y: y + row)
        rows[y + row][x + column] = cells.isEmpty ? Cell() : cells[column]
      }
    }
  }

  /// Creates a grid that is as large as another one and keeps no cells, only ``places``.
  init(placesOf other: Grid) {
    (width, height, depth, clusters) = (other.width, other.height, other.depth, other.clusters)
    (rows, left) = (Array(repeating: [], count: height), 0)
  }

  /// The largest number of columns of a terminal.
  static let largestWidth = 10_000

  /// Writes a character into a number of cells, and clears characters that it overlaps. The background stays.
  package func put(_ glyph: PackedCharacter, cells: Int, x: Int, y: Int, _ style: CellStyle) {
    guard cells > 0, x >= 0, x + cells <= width, isUsable(y) else { return }
    let style = limited(style)
    for column in x..<(x + cells) { clear(x: column, y: y) }
    var cell = Cell()
    (cell.glyph, cell.style) = (glyph, style)
    if style.background == nil { cell.style.background = rows[y][x].style.background }
    if glyph != .blank || style != CellStyle(background: style.background) { cell.style = legible(cell.style) }
    rows[y][x] = cell
    guard cells == 2 else { return }
    cell.glyph = .continuation
    rows[y][x + 1] = cell
  }

  /// Writes letters of one byte into a row. See ``put(_:cells:x:y:_:)``.
  func put(_ letters: Slice<UnsafeBufferPointer<UInt8>>, x: Int, y: Int, _ style: CellStyle) {
    guard !letters.isEmpty, x >= 0, x + letters.count <= width, isUsable(y) else { return }
    let style = limited(style)
    let plain = CellStyle(background: style.background)
    let width = width
    rows[y].withUnsafeMutableBufferPointer { row in
      for (column, letter) in zip(x..., letters) {
        if row[column].glyph == .continuation, column > 0 { row[column - 1].glyph = .blank }
        if column + 1 < width, row[column + 1].glyph == .continuation { row[column + 1].glyph = .blank }
        var cell = Cell()
        (cell.glyph, cell.style) = (PackedCharacter(Unicode.Scalar(letter)), style)
        if style.background == nil { cell.style.background = row[column].style.background }
        if cell.style.background != nil, cell.glyph != .blank || style != plain { cell.style = legible(cell.style) }
        row[column] = cell
      }
    }
  }

  /// Returns the code of a character in a cell.
  package func glyph(of character: Character) -> PackedCharacter {
    let scalars = character.unicodeScalars
    if let scalar = scalars.first, scalars.count == 1 { return scalar == "\t" ? .blank : PackedCharacter(scalar) }
    return PackedCharacter(cluster: clusters.index(of: character))
  }

  /// Returns the cells of a row, or none if nothing has been written to it.
  package func cells(inRow y: Int) -> [Cell] { rows[y] }

  /// Returns whether a row differs from the row of another grid.
  ///
  /// - Complexity: O(*n*) for *n* columns.
  package func differs(from other: Grid, inRow y: Int) -> Bool {
    rows[y] != other.rows[y]
  }

  /// Changes a cell, and clears the other half of a wide character in it.
  func change(x: Int, y: Int, _ change: (inout Cell) -> Void) {
    guard 0..<width ~= x, isUsable(y) else { return }
    clear(x: x, y: y)
    change(&rows[y][x])
  }

  /// The numbers of the visible pictures.
  ///
  /// - Complexity: O(*n*) for *n* cells.
  var pictures: Set<UInt8> {
    var numbers: Set<UInt8> = []
    for cell in rows.joined() {
      if let number = PictureCommand.number(of: cell.style.foreground) { numbers.insert(number) }
    }
    return numbers
  }

  /// The numbers of all pictures that have been drawn so far, including covered ones.
  ///
  /// - Complexity: O(*n*) for *n* cells at first, then O(1).
  func drawnPictures() -> Set<UInt8> {
    if let drawn { return drawn }
    let drawn = pictures
    self.drawn = drawn
    return drawn
  }

  /// Notes that a picture is drawn.
  func note(picture number: UInt8) { drawn?.insert(number) }

  /// Returns whether a row can be written to.
  func isUsable(_ y: Int) -> Bool {
    guard rows.indices.contains(y) else { return false }
    if rows[y].isEmpty {
      guard left >= width else { return false }
      left -= width
      rows[y] = Array(repeating: Cell(), count: width)
    }
    return true
  }

  private func legible(_ style: CellStyle) -> CellStyle { styles.legible(style, with: depth) }

  private func limited(_ style: CellStyle) -> CellStyle { styles.limited(style, to: depth) }

  /// Returns the style of a text.
  func style(_ color: Color, _ font: Font? = nil, in traits: DrawnTraits) -> CellStyle {
    styles.style(color, font, in: traits)
  }

  /// Clears the other half of a wide character in a cell.
  func clear(x: Int, y: Int) {
    if rows[y][x].glyph == .continuation, x > 0 { rows[y][x - 1].glyph = .blank }
    if x + 1 < width, rows[y][x + 1].glyph == .continuation { rows[y][x + 1].glyph = .blank }
  }
}
