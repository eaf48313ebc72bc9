extension ArrayMutation {
  /// Returns the changes that undo this change, in the order in which they must be applied.
  ///
  /// A move of elements that were apart takes at most one change for each element. A scroll that changes the length of
  /// the window takes two changes. Any other change takes one, or none if it changes nothing.
  ///
  /// - Parameter list: The list before this change.
  /// - Throws: ``ArrayMutationError`` if the change does not fit the list.
  /// - Complexity: O(*n*) for a list of *n* elements; O(*k* × *n*) for a move of *k* elements.
  public func inverse(in list: [Element]) throws(ArrayMutationError) -> [ArrayMutation] {
    try check(count: list.count)
    if isEmpty { return [] }
    switch self {
    case .delete(let indexes): return [.insert(indexes.map { list[$0] }, at: indexes)]
    case .insert(_, let indexes): return [.delete(at: indexes)]
    case .update(_, let indexes): return [.update(indexes.map { list[$0] }, at: indexes)]
    case .move(let indexes, let target): return Self.movesBack(indexes, target, list.count)
    case .scroll(let count, let elements):
      let left = Array(count < 0 ? list.suffix(-count) : list.prefix(count))
      if left.count == elements.count { return [.scroll(-count, left)] }
      let start = count < 0 ? 0 : list.count - count
      let place = count < 0 ? list.count + count : 0
      return [
        .delete(at: Array(start..<start + elements.count)), .insert(left, at: Array(place..<place + left.count)),
      ]
    case .reload: return [.reload(list)]
    }
  }

  /// Whether the change is about no element.
  private var isEmpty: Bool {
    switch self {
    case .delete(let indexes), .insert(_, let indexes), .update(_, let indexes): indexes.isEmpty
    case .scroll(let count, let elements): count == 0 && elements.isEmpty
    case .move, .reload: false
    }
  }

  private static func movesBack(_ indexes: [Int], _ target: Int, _ count: Int) -> [ArrayMutation] {
    guard let first = indexes.first else { return [] }
    if indexes.last == first + indexes.count - 1 {
      return first == target ? [] : [.move(from: Array(target..<target + indexes.count), to: first)]
    }
    var order = Array(0..<count)
    order.remove(at: indexes)
    order.insert(contentsOf: indexes, at: target)
    return moves(of: indexes, sorting: order)
  }

  /// Returns the fewest moves of single elements that sort a list in which only `strays` may be out of order.
  ///
  /// - Parameters:
  ///   - strays: The elements that may be moved, in ascending order.
  ///   - order: The list, in which each element is the index that it is to have.
  /// - Complexity: O(*n* + *k* log *k*) for *k* strays in a list of *n* elements, and O(*n*) for each move.
  internal static func moves(of strays: [Int], sorting order: [Int]) -> [ArrayMutation] {
    var order = order
    var away = Set(strays)
    let inPlace = inPlace(away, in: order)
    for index in inPlace.longestAscendingIndices { away.remove(inPlace[index]) }
    return strays.filter(away.contains).compactMap { element in
      guard let now = order.firstIndex(of: element) else { return nil }
      order.remove(at: now)
      away.remove(element)
      let place = order.firstIndex { $0 > element && !away.contains($0) } ?? order.count
      order.insert(element, at: place)
      return place == now ? nil : .move(from: [now], to: place)
    }
  }

  /// Returns the strays that are already in order among the other elements, in the order of the list.
  private static func inPlace(_ strays: Set<Int>, in order: [Int]) -> [Int] {
    let others = order.filter { !strays.contains($0) }
    var before = 0
    return order.filter { element in
      if !strays.contains(element) {
        before += 1
        return false
      }
      return (before == 0 || others[before - 1] < element) && (before == others.count || element < others[before])
    }
  }

}

extension [Int] {
  /// The indices of a longest ascending subsequence, the last one first.
  ///
  /// - Complexity: O(*n* log *n*) for *n* distinct numbers.
  package var longestAscendingIndices: [Int] {
    // The index of the least number that ends a subsequence, for each length.
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: count)
    for (index, number) in enumerated() {
      var (low, high) = (0, ends.count)
      if let end = ends.last, self[end] < number { low = high }
      while low < high {
        let middle = (low + high) / 2
        if self[ends[middle]] < number { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = ends[low - 1] }
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var longest: [Int] = []
    var next = ends.last ?? -1
    while next >= 0 {
      longest.append(next)
      next = previous[next]
    }
    return longest
  }
}
