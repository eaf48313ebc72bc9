import Widgets

extension SectionedDiff {
  /// One of the batch updates that lead from one list of sections to another.
  public struct Stage {
    /// What changes.
    public let update: BatchUpdate
    /// What there is after it. UIKit's data source has to answer by it from the update on.
    public let sections: [Section]
  }

  /// The batch updates that make a table follow, one after the other. There are at most four, each of which UIKit takes:
  ///
  /// 1. Sections come, move and go, apart from those that rows move out of.
  /// 2. Rows go, come and move, also out of sections that are to go and into sections that have come.
  /// 3. The sections go that rows have moved out of.
  /// 4. Rows and headers that have changed are shown anew.
  ///
  /// - Parameters:
  ///   - old: The sections that the diff was made from.
  ///   - new: The sections that it arrives at.
  ///   - isReloaded: Whether a row that has changed gets another cell. By default its cell stays and shows what is new.
  /// - Throws: ``DiffError`` if there are other numbers of sections or elements than in the lists that the diff leads from and to.
  /// - Complexity: O(*n*) in the number of sections, and of the elements of those that rows move into or out of.
  public func stages(
    from old: [Section], to new: [Section], reloading isReloaded: (Element, Element) -> Bool = { _, _ in false }
  ) throws(DiffError) -> [Stage] {
    try check(old, oldCounts)
    try check(new, newCounts)
    let layout = Layout(self)
    return [
      Stage(update: sectionUpdate(layout), sections: sectionsBeforeRows(layout, old, new)),
      Stage(update: rowUpdate(layout), sections: sectionsAfterRows(layout, old, new)),
      Stage(update: BatchUpdate(deletedSections: layout.departingPlaces), sections: new),
      Stage(update: contentUpdate(isReloaded), sections: new),
    ].filter { !$0.update.isEmpty }
  }
}

extension SectionedDiff {
  /// The sections as they stand between the changes of sections and the changes of rows: the new ones, and among them those
  /// of the old that are still to go.
  fileprivate struct Layout {
    let sources: [Int]
    let departing: Set<Int>
    /// Where the sections of the new list stand.
    var newPlaces: [Int] = []
    /// Where the sections of the old list stand, those that go at once aside.
    var oldPlaces: [Int: Int] = [:]
    var departingPlaces: [Int] = []
    /// For each place, whose section it is.
    var order: [(isDeparting: Bool, index: Int)] = []

    init(_ diff: SectionedDiff) {
      sources = diff.sections.sources
      let removed = Set(diff.sections.removals.map(\.index))
      departing = Set(diff.moves.map(\.from.section)).intersection(removed)
      let moved = Set(diff.sections.moves.map(\.from))

      // A section that is to go stays behind the one before it that does not move, so that neither has to move.
      var followers: [Int: [Int]] = [:]
      var anchor = -1
      for section in diff.oldCounts.indices {
        if departing.contains(section) {
          followers[anchor, default: []].append(section)
        } else if !removed.contains(section), !moved.contains(section) {
          anchor = section
        }
      }
      func depart(_ sections: [Int], in layout: inout Layout) {
        for section in sections {
          layout.oldPlaces[section] = layout.order.count
          layout.departingPlaces.append(layout.order.count)
          layout.order.append((true, section))
        }
      }
      depart(followers[-1] ?? [], in: &self)
      for (index, source) in sources.enumerated() {
        newPlaces.append(order.count)
        if source >= 0 { oldPlaces[source] = order.count }
        order.append((false, index))
        if source >= 0, !moved.contains(source) { depart(followers[source] ?? [], in: &self) }
      }
    }

    func newPath(_ path: RowPath) -> RowPath { RowPath(row: path.row, section: newPlaces[path.section]) }

    /// Where a row of the old list stands while no row has changed.
    func oldPath(_ path: RowPath) -> RowPath {
      RowPath(row: path.row, section: oldPlaces[path.section] ?? path.section)
    }
  }

  private func sectionUpdate(_ layout: Layout) -> BatchUpdate {
    BatchUpdate(
      deletedSections: sections.removals.map(\.index).filter { !layout.departing.contains($0) },
      insertedSections: sections.insertions.map { layout.newPlaces[$0.index] },
      movedSections: sections.moves.map { BatchUpdate.Move(from: $0.from, to: layout.newPlaces[$0.to]) })
  }

  private func rowUpdate(_ layout: Layout) -> BatchUpdate {
    BatchUpdate(
      deletedRows: removals.map { layout.oldPath($0.path) },
      insertedRows: insertions.map { layout.newPath($0.path) },
      movedRows: moves.map { BatchUpdate.Move(from: layout.oldPath($0.from), to: layout.newPath($0.to)) })
  }

  private func contentUpdate(_ isReloaded: (Element, Element) -> Bool) -> BatchUpdate {
    BatchUpdate(
      reconfiguredSections: sections.updates.map(\.to),
      reloadedRows: updates.filter { isReloaded($0.old, $0.new) }.map(\.to),
      reconfiguredRows: updates.filter { !isReloaded($0.old, $0.new) }.map(\.to))
  }

  private func sectionsBeforeRows(_ layout: Layout, _ old: [Section], _ new: [Section]) -> [Section] {
    let arriving = Dictionary(grouping: moves.map(\.to), by: \.section)
    return layout.order.map { isDeparting, index in
      if isDeparting { return old[index] }
      if layout.sources[index] >= 0 { return old[layout.sources[index]] }
      guard let paths = arriving[index] else { return new[index] }
      let rows = Set(paths.map(\.row))
      return new[index].withElements(
        new[index].elements.indices.filter { !rows.contains($0) }.map { new[index].elements[$0] })
    }
  }

  private func sectionsAfterRows(_ layout: Layout, _ old: [Section], _ new: [Section]) -> [Section] {
    let leaving = Dictionary(grouping: moves.map(\.from), by: \.section)
    return layout.order.map { isDeparting, index in
      guard isDeparting else { return new[index] }
      let rows = Set((leaving[index] ?? []).map(\.row))
      return old[index].withElements(
        old[index].elements.indices.filter { !rows.contains($0) }.map { old[index].elements[$0] })
    }
  }
}

extension SectionedDiff.Stage: Sendable where Section: Sendable {}
