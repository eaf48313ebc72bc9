extension String {
  /// How alike two texts are, from 0 to 1: the share of letters that need no change, whatever their case.
  internal func similarity(to other: String) -> Double {
    if self == other { return 1 }
    // Long texts are told apart by how they begin: what is asked for is short, and the cost is that of both lengths.
    let (first, second) = (Array(lowercased().prefix(100)), Array(other.lowercased().prefix(100)))
    let longer = max(first.count, second.count)
    // Equal but for the case is near, and not the same.
    return min(0.99, 1 - Double(edits(from: first, to: second)) / Double(max(longer, 1)))
  }
}

/// How many letters are inserted, removed or replaced on the way from one text to another.
private func edits(from first: [Character], to second: [Character]) -> Int {
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
