extension Diff {
  /// What becomes of a list: for the old list, the new one.
  ///
  /// - Throws: ``DiffError``, if the list has another number of elements than the old one.
  /// - Complexity: O(*n*).
  public func apply(to elements: [Element]) throws(DiffError) -> [Element] {
    guard elements.count == oldCount else { throw DiffError(expected: oldCount, found: elements.count) }
    var leaves = [Bool](repeating: false, count: oldCount)
    for removal in removals { leaves[removal.index] = true }
    for move in moves { leaves[move.from] = true }

    var arriving = [Element?](repeating: nil, count: newCount)
    for insertion in insertions { arriving[insertion.index] = insertion.element }
    for move in moves { arriving[move.to] = elements[move.from] }

    var staying = zip(elements, leaves).lazy.filter { !$0.1 }.makeIterator()
    var result = arriving.compactMap { $0 ?? staying.next()?.0 }
    for update in updates { result[update.to] = update.new }
    return result
  }

  /// For each element of the new list, where it is in the old one; -1 where it is not.
  internal var sources: [Int] {
    var sources = [Int?](repeating: nil, count: newCount)
    var leaves = [Bool](repeating: false, count: oldCount)
    for removal in removals { leaves[removal.index] = true }
    for insertion in insertions { sources[insertion.index] = -1 }
    for move in moves {
      leaves[move.from] = true
      sources[move.to] = move.from
    }
    var staying = leaves.indices.lazy.filter { !leaves[$0] }.makeIterator()
    return sources.map { $0 ?? staying.next() ?? -1 }
  }

  /// What makes the new list into the old one again.
  public var inverse: Diff {
    Diff(
      counts: (newCount, oldCount),
      removals: insertions.map { Removal(index: $0.index, element: $0.element) },
      insertions: removals.map { Insertion(index: $0.index, element: $0.element) },
      moves: moves.map { Move(from: $0.to, to: $0.from) }.sorted { $0.to < $1.to },
      updates: updates.map { Update(from: $0.to, to: $0.from, old: $0.new, new: $0.old) }.sorted { $0.to < $1.to })
  }
}

/// Why a ``Diff`` could not be applied: the list is not the one it was made from.
public struct DiffError: Error, Hashable, CustomStringConvertible {
  /// How many elements the old list has.
  public let expected: Int

  /// How many elements the list has.
  public let found: Int

  /// The section of the old list whose elements were counted; `nil` where the list itself was.
  public let section: Int?

  /// States what was expected and what was found.
  public init(expected: Int, found: Int, section: Int? = nil) {
    self.expected = expected
    self.found = found
    self.section = section
  }

  /// What was expected and what was found.
  public var description: String {
    let list = section.map { "a section \($0)" } ?? "a list"
    return "The diff is of \(list) of \(expected) elements, and was applied to \(found)."
  }
}
