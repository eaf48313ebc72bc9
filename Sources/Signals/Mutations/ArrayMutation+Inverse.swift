extension ArrayMutation {
  /// The changes that take this one back, to be made one after the other.
  ///
  /// Elements that leave their places side by side return to places apart one by one; all else takes one change, or two where a
  /// window becomes longer or shorter as it moves on.
  ///
  /// - Parameter list: The list before this change.
  /// - Throws: ``ArrayMutationError`` if the change does not fit the list.
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

  /// The moves of single elements by which a list comes into ascending order, of which only some elements are out of it.
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
