extension ArrayMutation {
  /// Returns the changes that undo this change, in the order in which they must be applied.
  ///
  /// A move of elements that were apart takes one change for each element. A scroll that changes the length of the
  /// window takes two changes. Any other change takes one.
  ///
  /// - Parameter list: The list before this change.
  /// - Throws: ``ArrayMutationError`` if the change does not fit the list.
  /// - Complexity: O(*n*) for a list of *n* elements; O(*k* × *n*) for a move of *k* elements.
  public func inverse(in list: [Element]) throws(ArrayMutationError) -> [ArrayMutation] {
    try check(count: list.count)
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

  private static func movesBack(_ indexes: [Int], _ target: Int, _ count: Int) -> [ArrayMutation] {
    var order = Array(0..<count)
    for index in indexes.reversed() { order.remove(at: index) }
    order.insert(contentsOf: indexes, at: target)
    return moves(of: indexes, sorting: order)
  }

  /// Returns the moves of single elements that sort a list in which only `strays` are out of order.
  ///
  /// - Complexity: O(*k* × *n*) for *k* strays in a list of *n* elements.
  internal static func moves(of strays: [Int], sorting order: [Int]) -> [ArrayMutation] {
    var order = order
    var away = Set(strays)
    return strays.compactMap { element in
      guard let now = order.firstIndex(of: element) else { return nil }
      order.remove(at: now)
      away.remove(element)
      let place = order.firstIndex { $0 > element && !away.contains($0) } ?? order.count
      order.insert(element, at: place)
      return place == now ? nil : .move(from: [now], to: place)
    }
  }
}
