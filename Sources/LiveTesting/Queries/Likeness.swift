import Live

/// A text to compare others with.
///
/// The similarity of two texts, from 0 to 1, is the share of letters that need no change, regardless of case. Only the
/// beginnings of long texts are compared, which bounds the cost.
internal struct Likeness {
  private let text: String

  /// The text in lower case, if each letter is one byte, as in most texts, because these compare much faster.
  private let ascii: LowercasedASCII?
  private let letters: [UInt8]

  internal init(_ text: String) {
    self.text = text
    ascii = LowercasedASCII(text)
    letters = ascii?.letters ?? []
  }

  /// Returns the similarity of a text; any number up to `bound` if it is not above `bound`.
  ///
  /// - Complexity: O(*n* × *m*) in the lengths of both texts, of which 100 letters count; O(*m*) if the letters that
  ///   only one of them has rule out a similarity above `bound`.
  internal func closeness(of other: String, above bound: Double = -1) -> Double {
    if text == other { return 1 }
    guard let first = ascii, let second = LowercasedASCII(other) else {
      return nearness(of: Array(text.lowercased().prefix(100)), to: Array(other.lowercased().prefix(100)))
    }
    let length = Double(max(first.count, second.count, 1))
    let most = 1 - Double(first.leastEdits(to: second)) / length
    return most <= bound ? most : nearness(of: letters, to: second.letters)
  }
}

/// A text of at most 100 letters, each of which is one byte.
private struct LowercasedASCII {
  private let text: String
  let count: Int

  /// The letters that occur, as a set of bits.
  private let occurring: (low: UInt64, high: UInt64)

  init?(_ text: String) {
    guard text.utf8.count <= 100 else { return nil }
    self.text = text
    count = text.utf8.count
    var contiguous = text
    guard let occurring = contiguous.withUTF8(Self.occurring) else { return nil }
    self.occurring = occurring
  }

  /// Returns the letters that occur as a set of bits; `nil` unless each is one byte.
  private static func occurring(in text: UnsafeBufferPointer<UInt8>) -> (low: UInt64, high: UInt64)? {
    var (low, high) = (UInt64(0), UInt64(0))
    for byte in text {
      guard byte < 0x80, byte != UInt8(ascii: "\r") else { return nil }
      let letter = lowercased(byte)
      if letter < 64 { low |= 1 << UInt64(letter) } else { high |= 1 << UInt64(letter & 63) }
    }
    return (low, high)
  }

  var letters: [UInt8] { text.utf8.map(Self.lowercased) }

  /// Returns the least number of letters that must change: those that only one of the texts has.
  func leastEdits(to other: LowercasedASCII) -> Int {
    max(abs(count - other.count), lettersMissing(in: other), other.lettersMissing(in: self))
  }

  private func lettersMissing(in other: LowercasedASCII) -> Int {
    (occurring.low & ~other.occurring.low).nonzeroBitCount + (occurring.high & ~other.occurring.high).nonzeroBitCount
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}

private func nearness<Letter: Equatable>(of first: [Letter], to second: [Letter]) -> Double {
  // A text that differs only in case is similar, but not equal.
  min(0.99, 1 - Double(edits(from: first, to: second)) / Double(max(first.count, second.count, 1)))
}

/// Returns the number of letters that must be inserted, removed or replaced to turn one text into another.
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
