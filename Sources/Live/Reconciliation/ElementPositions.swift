/// The current positions of a list's elements while it is reordered from the front, element by element.
///
/// All elements before the last kept one are in order, except for elements that have yet to move behind it.
///
/// - Complexity: O(log *n*) for each step, as a Fenwick tree.
package struct ElementPositions {
  // For each element of the list, from index 1 on, whether it is still at its position, plus the number of elements put
  // behind it; at index 0, the number of elements put before all. A node of the tree has the sum up to its index.
  private var counts: [Int]

  /// The index of the last kept element, from 1 on, or 0 before the first one.
  private var last = 0

  /// Creates the initial positions, without the elements that have already been removed.
  package init(_ isThere: [Bool]) {
    counts = [0] + isThere.map { $0 ? 1 : 0 }
    for index in counts.indices.dropFirst() where index + (index & -index) < counts.count {
      counts[index + (index & -index)] += counts[index]
    }
  }

  /// Keeps the element at an index. The next element is put behind it.
  package mutating func keep(_ index: Int) { last = index + 1 }

  package mutating func insert() -> Int {
    defer { add(1, at: last) }
    return count(through: last)
  }

  /// Moves the element at an index, and returns its old and its new position.
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
