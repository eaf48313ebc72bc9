/// A text that is edited, with its positions in UTF-16 offsets.
internal struct EditedText {
  let text: String

  init(_ text: String) { self.text = text }

  var count: Int { text.utf16.count }

  private func index(_ offset: Int) -> String.Index { String.Index(utf16Offset: max(0, min(offset, count)), in: text) }
  private func offset(_ index: String.Index) -> Int { index.utf16Offset(in: text) }

  /// Returns the nearest start of a character at or before an offset.
  func nearestStart(to offset: Int) -> Int {
    let index = index(offset)
    return self.offset(index == text.endIndex ? index : text.index(before: text.index(after: index)))
  }

  /// Returns the position that is one character before or after another.
  func step(from offset: Int, by distance: Int) -> Int {
    let limit = distance < 0 ? text.startIndex : text.endIndex
    return text.index(index(offset), offsetBy: distance, limitedBy: limit).map(self.offset) ?? self.offset(limit)
  }

  /// Returns the start of the word before a position.
  func wordStart(before offset: Int) -> Int {
    let before = text[..<index(offset)]
    let word = before.lastIndex(where: \.isInWord).map { before[...$0] } ?? before[..<before.startIndex]
    return word.lastIndex { !$0.isInWord }.map { self.offset(text.index(after: $0)) } ?? 0
  }

  /// Returns the end of the word after a position.
  func wordEnd(after offset: Int) -> Int {
    let after = text[index(offset)...]
    guard let start = after.firstIndex(where: \.isInWord) else { return count }
    return self.offset(after[start...].firstIndex { !$0.isInWord } ?? text.endIndex)
  }

  /// Returns the word around a position, or the characters between two words.
  func word(around offset: Int) -> Range<Int> {
    let index = index(offset)
    let isInWord = index < text.endIndex ? text[index].isInWord : text.last?.isInWord ?? false
    let start = text[..<index].lastIndex { $0.isInWord != isInWord }.map { text.index(after: $0) } ?? text.startIndex
    let end = text[index...].firstIndex { $0.isInWord != isInWord } ?? text.endIndex
    return self.offset(start)..<self.offset(end)
  }

  /// Returns the line around a position, without its line break.
  func line(around offset: Int) -> Range<Int> {
    let index = index(offset)
    let start = text[..<index].lastIndex(where: \.isNewline).map { text.index(after: $0) } ?? text.startIndex
    let end = text[index...].firstIndex(where: \.isNewline) ?? text.endIndex
    return self.offset(start)..<self.offset(end)
  }

  /// Returns the position in the line above or below, or `nil` if there is no such line.
  func position(from offset: Int, byLine distance: Int) -> Int? {
    let line = line(around: offset)
    let other = distance < 0 ? line.lowerBound - 1 : line.upperBound + 1
    guard 0...count ~= other else { return nil }
    let target = self.line(around: other)
    let column = text[index(line.lowerBound)..<index(offset)].count
    let limit = index(target.upperBound)
    let found = text.index(index(target.lowerBound), offsetBy: column, limitedBy: limit) ?? limit
    return self.offset(found)
  }
}

extension Character {
  fileprivate var isInWord: Bool { isLetter || isNumber || self == "_" }
}
