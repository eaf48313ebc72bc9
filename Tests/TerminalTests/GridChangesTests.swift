import TestSupport
import Testing
import Widgets

@testable import Layout
@testable import Terminal

@Suite("The changes from a grid to another")
struct GridChangesTests {
  private static let clusters = [
    "a", "b", "Z", " ", "é", "│", "●", "日", "本", "한", "👍", "👍🏽", "👨‍👩‍👧‍👦", "🇩🇪", "❤️", "☺", "e\u{301}", "1️⃣", "ﾊ",
  ].map { Character($0) }

  private static let styles = [
    CellStyle.usual, .usual, .usual, .bold, .dim, CellStyle(isReversed: true),
    CellStyle(isBold: true, foreground: TerminalColor(number: 160)), CellStyle(foreground: TerminalColor(number: 33)),
    CellStyle(background: TerminalColor(number: 236)), CellStyle(isItalic: true),
    decorated(.underline), decorated([.underline, .strikethrough]),
  ]

  private static func decorated(_ decoration: TextDecoration) -> CellStyle {
    var style = CellStyle.usual
    style.add(decoration)
    return style
  }

  /// Changes random cells of a grid.
  private func scribble(
    on grid: Grid, from old: Grid? = nil, count: Int, using random: inout some RandomNumberGenerator
  ) {
    if let old {
      for y in 0..<grid.height {
        for (x, cell) in old.cells(inRow: y).enumerated() where cell.glyph != .continuation {
          let isWide = x + 1 < grid.width && old.cells(inRow: y)[x + 1].glyph == .continuation
          grid.put(cell.glyph, cells: isWide ? 2 : 1, x: x, y: y, cell.style)
        }
      }
    }
    for _ in 0..<count {
      guard let character = Self.clusters.randomElement(using: &random),
        let style = Self.styles.randomElement(using: &random)
      else { return }
      grid.put(
        grid.glyph(of: character), cells: character.cells, x: Int.random(in: 0..<grid.width, using: &random),
        y: Int.random(in: 0..<grid.height, using: &random), style)
    }
    if Bool.random(using: &random) {
      grid.caret = (Int.random(in: 0..<grid.width, using: &random), Int.random(in: 0..<grid.height, using: &random))
    }
  }

  /// The cells of a grid as a terminal that is drawn all at once shows them.
  private func shown(_ grid: Grid, _ terminal: ModelTerminal) -> ModelTerminal {
    var terminal = terminal
    terminal.write(grid.whole())
    return terminal
  }

  @Test("A terminal that applies the changes shows the new grid", arguments: 0..<300)
  func replay(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let old = Grid(width: Int.random(in: 1...24, using: &random), height: Int.random(in: 1...6, using: &random))
    scribble(on: old, count: Int.random(in: 0...80, using: &random), using: &random)
    let new = Grid(width: old.width, height: old.height, clusters: old.clusters)
    scribble(
      on: new, from: Bool.random(using: &random) ? old : nil, count: Int.random(in: 0...40, using: &random),
      using: &random)
    let blank = ModelTerminal(width: old.width, height: old.height)
    var terminal = shown(old, blank)
    #expect(difference(terminal, old) == nil)
    terminal.write(old.changes(to: new))
    #expect(difference(terminal, new) == nil)
    #expect(terminal == shown(new, blank))
  }

  /// The first cell of a terminal that differs from a grid.
  private func difference(_ terminal: ModelTerminal, _ grid: Grid) -> String? {
    for (y, (row, wanted)) in zip(terminal.rows, cells(of: grid)).enumerated() {
      for x in row.indices where row[x] != wanted[x] { return "\(x), \(y): \(row[x]) instead of \(wanted[x])" }
    }
    return nil
  }

