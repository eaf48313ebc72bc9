extension Diff {
  /// Creates the diff from `old` to `new`.
  ///
  /// - Parameters:
  ///   - old: The old list.
  ///   - new: The new list.
  ///   - id: Returns the identity of an element.
  ///   - areEqual: Returns whether an element is unchanged.
  /// - Complexity: O(*n*) if the common elements keep their order, and otherwise O(*n* log *n*). A common prefix and a
  ///   common suffix need no memory.
  @inlinable public init<ID: Hashable>(
    from old: [Element],
    to new: [Element],
    id: (Element) -> ID,
    areEqual: (Element, Element) -> Bool
  ) {
    self.init(between: old, and: new, id: id, areEqual: areEqual)
  }

  /// Creates the diff between lists whose elements are created on demand.
  @inlinable internal init<List: RandomAccessCollection<Element>, ID: Hashable>(
    between old: List,
    and new: List,
    id: (Element) -> ID,
    areEqual: (Element, Element) -> Bool
  ) where List.Index == Int {
    var (removals, insertions, moves, updates) = ([Removal](), [Insertion](), [Move](), [Update]())
    func keep(_ from: Int, _ to: Int) {
      if !areEqual(old[from], new[to]) { updates.append(Update(from: from, to: to, old: old[from], new: new[to])) }
    }
    func remove(_ index: Int) { removals.append(Removal(index: index, element: old[index])) }
    func insert(_ index: Int) { insertions.append(Insertion(index: index, element: new[index])) }

    var (start, oldEnd, newEnd) = (0, old.count, new.count)
    while start < min(oldEnd, newEnd), id(old[start]) == id(new[start]) {
      keep(start, start)
      start += 1
    }
    while start < min(oldEnd, newEnd), id(old[oldEnd - 1]) == id(new[newEnd - 1]) {
      oldEnd -= 1
      newEnd -= 1
    }
    if start < oldEnd, start < newEnd {
      let middle = Correspondence(old[start..<oldEnd].map(id), new[start..<newEnd].map(id))
      for (index, stays) in middle.stays.enumerated() where !stays { remove(start + index) }
      for (index, source) in middle.sources.enumerated() {
        guard source >= 0 else {
          insert(start + index)
          continue
        }
        if middle.moves[index] { moves.append(Move(from: start + source, to: start + index)) }
        keep(start + source, start + index)
      }
    } else {
      (start..<oldEnd).forEach(remove)
      (start..<newEnd).forEach(insert)
    }
    for offset in 0..<(old.count - oldEnd) { keep(oldEnd + offset, newEnd + offset) }
    self.init(
      counts: (old.count, new.count), removals: removals, insertions: insertions, moves: moves, updates: updates)
  }
}

extension Diff where Element: Identifiable & Equatable {
  /// Creates the diff from `old` to `new`, by the elements' `id` and equality.
  @inlinable public init(from old: [Element], to new: [Element]) {
    self.init(from: old, to: new, id: { $0.id }, areEqual: { $0 == $1 })
  }
}

extension Diff where Element: Hashable {
  /// Creates the diff from `old` to `new`, with the elements as their own identities and without updates.
  ///
  /// Elements that are also `Identifiable` are compared by their `id`; ``ofValues(from:to:)`` compares them as a whole.
  @_disfavoredOverload @inlinable public init(from old: [Element], to new: [Element]) {
    self = .ofValues(from: old, to: new)
  }

  /// Returns the diff from `old` to `new`, with the elements as their own identities and without updates.
  @inlinable public static func ofValues(from old: [Element], to new: [Element]) -> Diff {
    Diff(from: old, to: new, id: { $0 }, areEqual: { _, _ in true })
  }
}
