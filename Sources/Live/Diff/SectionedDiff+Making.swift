extension SectionedDiff {
  /// Creates the diff from `old` to `new`.
  ///
  /// - Parameters:
  ///   - old: The old sections.
  ///   - new: The new sections.
  ///   - id: Returns the identity of an element, unique in all sections.
  ///   - areEqual: Returns whether an element is unchanged.
  /// - Complexity: That of ``Diff`` for each common section, and O(*n*) for *n* removed and inserted elements.
  public init<ID: Hashable>(
    from old: [Section],
    to new: [Section],
    id: (Element) -> ID,
    areEqual: (Element, Element) -> Bool
  ) {
    sections = Diff(from: old, to: new, id: { $0.id }, areEqual: { $0.hasSameContent(as: $1) })
    var (leaving, arriving, moves) = ([RowPath](), [RowPath](), [Move]())
    var pairs: [Update] = []
    func pair(_ from: RowPath, _ to: RowPath) {
      let (before, after) = (old[from.section].elements[from.row], new[to.section].elements[to.row])
      if !areEqual(before, after) { pairs.append(Update(from: from, to: to, old: before, new: after)) }
    }

    for removal in sections.removals {
      leaving += removal.element.elements.indices.map { RowPath(row: $0, section: removal.index) }
    }
    for (section, source) in sections.sources.enumerated() {
      guard source >= 0 else {
        arriving += new[section].elements.indices.map { RowPath(row: $0, section: section) }
        continue
      }
      let rows = Diff(between: old[source].elements, and: new[section].elements, id: id, areEqual: areEqual)
      leaving += rows.removals.map { RowPath(row: $0.index, section: source) }
      arriving += rows.insertions.map { RowPath(row: $0.index, section: section) }
      moves += rows.moves.map {
        Move(from: RowPath(row: $0.from, section: source), to: RowPath(row: $0.to, section: section))
      }
      pairs += rows.updates.map {
        Update(
          from: RowPath(row: $0.from, section: source), to: RowPath(row: $0.to, section: section),
          old: $0.old, new: $0.new)
      }
    }

    if !leaving.isEmpty, !arriving.isEmpty {
      leaving.sort()
      let ids = leaving.map { id(old[$0.section].elements[$0.row]) }
      let match = Correspondence(ids, arriving.map { id(new[$0.section].elements[$0.row]) })
      for (index, source) in match.sources.enumerated() where source >= 0 {
        moves.append(Move(from: leaving[source], to: arriving[index]))
        pair(leaving[source], arriving[index])
      }
      leaving = zip(leaving, match.stays).filter { !$1 }.map(\.0)
      arriving = zip(arriving, match.sources).filter { $1 < 0 }.map(\.0)
    }
    let removed = Set(sections.removals.map(\.index))
    let inserted = Set(sections.insertions.map(\.index))
    removals = leaving.sorted().filter { !removed.contains($0.section) }.map {
      Removal(path: $0, element: old[$0.section].elements[$0.row])
    }
    insertions = arriving.filter { !inserted.contains($0.section) }.map {
      Insertion(path: $0, element: new[$0.section].elements[$0.row])
    }
    self.moves = moves.sorted { $0.to < $1.to }
    updates = pairs.sorted { $0.to < $1.to }
    oldCounts = old.map(\.elements.count)
    newCounts = new.map(\.elements.count)
  }

  /// Creates the diff from `old` to `new`, without updates of elements.
  public init(from old: [Section], to new: [Section], id: (Element) -> some Hashable) {
    self.init(from: old, to: new, id: id, areEqual: { _, _ in true })
  }
}

extension SectionedDiff where Section.Elements.Element: Identifiable & Equatable {
  /// Creates the diff from `old` to `new`, by the elements' `id` and equality.
  public init(from old: [Section], to new: [Section]) {
    self.init(from: old, to: new, id: { $0.id }, areEqual: { $0 == $1 })
  }
}
