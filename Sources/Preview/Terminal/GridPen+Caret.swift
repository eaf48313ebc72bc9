import Foundation
import Widgets

extension GridPen {
  /// The selected text of the widget, if it receives keys.
  var selection: TextSelection? { origin.flatMap { $0.isFocused ? $0.selection : nil } }

  /// Writes a text on one line that is scrolled to the caret, with the selection reversed.
  func edit(_ text: [Character], _ selection: TextSelection, x: Int, y: Int, width: Int, _ style: CellStyle) {
    let ends = text.ends
    let (start, end, caret) = (
      ends.index(of: selection.range.lowerBound), ends.index(of: selection.range.upperBound),
      ends.index(of: selection.caret)
    )
    // The caret has a cell of its own behind the last character.
    var before = text[..<caret].reduce(0) { $0 + $1.cells }
    var first = 0
    while before >= max(1, width), first < caret {
      before -= text[first].cells
      first += 1
    }
    var column = 0
    for index in first..<text.count {
      let cells = text[index].cells
      guard column + cells <= width else { break }
      var style = style
      if start..<end ~= index { style.isReversed.toggle() }
      put(String(text[index]), x: x + column, y: y, style)
      mark(letterAt: x + column, y: y, offset: index == 0 ? 0 : ends[index - 1])
      column += cells
    }
    mark(letterAt: x + column, y: y, offset: first < text.count || !text.isEmpty ? ends[ends.count - 1] : 0)
    put(caretAt: x + before, y: y)
  }

  /// Writes lines of a text, with the selection reversed and the caret in its place.
  ///
  /// - Parameters:
  ///   - lines: All lines of the text.
  ///   - starts: The offsets of their starts.
  ///   - selection: The selected part of the text.
  ///   - top: The number of lines above the first visible one.
  ///   - color: The color of runs without one.
  func edit(_ lines: [[Run]], _ starts: [Int], _ selection: TextSelection, top: Int, _ color: Color) {
    var caret = (x: 0, y: 0)
    for (number, line) in lines.enumerated() {
      let (y, isLast) = (number - top, number + 1 == lines.count)
      var (x, offset) = (0, starts[number])
      if selection.caret >= offset { caret = (0, y) }
      for run in line {
        let usual = CellStyle(look.tinted(run.color ?? color), font: run.font)
        for character in run.text where !character.isNewline {
          var style = usual
          if selection.range.contains(offset) { style.isReversed.toggle() }
          if rows.contains(y) { put(String(character), x: x, y: y, style) }
          mark(letterAt: x, y: y, offset: offset)
          (x, offset) = (x + character.cells, offset + character.utf16.count)
          if offset <= selection.caret { caret = (x, y) }
        }
      }
      if isLast || offset < starts[number + 1] { mark(letterAt: x, y: y, offset: offset) }
      // Spaces at the end are not written.
      if isLast, selection.caret > offset { caret.x += selection.caret - offset }
    }
    put(caretAt: min(caret.x, max(0, width - 1)), y: caret.y)
  }

  /// Records the cell of a character of the text that is edited.
  private func mark(letterAt x: Int, y: Int, offset: Int) {
    if grid.drawAll != nil { return }
    let column = Int(bounded: frame.minX) + (look.isRightToLeft ? width - 1 - x : x)
    grid.places.letters.append((column, Int(bounded: frame.minY) + y, offset))
  }

  /// Places the caret of the terminal.
  func put(caretAt x: Int, y: Int) {
    let column = Int(bounded: frame.minX) + (look.isRightToLeft ? width - 1 - x : x)
    let row = Int(bounded: frame.minY) + y
    guard shownColumns.contains(column), shownRows.contains(row) else { return }
    grid.caret = (column, row)
  }
}

extension [Character] {
  /// The UTF-16 offset of the end of each character.
  fileprivate var ends: [Int] {
    var end = 0
    return map { character in
      end += character.utf16.count
      return end
    }
  }
}

extension [Int] {
  /// Returns the number of characters that end up to an offset.
  fileprivate func index(of offset: Int) -> Int { prefix { $0 <= offset }.count }
}

extension Flow {
  /// Returns the UTF-16 offsets at which lines start in the text that has been broken into them.
  ///
  /// Spaces at the end of a line are in none of the lines.
  static func starts(of lines: [String], in text: String) -> [Int] {
    let units = Array(text.utf16)
    var (start, starts): (Int, [Int]) = (0, [])
    for (number, line) in lines.enumerated() {
      starts.append(start)
      start = min(units.count, start + line.utf16.count)
      guard number + 1 < lines.count else { break }
      let first = lines[number + 1].utf16.first
      while start < units.count, units[start] == 0x20, units[start] != first { start += 1 }
      if start < units.count, units[start] == 0x0A { start += 1 }
    }
    return starts
  }
}
