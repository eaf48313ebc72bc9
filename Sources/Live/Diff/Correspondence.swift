/// Which elements of two lists are the same, and which of them keep their order.
@usableFromInline
internal struct Correspondence {
  /// For each element of the new list, where it is in the old one; -1 where it is not.
  @usableFromInline internal var sources: [Int] = []

  /// For each element of the old list, whether it is in the new one.
  @usableFromInline internal var stays: [Bool]

  /// For each element of the new list, whether it comes from the old list but out of order.
  @usableFromInline internal var moves: [Bool]

  /// Finds the elements that are the same by their identities. Of several of one identity the first is the first, and so on.
  @inlinable
  internal init<ID: Hashable>(_ old: [ID], _ new: [ID]) {
    stays = Array(repeating: false, count: old.count)
    moves = Array(repeating: false, count: new.count)
    sources = Array(repeating: -1, count: new.count)
    if old.isEmpty || new.isEmpty { return }

    // From the back, so that the table holds the first of each identity, and `next` those that follow it.
    var first = [ID: Int](minimumCapacity: old.count)
    var next: [Int: Int] = [:]
    for index in old.indices.reversed() {
      if let later = first.updateValue(index, forKey: old[index]) { next[index] = later }
    }
    var (last, source) = (-1, -1)
    var isOrdered = true
    for (index, id) in new.enumerated() {
      // What follows in the old list most often follows here, too.
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
  }

  /// Leaves in place as many elements as can be: those of a longest increasing subsequence of the sources.
  @usableFromInline
  internal mutating func findMoves() {
    // `tails[n]` is where the subsequence of length n + 1 ends that has the smallest last source.
    var tails: [Int] = []
    var previous = [Int](repeating: -1, count: sources.count)
    for (index, source) in sources.enumerated() where source >= 0 {
      moves[index] = true
      var (low, high) = (0, tails.count)
      if let end = tails.last, sources[end] < source { low = high }
      while low < high {
        let middle = (low + high) / 2
        if sources[tails[middle]] < source { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = tails[low - 1] }
      if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var index = tails.last ?? -1
    while index >= 0 {
      moves[index] = false
      index = previous[index]
    }
  }
}
