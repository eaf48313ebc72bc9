import Testing

@testable import Layout
@testable import Terminal

@Suite("A grid of cells")
struct GridTests {
  @Test("Letters written at once have the same cells as letters written one by one")
  func letters() {
    let (dark, gray) = (TerminalColor(number: 235), TerminalColor(number: 236))
    let styles = [
      CellStyle.usual, .bold, CellStyle(background: gray), CellStyle(foreground: dark, background: gray),
      CellStyle(isReversed: true, foreground: dark, background: gray), CellStyle(isReversed: true, background: gray),
    ]
    for style in styles {
      let (whole, single) = (Grid(width: 8, height: 1), Grid(width: 8, height: 1))
      let text = Array("a b".utf8)
      text.withUnsafeBufferPointer { whole.put($0[0..<3], x: 2, y: 0, style) }
      for (x, letter) in text.enumerated() {
        single.put(Grid.PackedCharacter(Unicode.Scalar(letter)), cells: 1, x: 2 + x, y: 0, style)
      }
      #expect(whole.cells(inRow: 0) == single.cells(inRow: 0), "\(style)")
    }
  }

  private func grid(_ text: String) -> Grid {
    let grid = Grid(width: 8, height: 2)
    for (x, letter) in text.enumerated() { grid.put(grid.glyph(of: letter), cells: 1, x: x, y: 0, .usual) }
    return grid
  }

  @Test("Rows of grids are compared by their cells, not by when they were drawn")
  func differences() {
    let grid = self.grid("Ada")
    for (text, differs) in [("Ada", false), ("Adä", true), ("Ad", true), ("", true)] {
      let other = self.grid(text)
      #expect(grid.differs(from: other, inRow: 0) == differs && other.differs(from: grid, inRow: 0) == differs)
      #expect(!grid.differs(from: other, inRow: 1) && !grid.differs(from: grid, inRow: 0))
    }
  }
}