  private func cells(of grid: Grid) -> [[ModelTerminal.Cell]] {
    (0..<grid.height).map { y in
      let cells = grid.cells(inRow: y)
      return (0..<grid.width).map { x in
        guard x < cells.count else { return ModelTerminal.Cell() }
        let text =
          switch cells[x].glyph.meaning {
          case .scalar("\0"): ""
          case .scalar(let scalar): String(Character(scalar))
          case .cluster(let index): String(grid.clusters[index])
          }
        return ModelTerminal.Cell(text: text, style: cells[x].style.codes.sorted())
      }
    }
  }

  @Test("A terminal with other widths of character clusters shows everything else at its place", arguments: 0..<100)
  func disagreement(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let isNarrower = seed.isMultiple(of: 2)
    let old = Grid(width: 20, height: 3)
    scribble(on: old, count: 60, using: &random)
    let new = Grid(width: 20, height: 3, clusters: old.clusters)
    scribble(on: new, from: old, count: 30, using: &random)
    func isDisputed(_ text: String) -> Bool { text.unicodeScalars.count > 1 || "☺✎👍".contains(text) }
    var terminal = ModelTerminal(width: 20, height: 3) { character in
      isDisputed(String(character)) ? isNarrower ? 1 : 2 : character.cells
    }
    terminal.write(old.whole())
    terminal.write(old.changes(to: new))
    for (row, wanted) in zip(terminal.rows, cells(of: new)) {
      for (x, cell) in wanted.enumerated() {
        let isBeside = x > 0 && isDisputed(wanted[x - 1].text)
        if isDisputed(cell.text) || isBeside || cell.text.isEmpty { continue }
        #expect(row[x].text == cell.text)
      }
    }
  }

  @Test("An unchanged grid needs no bytes, and a changed word few")
  func few() {
    func grid(_ text: String, on clusters: Grid.Clusters) -> Grid {
      let grid = Grid(width: 80, height: 24, clusters: clusters)
      for (x, character) in text.enumerated() { grid.put(grid.glyph(of: character), cells: 1, x: x, y: 11, .usual) }
      return grid
    }
    let clusters = Grid.Clusters()
    let old = grid("Count: 41", on: clusters)
    #expect(old.changes(to: grid("Count: 41", on: clusters)).isEmpty)
    #expect(String(decoding: old.changes(to: grid("Count: 42", on: clusters)), as: UTF8.self) == "\u{1B}[12;9H2")
    #expect(old.changes(to: grid("", on: clusters)).count <= 10)
  }

  @Test("Up to a few unchanged letters are written again, and longer runs are skipped")
  func skipping() {
    func grid(_ text: String) -> Grid {
      let grid = Grid(width: 80, height: 1)
      var x = 0
      for character in text {
        grid.put(grid.glyph(of: character), cells: character.cells, x: x, y: 0, .usual)
        x += character.cells
      }
      return grid
    }
    func changes(_ old: String, _ new: String) -> String {
      String(decoding: grid(old).changes(to: grid(new)), as: UTF8.self)
    }
    #expect(changes("a--z", "b--y") == "\u{1B}[Hb--y")
    #expect(changes("a-----z", "b-----y") == "\u{1B}[Hb\u{1B}[5Cy")
    #expect(changes("a日z", "b日y") == "\u{1B}[Hb\u{1B}[2Cy")
  }

  @Test("A style is written as an addition to the one before, or else completely")
  func styles() {
    let new = Grid(width: 80, height: 1)
    let styles = [
      CellStyle(isItalic: true), CellStyle(isItalic: true, isReversed: true), CellStyle(isReversed: true), .bold,
      Self.decorated(.underline), Self.decorated([.underline, .strikethrough]), Self.decorated(.strikethrough),
    ]
    for (x, style) in styles.enumerated() { new.put(new.glyph(of: "a"), cells: 1, x: x, y: 0, style) }
    let text = String(decoding: Grid(width: 80, height: 1).changes(to: new), as: UTF8.self)
    #expect(text == "\u{1B}[H\u{1B}[3ma\u{1B}[7ma\u{1B}[0;7ma\u{1B}[0;1ma\u{1B}[0;4ma\u{1B}[9ma\u{1B}[0;9ma\u{1B}[m")
  }
}
