/// What a table animates at once: sections and rows that come, go, move or are made anew.
///
/// The order of application is UIKit's: what goes, what is reloaded and the sources of moves by where they are before the
/// update; then what comes and the targets of moves by where they are after it. `BatchUpdateChecker` of the module `Live` tells
/// whether UIKit would take it.
///
/// ```swift
/// BatchUpdate(deletedRows: [RowPath(row: 1, section: 0)])
/// ```
public struct BatchUpdate: Hashable, Sendable {
  /// A section or row that changes its place.
  public struct Move<Place: Hashable & Sendable>: Hashable, Sendable, CustomStringConvertible {
    /// Where it is before the update.
    public var from: Place
    /// Where it is after the update.
    public var to: Place

    /// Says from where it moves, and where to.
    public init(from: Place, to: Place) {
      self.from = from
      self.to = to
    }

    /// Both places, with an arrow between: `[0, 1] → [0, 3]`.
    public var description: String { "\(from) → \(to)" }
  }

  /// The sections that go, with their rows.
  public var deletedSections: [Int]
  /// The sections that come, with their rows.
  public var insertedSections: [Int]
  /// The sections that change places.
  public var movedSections: [Move<Int>]
  /// The sections that are made anew, with all their rows.
  public var reloadedSections: [Int]
  /// The sections whose headers and footers are made anew, while their rows stay.
  public var reconfiguredSections: [Int]

  /// The rows that go.
  public var deletedRows: [RowPath]
  /// The rows that come.
  public var insertedRows: [RowPath]
  /// The rows that change places.
  public var movedRows: [Move<RowPath>]
  /// The rows that get new cells.
  public var reloadedRows: [RowPath]
  /// The rows whose cells stay and show what is new.
  public var reconfiguredRows: [RowPath]

  /// Creates an update of what it is told; of nothing by default.
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

  /// Whether nothing changes.
  public var isEmpty: Bool { self == BatchUpdate() }
}

extension BatchUpdate: CustomStringConvertible {
  /// What changes, and nothing else: `BatchUpdate(deletedRows: [[0, 1]])`.
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
