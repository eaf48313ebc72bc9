/// Where the elements of a list are while it is put into another order, one element after the other from the front.
///
/// All before the last element that has stayed in its place are in order, apart from those that have yet to move behind it.
///
/// - Complexity: O(log *n*) for each step, as a Fenwick tree.
package struct Places {
  // For each element that was in the list, from 1 on, whether it is there still, and how many have been put behind it; at 0,
  // how many have been put before all. A node of the tree counts those up to its index from its lowest bit on.
  private var counts: [Int]

  /// The last element that has stayed in its place, from 1 on; 0 before there is one.
  private var last = 0

  /// All elements are where they were, apart from those that have been taken out already.
  package init(_ isThere: [Bool]) {
    counts = [0] + isThere.map { $0 ? 1 : 0 }
    for index in counts.indices.dropFirst() where index + (index & -index) < counts.count {
      counts[index + (index & -index)] += counts[index]
    }
  }

  /// The element that was at an index stays, and the next one comes behind it.
  package mutating func keep(_ index: Int) {
    last = index + 1
  }

  /// Puts a new element in its place, and tells where that is.
  package mutating func insert() -> Int {
    defer { add(1, at: last) }
    return count(through: last)
  }

  /// Puts the element that was at an index in its place, and tells where it was until now, and where it is then.
  package mutating func move(_ index: Int) -> (from: Int, to: Int) {
    let from = count(through: index)
    add(-1, at: index + 1)
    return (from, insert())
  }

  private mutating func add(_ number: Int, at index: Int) {
    if index == 0 { return counts[0] += number }
    var index = index
    while index < counts.count {
      counts[index] += number
      index += index & -index
    }
  }

  private func count(through index: Int) -> Int {
    var (count, index) = (counts[0], index)
    while index > 0 {
      count += counts[index]
      index &= index - 1
    }
    return count
  }
}
