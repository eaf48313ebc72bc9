/// A set of changes that a table applies and animates together, to its sections and rows.
///
/// As in UIKit, deletions, reloads and the sources of moves refer to the table before the update; insertions and the
/// targets of moves refer to the table after it. `BatchUpdateChecker` of the module `Live` checks whether UIKit would
/// accept the update.
///
/// ```swift
/// BatchUpdate(deletedRows: [RowPath(row: 1, section: 0)])
/// ```
public struct BatchUpdate: Hashable, Sendable {
  /// A section or row that moves.
  public struct Move<Place: Hashable & Sendable>: Hashable, Sendable, CustomStringConvertible {
    /// The position before the update.
    public var from: Place
    /// The position after the update.
    public var to: Place

    /// Creates a move.
    public init(from: Place, to: Place) {
      self.from = from
      self.to = to
    }

    /// Both positions: `[0, 1] → [0, 3]`.
    public var description: String { "\(from) → \(to)" }
  }

  /// The sections to delete, with their rows.
  public var deletedSections: [Int]
  /// The sections to insert, with their rows.
  public var insertedSections: [Int]
  /// The sections to move.
  public var movedSections: [Move<Int>]
  /// The sections to reload, with all their rows.
  public var reloadedSections: [Int]
  /// The sections whose headers and footers are reloaded, while their rows stay.
  public var reconfiguredSections: [Int]

  /// The rows to delete.
  public var deletedRows: [RowPath]
  /// The rows to insert.
  public var insertedRows: [RowPath]
  /// The rows to move.
  public var movedRows: [Move<RowPath>]
  /// The rows that get new cells.
  public var reloadedRows: [RowPath]
  /// The rows whose cells stay and show new content.
  public var reconfiguredRows: [RowPath]

  /// Creates an update with the given changes. By default, there are none.
  public init(
    deletedSections: [Int] = [],
    insertedSections: [Int] = [],
    movedSections: [Move<Int>] = [],
    reloadedSections: [Int] = [],
    reconfiguredSections: [Int] = [],
    deletedRows: [RowPath] = [],
    insertedRows: [RowPath] = [],
    movedRows: [Move<RowPath>] = [],
    reloadedRows: [RowPath] = [],
    reconfiguredRows: [RowPath] = []
  ) {
    self.deletedSections = deletedSections
    self.insertedSections = insertedSections
    self.movedSections = movedSections
    self.reloadedSections = reloadedSections
    self.reconfiguredSections = reconfiguredSections
    self.deletedRows = deletedRows
    self.insertedRows = insertedRows
    self.movedRows = movedRows
    self.reloadedRows = reloadedRows
    self.reconfiguredRows = reconfiguredRows
  }

  /// Whether the update has no changes.
  public var isEmpty: Bool { self == BatchUpdate() }
}

extension BatchUpdate: CustomStringConvertible {
  /// The changes without empty lists: `BatchUpdate(deletedRows: [[0, 1]])`.
  public var description: String {
    func part(_ name: String, _ places: [some Any]) -> String? { places.isEmpty ? nil : "\(name): \(places)" }
    let parts = [
      part("deletedSections", deletedSections), part("insertedSections", insertedSections),
      part("movedSections", movedSections), part("reloadedSections", reloadedSections),
      part("reconfiguredSections", reconfiguredSections), part("deletedRows", deletedRows),
      part("insertedRows", insertedRows), part("movedRows", movedRows), part("reloadedRows", reloadedRows),
      part("reconfiguredRows", reconfiguredRows),
    ]
    return "BatchUpdate(\(parts.compactMap { $0 }.joined(separator: ", ")))"
  }
}
