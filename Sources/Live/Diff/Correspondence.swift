import Signals

/// The correspondence between the elements of two lists.
@usableFromInline internal struct Correspondence {
  /// For each element of the new list, its index in the old one, or -1.
  @usableFromInline internal var sources: [Int] = []

  /// For each element of the old list, whether it is in the new one.
  @usableFromInline internal var stays: [Bool]

  /// For each element of the new list, whether it is in the old one but out of order.
  @usableFromInline internal var moves: [Bool]

  /// Matches elements by their identities. Elements with the same identity are matched in order.
  ///
  /// - Complexity: O(*n*).
  @inlinable internal init<ID: Hashable>(_ old: [ID], _ new: [ID]) {
    stays = Array(repeating: false, count: old.count)
    moves = Array(repeating: false, count: new.count)
    sources = Array(repeating: -1, count: new.count)
    if old.isEmpty || new.isEmpty { return }

    // In reverse order, so that `first` has the first index of each identity, and `next` the following ones.
    var first = [ID: Int](minimumCapacity: old.count)
    var next: [Int: Int] = [:]
    for index in old.indices.reversed() {
      if let later = first.updateValue(index, forKey: old[index]) { next[index] = later }
    }
    var (last, source) = (-1, -1)
    var isOrdered = true
    for (index, id) in new.enumerated() {
      // The next element of the old list is most often the next one here, too.
      source += 1
      if !next.isEmpty || source >= old.count || stays[source] || old[source] != id {
        guard let found = first[id], !stays[found] else {
          source -= 1
          continue
        }
        source = found
        if let later = next[found] { first[id] = later }
      }
      stays[source] = true
      sources[index] = source
      if source < last { isOrdered = false }
      last = max(last, source)
    }
    if !isOrdered { findMoves() }
    #if DEBUG
      checkInvariants()
    #endif
  }

  /// Marks as moved all elements outside of a longest increasing subsequence of the sources.
  ///
  /// - Complexity: O(*n* log *n*).
  @usableFromInline internal mutating func findMoves() {
    let known = sources.indices.filter { sources[$0] >= 0 }
    for index in known { moves[index] = true }
    for place in known.map({ sources[$0] }).longestAscendingIndices { moves[known[place]] = false }
  }

  /// Asserts that each element stays at most once, and that those that do not move keep their order.
  ///
  /// - Complexity: O(*n*).
  @usableFromInline internal func checkInvariants() {
    var found = stays.map { _ in false }
    var last = -1
    for (source, isMove) in zip(sources, moves) {
      assert(source >= 0 || !isMove, "A new element moves.")
      if source < 0 { continue }
      assert(!found[source], "Two new elements correspond to one old element.")
      found[source] = true
      if isMove { continue }
      assert(source > last, "An element changes its place without a move.")
      last = source
    }
    assert(found == stays, "An element stays without a place.")
  }
}
