import Widgets

/// The rules for batch updates of a `UITableView`. UIKit enforces them by exceptions.
///
/// ```swift
/// try BatchUpdateChecker.check(BatchUpdate(deletedRows: [RowPath(row: 0, section: 0)]), from: [3], to: [3])
/// // Invalid update: invalid number of rows in section 0. The number of rows contained in an existing section after
/// // the update (3) must be equal to the number of rows contained in that section before the update (3), plus or minus
/// // the number of rows inserted or deleted from that section (0 inserted, 1 deleted) and plus or minus the number of
/// // rows moved into or out of that section (0 moved in, 0 moved out).
/// ```
///
/// A table is represented by the number of rows in each section. The rules are those in the messages of UIKit's
/// exceptions. If UIKit is lenient in one version and strict in another, the checker is strict: each position occurs
/// once, and no row is reloaded in a section that moves.
public enum BatchUpdateChecker {
  /// Checks whether UIKit would accept an update.
  ///
  /// - Parameters:
  ///   - update: The changes.
  ///   - before: The number of rows in each section before the update.
  ///   - after: The number of rows in each section after the update.
  /// - Throws: ``BatchUpdateError`` with the message of the exception.
  /// - Complexity: O(*n*) for *n* changes and sections, independent of the number of rows.
  public static func check(
    _ update: BatchUpdate, from before: [Int], to after: [Int]
  ) throws(BatchUpdateError) {
    try checkSections(update, before.count, after.count)
    try checkRows(update, before, after)
    try checkCounts(update, before, after)
  }

  private typealias Action = BatchUpdateError.Action

  private static func checkSections(_ update: BatchUpdate, _ before: Int, _ after: Int) throws(BatchUpdateError) {
    let leaving: [(Action, [Int])] = [
      (.delete, update.deletedSections), (.reload, update.reloadedSections),
      (.reconfigure, update.reconfiguredSections), (.moveFrom, update.movedSections.map(\.from)),
    ]
    let arriving: [(Action, [Int])] = [(.insert, update.insertedSections), (.moveTo, update.movedSections.map(\.to))]
    for (places, count) in [(leaving, before), (arriving, after)] {
      var seen: [Int: Action] = [:]
      for (action, sections) in places {
        for section in sections {
          guard 0..<count ~= section else { throw .noSection(action, section, count: count) }
          if let other = seen.updateValue(action, forKey: section) { throw .sectionConflict(other, action, section) }
        }
      }
    }
    let (inserted, deleted) = (update.insertedSections.count, update.deletedSections.count)
    guard after == before + inserted - deleted else {
      throw .sectionCount(before: before, after: after, inserted: inserted, deleted: deleted)
    }
  }

  private static func checkRows(_ update: BatchUpdate, _ before: [Int], _ after: [Int]) throws(BatchUpdateError) {
    let leaving: [(Action, [RowPath])] = [
      (.delete, update.deletedRows), (.reload, update.reloadedRows), (.reconfigure, update.reconfiguredRows),
      (.moveFrom, update.movedRows.map(\.from)),
    ]
    let arriving: [(Action, [RowPath])] = [(.insert, update.insertedRows), (.moveTo, update.movedRows.map(\.to))]
    for (places, counts) in [(leaving, before), (arriving, after)] {
      var seen: [RowPath: Action] = [:]
      for (action, paths) in places {
        for path in paths {
          guard counts.indices ~= path.section else { throw .noSectionOfRow(action, path, count: counts.count) }
          let count = counts[path.section]
          guard path.row >= 0, path.row < count else { throw .noRow(action, path, count: count) }
          if let other = seen.updateValue(action, forKey: path) { throw .rowConflict(other, action, path) }
        }
      }
    }
    let gone = Set(update.deletedSections + update.reloadedSections)
    if let move = update.movedRows.first(where: { gone.contains($0.from.section) }) {
      throw .moveFromDeletedSection(move.from.section)
    }
    let map = BatchUpdateMap(update, sectionCount: before.count)
    let new = Set(update.insertedSections + update.reloadedSections.compactMap { map.sections[$0] })
    if let move = update.movedRows.first(where: { new.contains($0.to.section) }) {
      throw .moveIntoInsertedSection(move.to.section)
    }
  }

  private static func checkCounts(_ update: BatchUpdate, _ before: [Int], _ after: [Int]) throws(BatchUpdateError) {
    func counts(_ paths: [RowPath], _ count: Int) -> [Int] {
      var counts = [Int](repeating: 0, count: count)
      for path in paths { counts[path.section] += 1 }
      return counts
    }
    let moved = Set(update.movedSections.map(\.from))
    let torn = update.reloadedRows.filter { moved.contains($0.section) }
    let deleted = counts(update.deletedRows + torn, before.count)
    let inserted = counts(update.insertedRows, after.count)
    let crossing = update.movedRows
    let movedOut = counts(crossing.map(\.from), before.count)
    let movedIn = counts(crossing.map(\.to), after.count)
    let reloaded = Set(update.reloadedSections)
    for (old, new) in BatchUpdateMap(update, sectionCount: before.count).sections.enumerated() {
      guard let new, !reloaded.contains(old) else { continue }
      guard after[new] == before[old] &+ inserted[new] &- deleted[old] &+ movedIn[new] &- movedOut[old] else {
        throw .rowCount(
          section: new, before: before[old], after: after[new], inserted: inserted[new], deleted: deleted[old],
          movedIn: movedIn[new], movedOut: movedOut[old])
      }
    }
  }
}
