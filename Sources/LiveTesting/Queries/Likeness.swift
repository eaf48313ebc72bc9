import Live

/// A text to compare others with.
///
/// The similarity of two texts, from 0 to 1, is the share of letters that need no change, regardless of case. Only the
/// beginnings of long texts are compared, which bounds the cost.
internal final class Likeness: Sendable {
  private let text: String

  /// The text, if it is short and each letter is one byte, as in most texts, because such texts compare much faster.
  private let ascii: ASCIIEdits?

  internal init(_ text: String) {
    self.text = text
    ascii = ASCIIEdits(to: text)
  }

  /// Returns the similarity of a text; any number up to `bound` if it is not above `bound`.
  ///
  /// - Complexity: O(*n* × *m*) in the lengths of both texts, of which 100 letters count; O(*m*) if this text is of at
  ///   most 64 letters, each of which is one byte.
  internal func closeness(of other: String, above bound: Double = -1) -> Double {
    if text == other { return 1 }
    if isPart(of: other) { return 0.9 }
    if let ascii, other.utf8.count <= 100 {
      let length = Double(max(ascii.count, other.utf8.count, 1))
      let most = 1 - Double(abs(ascii.count - other.utf8.count)) / length
      // Another text has fewer letters than bytes.
      if most <= bound, other.utf8.allSatisfy(isLetter) { return most }
      if let edits = ascii.count(from: other) { return Self.closeness(edits: edits, of: length) }
    }
    let (first, second) = (Array(text.lowercased().prefix(100)), Array(other.lowercased().prefix(100)))
    return Self.closeness(edits: edits(from: first, to: second), of: Double(max(first.count, second.count, 1)))
  }

  /// Returns whether a text lists this one, as the text of a cell lists its text and its detail text.
  private func isPart(of other: String) -> Bool {
    other.utf8.count > text.utf8.count && other.contains(", ") && other.split(separator: ", ").contains(text[...])
  }

  /// Returns the similarity of unequal texts. A text that differs only in case is similar, but not equal.
  private static func closeness(edits: Int, of length: Double) -> Double { min(0.99, 1 - Double(edits) / length) }
}

/// The number of letters that must be inserted, removed or replaced to turn texts into a given one of at most 64
/// letters, regardless of case.
///
/// One column of the table of distances is kept in two words, as the differences between its cells (Myers, *A fast
/// bit-vector algorithm for approximate string matching based on dynamic programming*, 1999).
private struct ASCIIEdits {
  let count: Int

  /// The positions of each letter, in either case, as sets of bits.
  private let positions: [UInt64]

  init?(to text: String) {
    guard (1...64).contains(text.utf8.count) else { return nil }
    var positions = Array(repeating: UInt64(0), count: 128)
    for (index, byte) in text.utf8.enumerated() {
      guard isLetter(byte) else { return nil }
      for letter in [byte, swappingCase(byte)] { positions[Int(letter)] |= 1 << UInt64(index) }
    }
    count = text.utf8.count
    self.positions = positions
  }

  /// Returns the number of edits; `nil` unless each letter of the other text is one byte.
  func count(from other: String) -> Int? {
    var other = other
    return other.withUTF8 { letters in
      var (more, fewer) = (~UInt64(0), UInt64(0))
      var edits = count
      let last = UInt64(1) << UInt64(count - 1)
      for byte in letters {
        guard isLetter(byte) else { return nil }
        let equal = positions[Int(byte)]
        let vertical = equal | fewer
        let horizontal = (((equal & more) &+ more) ^ more) | equal
        let (added, removed) = (fewer | ~(horizontal | more), more & horizontal)
        if added & last != 0 { edits += 1 }
        if removed & last != 0 { edits -= 1 }
        let shifted = added << 1 | 1
        more = removed << 1 | ~(vertical | shifted)
        fewer = shifted & vertical
      }
      return edits
    }
  }
}

/// Returns whether a byte is a letter of its own. A line feed after a carriage return is part of it.
private func isLetter(_ byte: UInt8) -> Bool { byte < 0x80 && byte != UInt8(ascii: "\r") }

/// Returns the letter in the other case, or the same one if it has no case.
private func swappingCase(_ byte: UInt8) -> UInt8 {
  (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) ? byte ^ 0x20 : byte
}

/// Returns the number of elements that must be inserted, removed or replaced to turn one list into another.
private func edits<Letter: Equatable>(from first: [Letter], to second: [Letter]) -> Int {
  var row = Array(0...second.count)
  for (index, letter) in first.enumerated() {
    var diagonal = index
    row[0] = index + 1
    for (place, other) in second.enumerated() {
      let replaced = diagonal + (letter == other ? 0 : 1)
      diagonal = row[place + 1]
      row[place + 1] = min(replaced, diagonal + 1, row[place] + 1)
    }
  }
  return row[second.count]
}
