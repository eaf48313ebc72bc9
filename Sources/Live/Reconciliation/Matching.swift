/// Which of the nodes that are there become which of those that are wanted, so that as few as possible move.
///
/// From both ends, nodes stay as long as type and key are the same. In between, each goes to the next that has its type and
/// key; without a key, that is the next of the type.
internal struct Matching {
  /// For each node that is wanted, the index of the one that is there; `nil` if there is none.
  internal private(set) var sources: [Int?]

  /// The indexes of the nodes that nobody wants any more, in their order.
  internal private(set) var removed: [Int] = []

  /// For each node that is wanted, whether it has to move.
  internal private(set) var isMoved: [Bool]

  internal init(_ old: [NodeIdentity], to new: [NodeIdentity]) {
    let shorter = min(old.count, new.count)
    let head = zip(old, new).prefix { $0 == $1 }.count
    let tail = zip(old.reversed(), new.reversed()).prefix(shorter - head).prefix { $0 == $1 }.count
    let (oldMiddle, newMiddle) = (head..<old.count - tail, head..<new.count - tail)
    sources = Array(0..<head) + newMiddle.map { _ in nil } + Array(old.count - tail..<old.count)
    isMoved = Array(repeating: false, count: new.count)
    guard !oldMiddle.isEmpty else { return }

    // The nodes of one identity form a list, the first one first.
    var first: [NodeIdentity: Int] = [:]
    var next: [Int?] = Array(repeating: nil, count: old.count)
    for index in oldMiddle.reversed() {
      next[index] = first.updateValue(index, forKey: old[index])
    }
    var isWanted = Array(repeating: false, count: old.count)
    for index in newMiddle {
      guard let source = first[new[index]] else { continue }
      first[new[index]] = next[source]
      sources[index] = source
      isWanted[source] = true
    }
    removed = oldMiddle.filter { !isWanted[$0] }
    markMoved(in: newMiddle)
  }

  /// All move but those of a longest series that is in order already.
  private mutating func markMoved(in range: Range<Int>) {
    let found = range.filter { sources[$0] != nil }
    let places = found.compactMap { sources[$0] }
    if zip(places, places.dropFirst()).allSatisfy(<) { return }
    for index in found { isMoved[index] = true }
    for position in longestIncreasingSubsequence(of: places) { isMoved[found[position]] = false }
  }
}

/// The positions of a longest subsequence in which each number is greater than the one before it.
///
/// - Complexity: O(*n* log *n*).
internal func longestIncreasingSubsequence(of numbers: [Int]) -> [Int] {
  // For each length, where the subsequence of it ends that has the least last number.
  var ends: [Int] = []
  var previous: [Int?] = []
  for (position, number) in numbers.enumerated() {
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
    }
    previous.append(low == 0 ? nil : ends[low - 1])
    if low == ends.count { ends.append(position) } else { ends[low] = position }
  }
  let backwards = sequence(first: ends.last) { $0.flatMap { previous[$0] } }
  return backwards.prefix { $0 != nil }.compactMap(\.self).reversed()
}
