extension String {
  /// How alike two texts are, from 0 to 1: the share of letters that need no change, whatever their case.
  internal func similarity(to other: String) -> Double {
    if self == other { return 1 }
    // Long texts are told apart by how they begin: what is asked for is short, and the cost is that of both lengths.
    if let first = lowercasedASCII, let second = other.lowercasedASCII { return nearness(of: first, to: second) }
    return nearness(of: Array(lowercased().prefix(100)), to: Array(other.lowercased().prefix(100)))
  }

  /// The first letters in lower case; `nil` unless each is one byte. Most texts are, and compare far faster so.
  private var lowercasedASCII: [UInt8]? {
    var letters: [UInt8] = []
    for byte in utf8.prefix(100) {
      guard byte < 0x80, byte != UInt8(ascii: "\r") else { return nil }
      letters.append((UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte)
    }
    // What follows may belong to the last letter.
    return utf8.count > 100 ? nil : letters
  }
}

private func nearness<Letter: Equatable>(of first: [Letter], to second: [Letter]) -> Double {
  // Equal but for the case is near, and not the same.
  min(0.99, 1 - Double(edits(from: first, to: second)) / Double(max(first.count, second.count, 1)))
}

/// How many letters are inserted, removed or replaced on the way from one text to another.
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
