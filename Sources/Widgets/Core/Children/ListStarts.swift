/// The indexes of the first elements of lists that stand one after the other.
internal struct ListStarts: Equatable {
  /// None if each list has one element.
  private let starts: [Int]

  /// The number of elements in all lists.
  internal let count: Int

  internal init(counts: some Collection<Int>) {
    count = counts.reduce(0, +)
    var next = 0
    starts =
      counts.allSatisfy { $0 == 1 }
      ? []
      : counts.map { count in
        defer { next += count }
        return next
      }
  }

  /// Returns the number of the list with the element at an index, and the index there.
  ///
  /// - Complexity: O(log *n*) for *n* lists.
  internal func place(of index: Int) -> (number: Int, index: Int) {
    if starts.isEmpty { return (index, 0) }
    var (number, end) = (0, starts.count)
    while end - number > 1 {
      let middle = (number + end) / 2
      if starts[middle] <= index { number = middle } else { end = middle }
    }
    return (number, index - starts[number])
  }
}
