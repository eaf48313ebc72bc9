import Foundation
import Layout
import Widgets

extension GridPen {
  /// The selected text of the widget, if it receives keys.
  var selection: TextSelection? { origin.flatMap { $0.isFocused ? $0.selection : nil } }

  /// Writes a text on one line that is scrolled to the caret, with the selection reversed, and with an ellipsis at each
  /// end where there is more.
  ///
  /// - Complexity: O(*n*) for *n* cells of the line.
  func edit(_ text: String, x: Int, y: Int, width: Int, _ style: CellStyle, isConcealed: Bool) {
    guard let selection else { return }
    func shown(at index: String.Index) -> Character { isConcealed ? "•" : text[index].isNewline ? " " : text[index] }
    let caret = text.start(ofCharacterAt: selection.caret)
    // The caret has a cell of its own behind the last character.
    var (index, before) = (caret, 0)
    while index > text.startIndex {
      let previous = text.index(before: index)
      let cells = shown(at: previous).cells
      guard before + cells < max(1, width) else { break }
      (index, before) = (previous, before + cells)
    }
    let isCutBefore = index > text.startIndex && before > 1
    var (letters, offset, column): ([Letter], Int, Int) = ([], index.utf16Offset(in: text), 0)
    while index < text.endIndex {
      let character = shown(at: index)
      guard column + character.cells <= width else { break }
      var style = style
      if selection.range.contains(offset) { style.isReversed.toggle() }
      letters.append(Letter(character: character, column: column, offset: offset, style: style))
      column += character.cells
      offset += text[index].utf16.count
      index = text.index(after: index)
    }
    let isCutAfter = index < text.endIndex
    let line = EditedLine(length: isCutAfter ? width : min(width, column + 1), isRightToLeft: traits.isRightToLeft)
    for letter in letters { put(letter, in: line, x: x, y: y) }
    mark(letterAt: x + line.x(of: column), y: y, offset: offset)
    if isCutBefore { put("…", x: x + line.x(of: 0), y: y, .dim) }
    if isCutAfter, width > 1, before < width - 1 { put("…", x: x + line.x(of: width - 1), y: y, .dim) }
    put(caretAt: x + line.x(of: before), y: y)
  }

  /// Writes lines of a text, with the selection reversed and the caret in its place.
  ///
  /// - Parameters:
  ///   - lines: All lines of the text.
  ///   - selection: The selected part of the text.
  ///   - top: The number of lines above the first visible one.
  ///   - color: The color of runs without one.
  /// - Complexity: O(*n*) for *n* visible cells.
  func edit(_ lines: CellLines, _ selection: TextSelection, top: Int, _ color: Color) {
    guard lines.count > 0 else { return put(caretAt: 0, y: 0) }
    let caretLine = lines.line(at: selection.caret)
    mark(caretInRow: caretLine - top)
    // The caret moves by lines to those above and below the visible ones.
    let near = (rows.lowerBound + top - 1)..<(rows.upperBound + top + 1)
    for number in near.clamped(to: 0..<lines.count) {
      let (y, isLast) = (number - top, number + 1 == lines.count)
      var (letters, offset, column, caret): ([Letter], Int, Int, Int) = ([], lines.start(of: number), 0, 0)
      for run in lines[number] {
        let usual = style(of: run, color)
        for character in run.text where !character.isNewline {
          var style = usual
          if selection.range.contains(offset) { style.isReversed.toggle() }
          letters.append(Letter(character: character, column: column, offset: offset, style: style))
          (column, offset) = (column + character.cells, offset + character.utf16.count)
          if offset <= selection.caret { caret = column }
        }
      }
      // Spaces at the end are not written.
      if isLast, selection.caret > offset { caret += selection.caret - offset }
      caret = number == caretLine ? min(caret, max(0, width - 1)) : 0
      let length = max(column, min(width, max(column, caret) + 1))
      let line = EditedLine(length: length, isRightToLeft: traits.isRightToLeft)
      for letter in letters { put(letter, in: line, x: 0, y: y) }
      if isLast || offset < lines.start(of: number + 1) { mark(letterAt: line.x(of: column), y: y, offset: offset) }
      if number == caretLine { put(caretAt: line.x(of: caret), y: y) }
    }
  }

  /// A character of a line that is edited.
  private struct Letter {
    let character: Character

    /// The column from the start of the line.
    let column: Int

    /// The UTF-16 offset in the text.
    let offset: Int
    let style: CellStyle
  }

  /// Writes a letter of a line that starts at a column of the widget, and records its cell.
  private func put(_ letter: Letter, in line: EditedLine, x: Int, y: Int) {
    if rows.contains(y) {
      let x = x + line.x(of: letter.column, cells: letter.character.cells)
      put(unmirrored: String(letter.character), x: x, y: y, letter.style)
    }
    mark(letterAt: x + line.x(of: letter.column), y: y, offset: letter.offset)
  }

  /// Records the cell of a character of the text that is edited.
  private func mark(letterAt x: Int, y: Int, offset: Int) {
    if grid.drawAll != nil { return }
    let column = Int(bounded: frame.minX) + (traits.isRightToLeft ? width - 1 - x : x)
    grid.places.letters.append((column, Int(bounded: frame.minY) + y, offset))
  }

  /// Records the row that stays in view: that of the caret, or of another part that keys move in the widget.
  func mark(caretInRow y: Int) {
    if grid.drawAll == nil { grid.places.caretRow = Int(bounded: frame.minY) + y }
  }

  /// Places the caret of the terminal.
  func put(caretAt x: Int, y: Int) {
    mark(caretInRow: y)
    let column = Int(bounded: frame.minX) + (traits.isRightToLeft ? width - 1 - x : x)
    let row = Int(bounded: frame.minY) + y
    guard shownColumns.contains(column), shownRows.contains(row) else { return }
    grid.caret = (column, row)
  }
}

/// The order of the columns of a line that is edited.
///
/// Like those of other texts, its letters run from left to right in a language that is written from right to left, too,
/// because a terminal may reorder them itself.
private struct EditedLine {
  /// The number of columns, with that of a caret behind the last letter.
  let length: Int
  let isRightToLeft: Bool

  /// Returns the column, from the leading edge, of some cells that start at a column from the start of the line.
  func x(of column: Int, cells: Int = 1) -> Int { isRightToLeft ? length - column - cells : column }
}

extension String {
  /// Returns the start of the character at or before a UTF-16 offset.
  fileprivate func start(ofCharacterAt offset: Int) -> Index {
    let index = Index(utf16Offset: max(0, min(offset, utf16.count)), in: self)
    return index == endIndex ? index : self.index(before: self.index(after: index))
  }
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
