extension SectionedDiff {
  /// Applies the diff to the old list of sections, and returns the new one.
  ///
  /// - Throws: ``DiffError`` if the number of sections or elements differs from that in the old list.
  /// - Complexity: O(*n*) for *n* sections, and elements of changed sections.
  public func apply(to old: [Section]) throws(DiffError) -> [Section] {
    try check(old, oldCounts)
    var result = try sections.apply(to: old)
    let leaving = Dictionary(grouping: removals.map(\.path) + moves.map(\.from), by: \.section)
    let arriving = Dictionary(
      grouping: insertions.map { ($0.path, $0.element) }
        + moves.map { ($0.to, old[$0.from.section].elements[$0.from.row]) },
      by: \.0.section)
    let changing = Dictionary(grouping: updates, by: \.to.section)

    // An inserted section has its elements already.
    for (section, source) in sections.sources.enumerated() where source >= 0 {
      var leaves = [Bool](repeating: false, count: oldCounts[source])
      for path in leaving[source] ?? [] { leaves[path.row] = true }
      var places = [Element?](repeating: nil, count: newCounts[section])
      for (path, element) in arriving[section] ?? [] { places[path.row] = element }
      var staying = zip(old[source].elements, leaves).lazy.filter { !$0.1 }.makeIterator()
      var elements = places.compactMap { $0 ?? staying.next()?.0 }
      for update in changing[section] ?? [] { elements[update.to.row] = update.new }
      result[section] = result[section].withElements(elements)
    }
    return result
  }

  /// Checks that sections have the numbers of elements that the diff was made from.
  ///
  /// - Throws: ``DiffError`` otherwise.
  internal func check(_ list: [Section], _ counts: [Int]) throws(DiffError) {
    if list.count != counts.count { throw DiffError(expected: counts.count, found: list.count) }
    for (section, (expected, found)) in zip(counts, list.map(\.elements.count)).enumerated() where expected != found {
      throw DiffError(expected: expected, found: found, section: section)
    }
  }

  /// The diff from the new list to the old one.
  public var inverse: SectionedDiff {
    SectionedDiff(
      sections: sections.inverse,
      removals: insertions.map { Removal(path: $0.path, element: $0.element) },
      insertions: removals.map { Insertion(path: $0.path, element: $0.element) },
      moves: moves.map { Move(from: $0.to, to: $0.from) }.sorted { $0.to < $1.to },
      updates: updates.map { Update(from: $0.to, to: $0.from, old: $0.new, new: $0.old) }.sorted { $0.to < $1.to },
      oldCounts: newCounts, newCounts: oldCounts)
  }
}
