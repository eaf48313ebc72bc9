/// The numbers of the nodes of a live tree.
internal struct NodeNumbers {
  /// The number of nodes ever numbered.
  internal var count = 0

  /// The number from which on nodes are being mounted and are not reported yet.
  internal var firstHidden = Int.max

  /// A Boolean value that indicates whether nodes are being mounted because somebody reads them, with all inside them.
  internal var isWaking = false

  /// Returns the number of a new node.
  internal mutating func next() -> Int {
    count += 1
    return count
  }

  /// Returns the numbers for nodes that are mounted later.
  internal mutating func reserve(_ number: Int) -> Range<Int> {
    count += number
    return count - number + 1..<count + 1
  }
}
