import Widgets

/// A map from the sections and rows before a valid update to those after it.
internal struct BatchUpdateMap {
  /// The index of each section after the update, or `nil` for deleted sections.
  internal let sections: [Int?]

  /// The sections before the update that are reloaded with all rows.
  internal let reloaded: Set<Int>

  private let moved: [RowPath: RowPath]
  private let leaving: [Int: [Int]]
  private let deleted: Set<RowPath>
  private let arriving: [Int: [Int]]

  internal init(_ update: BatchUpdate, sectionCount: Int) {
    var sections = [Int?](repeating: nil, count: sectionCount)
    let taken = Set(update.insertedSections + update.movedSections.map(\.to))
    let gone = Set(update.deletedSections + update.movedSections.map(\.from))
    var next = 0
    for section in 0..<sectionCount where !gone.contains(section) {
      while taken.contains(next) { next += 1 }
      sections[section] = next
      next += 1
    }
    for move in update.movedSections { sections[move.from] = move.to }
    self.sections = sections
    reloaded = Set(update.reloadedSections)
    moved = Dictionary(update.movedRows.map { ($0.from, $0.to) }, uniquingKeysWith: { first, _ in first })
    deleted = Set(update.deletedRows)
    func rows(_ paths: [RowPath]) -> [Int: [Int]] {
      Dictionary(grouping: paths, by: \.section).mapValues { $0.map(\.row).sorted() }
    }
    leaving = rows(update.deletedRows + update.movedRows.map(\.from))
    arriving = rows(update.insertedRows + update.movedRows.map(\.to))
  }

  /// Returns the index path of a row after the update, or `nil` if the row is deleted or its section is reloaded.
  ///
  /// - Complexity: O(*n*) for *n* changes in its sections, independent of the number of rows.
  internal func row(_ path: RowPath) -> RowPath? {
    if let target = moved[path] { return target }
    guard !deleted.contains(path), !reloaded.contains(path.section), let section = sections[path.section] else {
      return nil
    }
    let row = path.row - (leaving[path.section]?.partitioningIndex { $0 >= path.row } ?? 0)
    let places = arriving[section] ?? []
    let before = places.indices.partitioningIndex { places[$0] - $0 > row }
    return RowPath(row: row + before, section: section)
  }

  /// Returns the new index path of the row after a deleted row, or else of the row before it. It is `nil` if there are
  /// no rows.
  internal func neighbor(of path: RowPath, in model: TableModel) -> RowPath? {
    let counts = model.rowCounts
    // A deleted section has no place for the row.
    let own = sections[path.section]
    let section = own ?? sections[..<path.section].reversed().lazy.compactMap(\.self).first ?? 0
    var row = own == nil ? Int.max : path.row - (leaving[path.section]?.count { $0 < path.row } ?? 0)
    for place in own == nil ? [] : arriving[section] ?? [] where place < row { row += 1 }
    if counts.indices.contains(section), counts[section] > 0 {
      return RowPath(row: min(row, counts[section] - 1), section: section)
    }
    if let before = counts[..<min(section, counts.count)].lastIndex(where: { $0 > 0 }) {
      return RowPath(row: counts[before] - 1, section: before)
    }
    return counts.firstIndex { $0 > 0 }.map { RowPath(row: 0, section: $0) }
  }
}
