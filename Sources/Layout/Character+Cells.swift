import Mod

extension Character {
  /// The number of terminal cells of the character.
  ///
  /// It is 2 for wide characters, such as Chinese, Japanese and Korean characters and emoji, 0 for invisible
  /// characters, and otherwise 1. A tab is shown as a space.
  package var cells: Int {
    let utf8 = utf8
    if let byte = utf8.first, byte < 0x80, utf8.count == 1 { return byte.hasCell ? 1 : 0 }
    guard let first = unicodeScalars.first, first.isPrintable else { return 0 }
    // Latin letters, without the soft hyphen.
    if 0xA1...0x2FF ~= first.value, first.value != 0xAD, utf8.count == 2 { return 1 }
    if unicodeScalars.contains("\u{FE0F}") || first.properties.isEmojiPresentation { return 2 }
    switch first.properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator: return 0
    default: return Self.wide.contains { $0.contains(first.value) } ? 2 : 1
    }
  }

  // The blocks of East Asian Width W and F, without emoji.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
    0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
    0x17000...0x18CFF, 0x1B000...0x1B2FF, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
  ]
}

extension String {
  /// The number of terminal cells of the text on one line.
  ///
  /// - Complexity: O(*n*).
  package var cells: Int {
    utf8.allSatisfy { $0 < 0x80 }
      ? utf8.reduce(0) { $0 + ($1.hasCell ? 1 : 0) } : reduce(0) { $0 + $1.cells }
  }

  /// Returns the beginning of the text that is just wider than a number of terminal cells, or the whole text.
  ///
  /// - Complexity: O(*n*) for *n* cells.
  package func start(widerThan cells: Int) -> String {
    // No character has more cells than bytes.
    if utf8.count <= cells { return self }
    if let end = utf8.index(startIndex, offsetBy: cells + 1, limitedBy: endIndex),
      utf8[..<end].allSatisfy({ 0x20..<0x7F ~= $0 })
    {
      return String(self[..<end])
    }
    var used = 0
    let last = indices.first { index in
      used += self[index].cells
      return used > cells
    }
    return last.map { String(self[...$0]) } ?? self
  }
}

extension String {
  /// The text with a space in place of each line break, for widgets with one line.
  package var onOneLine: String { hasLineBreaks ? String(map { $0.isNewline ? " " : $0 }) : self }

  internal var hasLineBreaks: Bool {
    let isFound = utf8.withContiguousStorageIfAvailable { $0.contains { 0x0A...0x0D ~= $0 } }
    return isFound ?? utf8.contains { 0x0A...0x0D ~= $0 }
  }
}

extension UInt8 {
  /// Whether a letter of one byte takes a cell.
  @inline(__always) internal var hasCell: Bool { 0x20..<0x7F ~= self || self == 0x09 }
}
