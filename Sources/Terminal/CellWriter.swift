import Layout

/// A writer of cells as bytes for a terminal.
internal struct CellWriter {
  let clusters: Grid.Clusters

  /// The number of colors.
  let depth: ColorDepth

  /// The last row of the terminal.
  let lastRow: Int

  var bytes: [UInt8] = []
  private var style = CellStyle.usual

  /// The cell in which the terminal writes next, if it is known.
  var cursor: (x: Int, y: Int)?

  init(clusters: Grid.Clusters, depth: ColorDepth, lastRow: Int, cursor: (x: Int, y: Int)?) {
    (self.clusters, self.depth, self.lastRow, self.cursor) = (clusters, depth, lastRow, cursor)
  }

  /// Writes the cells of a row that differ.
  mutating func write(row y: Int, from old: [Grid.Cell], to new: [Grid.Cell], width: Int) {
    func cell(_ cells: [Grid.Cell], _ x: Int) -> Grid.Cell { x < cells.count ? cells[x] : Grid.Cell() }
    func isWide(_ cells: [Grid.Cell], _ x: Int) -> Bool { cell(cells, x + 1).glyph == .continuation && x + 1 < width }
    var end = width
    while end > 0, cell(new, end - 1) == Grid.Cell() { end -= 1 }
    guard var x = (0..<width).first(where: { cell(old, $0) != cell(new, $0) }),
      let last = (0..<width).last(where: { cell(old, $0) != cell(new, $0) })
    else { return }
    if x > 0, cell(new, x).glyph == .continuation { x -= 1 }
    // A character that a terminal takes to be wider covers the next cell.
    var isCovered = false
    while x <= last || isCovered && x < width {
      let length = isWide(new, x) ? 2 : 1
      // A wide character is written if one of its cells has changed.
      let differs = isCovered || (x..<x + length).contains { cell(old, $0) != cell(new, $0) }
      isCovered = false
      guard differs else {
        x += length
        continue
      }
      move(toX: x, y, over: { cell(new, $0) })
      if x >= end {
        let last = (x..<width).last { cell(old, $0) != Grid.Cell() } ?? x
        if last - x < 3 {
          for x in x...last { _ = write(Grid.Cell(), x: x, length: 1, in: width) }
        } else {
          set(.usual)
          append("\u{1B}[K")
        }
        return
      }
      let count = drawSixels(x: x, y) { [x] other in
        other < width && (other == x || cell(old, other) != cell(new, other)) ? cell(new, other) : nil
      }
      if count > 0 {
        x += count
        continue
      }
      isCovered = !write(cell(new, x), x: x, length: length, in: width)
      x += length
    }
  }

  /// Writes a cell, and returns whether all terminals agree about the width of its character.
  mutating func write(_ cell: Grid.Cell, x: Int, length: Int, in width: Int) -> Bool {
    set(cell.style)
    let isCertain = cell.glyph.hasCertainWidth || isPicture(cell.glyph)
    // A terminal for which the character is narrower would not change the second cell.
    if !isCertain, length == 2 { append("  \u{1B}[\(x + 1)G") }
    switch cell.glyph.meaning {
    // A cell that has lost the other half of a wide character.
    case .scalar("\0"): bytes.append(0x20)
    case .scalar(let scalar): append(String(Character(scalar)))
    case .cluster(let index): append(String(clusters[index]))
    }
    // At the end of a line, terminals place the cursor differently.
    if isCertain, let x = cursor?.x, x + length < width { cursor?.x += length } else { cursor = nil }
    return isCertain
  }

  private func isPicture(_ glyph: Grid.PackedCharacter) -> Bool {
    guard case .cluster(let index) = glyph.meaning else { return false }
    return clusters[index].unicodeScalars.first == PictureMarks.placeholder
  }

  /// Moves the cursor, by the shortest sequence.
  mutating func move(toX x: Int, _ y: Int, over cell: (Int) -> Grid.Cell) {
    if let cursor, cursor.y == y {
      if cursor.x == x { return }
      // Writing a few cells again is shorter than skipping them.
      if cursor.x < x, x - cursor.x <= 4, (cursor.x..<x).allSatisfy({ cell($0).isPlain(in: style) }) {
        for column in cursor.x..<x {
          if case .scalar(let scalar) = cell(column).glyph.meaning { append(String(Character(scalar))) }
        }
      } else if cursor.x < x {
        append(x - cursor.x == 1 ? "\u{1B}[C" : "\u{1B}[\(x - cursor.x)C")
      } else {
        append("\u{1B}[\(x + 1)G")
      }
    } else if x == 0, let cursor, cursor.y + 1 == y {
      append("\r\n")
    } else {
      append(x == 0 ? y == 0 ? "\u{1B}[H" : "\u{1B}[\(y + 1)H" : "\u{1B}[\(y + 1);\(x + 1)H")
    }
    cursor = (x, y)
  }

  /// Changes the style, by the shorter of two sequences.
  mutating func set(_ new: CellStyle) {
    guard new != style else { return }
    if new.link != style.link, let links = clusters.links { append(links.opening(new.link)) }
    var (old, appearance) = (style, new)
    style = new
    (old.link, appearance.link) = (0, 0)
    if old != appearance { change(old, to: appearance) }
  }

  private mutating func change(_ old: CellStyle, to new: CellStyle) {
    if new == .usual { return append("\u{1B}[m") }
    let keeps =
      new.hasTraits(of: old) && (old.foreground == nil || new.foreground != nil)
      && (old.background == nil || new.background != nil)
    guard keeps else { return append("\u{1B}[0;\(new.codes.joined(separator: ";"))m") }
    var added = new
    added.removeTraits(of: old)
    if old.foreground == new.foreground { added.foreground = nil }
    if old.background == new.background { added.background = nil }
    append("\u{1B}[\(added.codes.joined(separator: ";"))m")
  }

  /// Returns the bytes, with the caret in its place.
  mutating func finished(_ wasVisible: Bool, to caret: (x: Int, y: Int)?, isSynchronized: Bool) -> [UInt8] {
    set(.usual)
    if let caret {
      if cursor?.x != caret.x || cursor?.y != caret.y {
        cursor = nil
        move(toX: caret.x, caret.y) { _ in Grid.Cell() }
      }
      if !wasVisible { append("\u{1B}[?25h") }
    } else if wasVisible {
      append("\u{1B}[?25l")
    }
    guard isSynchronized, !bytes.isEmpty else { return bytes }
    return Array("\u{1B}[?2026h".utf8) + bytes + Array("\u{1B}[?2026l".utf8)
  }

  mutating func append(_ text: String) { bytes += text.utf8 }
}

extension Grid.PackedCharacter {
  /// Whether all terminals agree about the width. They do for ASCII, letters, lines and boxes, and most East Asian
  /// characters, but not for emoji and characters with modifiers.
  fileprivate var hasCertainWidth: Bool {
    guard case .scalar(let scalar) = meaning else { return false }
    return switch scalar.value {
    case 0..<0x2600, 0x3041...0x33FF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xFF01...0xFF60: true
    default: false
    }
  }
}

extension Grid.Cell {
  /// Whether the cell shows an ASCII character in a style.
  fileprivate func isPlain(in style: CellStyle) -> Bool {
    guard self.style == style, case .scalar(let scalar) = glyph.meaning else { return false }
    return scalar.isASCII && glyph != .continuation
  }
}
