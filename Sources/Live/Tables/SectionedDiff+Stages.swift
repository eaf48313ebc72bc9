import Widgets

extension SectionedDiff {
  /// One of the batch updates that transform one list of sections into another.
  public struct Stage {
    /// The changes.
    public let update: BatchUpdate
    /// The sections after the update. UIKit's data source has to return them from then on.
    public let sections: [Section]
  }

  /// Returns the batch updates that transform a table, at most four, each of which UIKit accepts.
  ///
  /// 1. Sections are deleted, moved and inserted, except for those that rows are moved from.
  /// 2. Rows are deleted, inserted and moved, also from sections to be deleted and into inserted sections.
  /// 3. The sections that rows have been moved from are deleted.
  /// 4. Changed rows and headers are updated.
  ///
  /// - Parameters:
  ///   - old: The old sections of the diff.
  ///   - new: The new sections of the diff.
  ///   - isReloaded: Returns whether a changed row gets another cell. By default its cell is updated in place.
  /// - Throws: ``DiffError`` if the number of sections or elements differs from that in the lists of the diff.
  /// - Complexity: O(*n*) for *n* sections, and elements in sections that rows are moved from or into.
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
  /// The sections between the changes of sections and of rows: the new sections, and the sections still to be deleted.
  fileprivate struct Layout {
    let sources: [Int]
    let departing: Set<Int>
    /// The positions of the new sections.
    var newPlaces: [Int] = []
    /// The positions of the old sections that the first stage does not delete.
    var oldPlaces: [Int: Int] = [:]
    var departingPlaces: [Int] = []
    /// The section at each position.
    var order: [(isDeparting: Bool, index: Int)] = []

    init(_ diff: SectionedDiff) {
      sources = diff.sections.sources
      let removed = Set(diff.sections.removals.map(\.index))
      departing = Set(diff.moves.map(\.from.section)).intersection(removed)
      let moved = Set(diff.sections.moves.map(\.from))

      // A section to be deleted stays behind the section before it that does not move, so that neither has to move.
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

    /// Returns the index path of an old row before any row has changed.
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
