import Widgets

/// The reason why UIKit would not accept a `BatchUpdate`. The description is the message of its exception.
public enum BatchUpdateError: Error, Hashable, Sendable {
  /// The number of sections after the update does not match the insertions and deletions.
  case sectionCount(before: Int, after: Int, inserted: Int, deleted: Int)
  /// The number of rows in a section after the update does not match the insertions, deletions and moves.
  case rowCount(section: Int, before: Int, after: Int, inserted: Int, deleted: Int, movedIn: Int, movedOut: Int)
  /// A section that does not exist is deleted, reloaded, moved or inserted.
  case noSection(Action, Int, count: Int)
  /// A row is deleted, reloaded, moved or inserted in a section that does not exist.
  case noSectionOfRow(Action, RowPath, count: Int)
  /// A row that does not exist is deleted, reloaded, moved or inserted.
  case noRow(Action, RowPath, count: Int)
  /// A section has two changes.
  case sectionConflict(Action, Action, Int)
  /// A row has two changes.
  case rowConflict(Action, Action, RowPath)
  /// A row is moved from a deleted section.
  case moveFromDeletedSection(Int)
  /// A row is moved into an inserted section.
  case moveIntoInsertedSection(Int)

  /// The kind of change of a section or row.
  public enum Action: Hashable, Sendable {
    /// The deletion.
    case delete
    /// The insertion.
    case insert
    /// The reload.
    case reload
    /// The update of a cell or a header in place.
    case reconfigure
    /// The source of a move.
    case moveFrom
    /// The target of a move.
    case moveTo
  }
}

extension BatchUpdateError.Action {
  /// A Boolean value that indicates whether the position refers to the table after the update.
  internal var isAfter: Bool { self == .insert || self == .moveTo }

  fileprivate var time: String { isAfter ? "after" : "before" }

  fileprivate var verb: String {
    switch self {
    case .delete: "delete"
    case .insert: "insert"
    case .reload: "reload"
    case .reconfigure: "reconfigure"
    case .moveFrom, .moveTo: "move"
    }
  }
}

extension BatchUpdateError: CustomStringConvertible {
  /// The message of UIKit's exception, without memory addresses.
  public var description: String {
    switch self {
    case .sectionCount(let before, let after, let inserted, let deleted):
      "Invalid update: invalid number of sections. The number of sections contained in the table view after the update "
        + "(\(after)) must be equal to the number of sections contained in the table view before the update "
        + "(\(before)), plus or minus the number of sections inserted or deleted (\(inserted) inserted, "
        + "\(deleted) deleted)."
    case .rowCount(let section, let before, let after, let inserted, let deleted, let movedIn, let movedOut):
      "Invalid update: invalid number of rows in section \(section). The number of rows contained in an existing "
        + "section after the update (\(after)) must be equal to the number of rows contained in that section before "
        + "the update (\(before)), plus or minus the number of rows inserted or deleted from that section "
        + "(\(inserted) inserted, \(deleted) deleted) and plus or minus the number of rows moved into or out of that "
        + "section (\(movedIn) moved in, \(movedOut) moved out)."
    case .noSection(let action, let section, let count):
      "attempt to \(action.verb) section \(section), but there are only \(count) sections \(action.time) the update"
    case .noSectionOfRow(let action, let path, let count):
      "attempt to \(action.verb) row \(path.row) \(action.isAfter ? "into" : "from") section \(path.section), "
        + "but there are only \(count) sections \(action.time) the update"
    case .noRow(.insert, let path, let count):
      "attempt to insert row \(path.row) into section \(path.section), "
        + "but there are only \(count) rows in section \(path.section) after the update"
    case .noRow(let action, let path, let count) where action == .moveFrom || action == .moveTo:
      "attempt to move index path (\(Self.indexPath(path))) that does not exist - "
        + "there are only \(count) rows in section \(path.section) \(action.time) the update"
    case .noRow(let action, let path, let count):
      "attempt to \(action.verb) row \(path.row) from section \(path.section) "
        + "which only contains \(count) rows before the update"
    case .sectionConflict(let first, let second, let section):
      "attempt to perform \(Self.pair(first, second)) the same section (\(section))"
    case .rowConflict(let first, let second, let path):
      "attempt to perform \(Self.pair(first, second)) the same index path (\(Self.indexPath(path)))"
    case .moveFromDeletedSection(let section): "cannot move a row from a deleted section (\(section))"
    case .moveIntoInsertedSection(let section): "cannot move a row into a newly inserted section (\(section))"
    }
  }

  private static func indexPath(_ path: RowPath) -> String { "{length = 2, path = \(path.section) - \(path.row)}" }

  private static func pair(_ first: Action, _ second: Action) -> String {
    let article = first == .insert ? "an" : "a"
    return
      "\(article) \(first.verb) and \(second == .insert ? "an" : "a") \(second.verb) \(first.isAfter ? "to" : "from")"
  }
}
