extension CollectionDifference {
  /// Creates a difference of the standard library from a diff. Moves and updates become associated pairs.
  ///
  /// - Throws: ``DiffError`` if the list has another number of elements than that which the diff was made from.
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
