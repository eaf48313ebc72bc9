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

  /// Records the cell of a character of the text that is edited.
  private func mark(letterAt x: Int, y: Int, offset: Int) {
    let column = Int(bounded: frame.minX) + (look.isRightToLeft ? width - 1 - x : x)
    grid.letters.append((column, Int(bounded: frame.minY) + y, offset))
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
  /// Returns the line and the characters before a position in a text that has been broken into lines.
  ///
  /// Spaces at the end of a line are in none of the lines.
  static func place(of offset: Int, in text: String, lines: [String]) -> (line: Int, before: String) {
    let units = Array(text.utf16)
    var start = 0
    for (number, line) in lines.enumerated() {
      let length = line.utf16.count
      let isLast = number == lines.count - 1
      var next = start + length
      if !isLast {
        let first = lines[number + 1].utf16.first
        while next < units.count, units[next] == 0x20, units[next] != first { next += 1 }
        if next < units.count, units[next] == 0x0A { next += 1 }
      }
      if offset < next || isLast || offset <= start + length {
        let end = min(max(offset, start), units.count)
        return (number, String(decoding: units[min(start, end)..<end], as: UTF16.self).filter { !$0.isNewline })
      }
      start = next
    }
    return (0, "")
  }
}
