import Widgets

/// Where sections and rows that are there before a valid update are after it.
internal struct BatchUpdateMap {
  /// For each section before the update, where it is after it; `nil` for those that go.
  internal let sections: [Int?]

  /// The sections before the update whose rows are all made anew.
  internal let reloaded: Set<Int>

  private let moved: [RowPath: RowPath]
  private let leaving: [Int: [Int]]
  private let deleted: Set<RowPath>
  private let arriving: [Int: [Int]]

  /// Follows an update of a table of some sections.
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

  /// Where a row is after the update; `nil` if it goes, or all rows of its section are others.
  ///
  /// - Complexity: O(*n*) for the changes in its sections, whatever the number of rows.
  internal func row(_ path: RowPath) -> RowPath? {
    if let target = moved[path] { return target }
    guard !deleted.contains(path), !reloaded.contains(path.section), let section = sections[path.section] else {
      return nil
    }
    var row = path.row - (leaving[path.section]?.count { $0 < path.row } ?? 0)
    for place in arriving[section] ?? [] where place <= row { row += 1 }
    return RowPath(row: row, section: section)
  }
}
