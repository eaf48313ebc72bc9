extension Diff {
  /// Finds what makes `old` into `new`.
  ///
  /// - Parameters:
  ///   - old: The list to start from.
  ///   - new: The list to arrive at.
  ///   - id: What tells elements apart.
  ///   - areEqual: Whether an element is unchanged.
  /// - Complexity: O(*n*) where what stays keeps its order, otherwise O(*n* log *n*). What both have in common at their ends
  ///   takes no memory.
  @inlinable
  public init<ID: Hashable>(
    from old: [Element],
    to new: [Element],
    id: (Element) -> ID,
    areEqual: (Element, Element) -> Bool
  ) {
    self.init(between: old, and: new, id: id, areEqual: areEqual)
  }

  /// The same for lists whose elements are made as they are looked at.
  @inlinable
  internal init<List: RandomAccessCollection<Element>, ID: Hashable>(
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
  /// Finds what makes `old` into `new`, by the elements' `id` and equality.
  @inlinable
  public init(from old: [Element], to new: [Element]) {
    self.init(from: old, to: new, id: { $0.id }, areEqual: { $0 == $1 })
  }
}

extension Diff where Element: Hashable {
  /// Finds what makes `old` into `new`, where each element is its own identity and nothing is updated.
  @inlinable
  public static func ofValues(from old: [Element], to new: [Element]) -> Diff {
    Diff(from: old, to: new, id: { $0 }, areEqual: { _, _ in true })
  }
}
