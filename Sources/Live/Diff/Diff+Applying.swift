extension Diff {
  /// Applies the diff to the old list, and returns the new one.
  ///
  /// - Throws: ``DiffError`` if the number of elements differs from that of the old list.
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

  /// For each element of the new list, its index in the old one, or -1.
  ///
  /// - Complexity: O(*n*).
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

  /// The diff from the new list to the old one.
  ///
  /// - Complexity: O(*n* log *n*) for *n* changes.
  public var inverse: Diff {
    Diff(
      counts: (newCount, oldCount),
      removals: insertions.map { Removal(index: $0.index, element: $0.element) },
      insertions: removals.map { Insertion(index: $0.index, element: $0.element) },
      moves: moves.map { Move(from: $0.to, to: $0.from) }.sorted { $0.to < $1.to },
      updates: updates.map { Update(from: $0.to, to: $0.from, old: $0.new, new: $0.old) }.sorted { $0.to < $1.to })
  }
}

/// The error of a ``Diff`` that is applied to a list of another length.
public struct DiffError: Error, Hashable, CustomStringConvertible {
  /// The number of elements in the old list.
  public let expected: Int

  /// The number of elements in the list.
  public let found: Int

  /// The section with another number of elements, or `nil` if it is the list itself.
  public let section: Int?

  /// Creates an error.
  package init(expected: Int, found: Int, section: Int? = nil) {
    self.expected = expected
    self.found = found
    self.section = section
  }

  /// The expected and the actual number.
  public var description: String {
    let list = section.map { "a section \($0)" } ?? "a list"
    return "The diff is of \(list) of \(expected) elements, and was applied to \(found)."
  }
}

extension CollectionDifference {
  /// Creates a difference of the standard library from a diff. Moves and updates become associated pairs.
  ///
  /// - Throws: ``DiffError`` if the number of elements differs from that of the diff's old list.
  /// - Complexity: O(*n* log *n*) for *n* changes.
  public init(_ diff: Diff<ChangeElement>, from old: [ChangeElement]) throws(DiffError) {
    guard old.count == diff.oldCount else { throw DiffError(expected: diff.oldCount, found: old.count) }
    var changes: [Change] = []
    for removal in diff.removals {
      changes.append(.remove(offset: removal.index, element: removal.element, associatedWith: nil))
    }
    for insertion in diff.insertions {
      changes.append(.insert(offset: insertion.index, element: insertion.element, associatedWith: nil))
    }
    let new = Dictionary(diff.updates.map { ($0.from, $0.new) }, uniquingKeysWith: { first, _ in first })
    let moved = Set(diff.moves.map(\.from))
    let inPlace = diff.updates.filter { !moved.contains($0.from) }.map {
      Diff<ChangeElement>.Move(from: $0.from, to: $0.to)
    }
    for move in diff.moves + inPlace {
      changes.append(.remove(offset: move.from, element: old[move.from], associatedWith: move.to))
      changes.append(.insert(offset: move.to, element: new[move.from] ?? old[move.from], associatedWith: move.from))
    }
    guard let difference = CollectionDifference(changes) else {
      preconditionFailure("No offset is removed or inserted twice, which is all that is asked.")
    }
    self = difference
  }
}
