import Mod

/// All that a table shows, as data: its sections with their rows, and what stands there without any.
///
/// ```swift
/// func table(of users: [User], delete: @escaping @MainActor @Sendable (User) -> Void) -> TableModel {
///   TableModel([
///     SectionModel("Users", rows: RowList(users) { user in
///       CellModel(user.id, TableViewCell(.text(user.name))).with {
///         $0.editingStyle = .delete
///         $0.commit = { _ in delete(user) }
///       }
///     })
///   ])
/// }
/// ```
public struct TableModel: Configurable, Equatable, Sendable {
  /// The sections, from the top.
  public var sections: [SectionModel] {
    didSet { version = TableVersion() }
  }

  /// What shows while there are no rows. `nil` by default.
  @Slot public var emptyState: (any Widget)? {
    didSet { version = TableVersion() }
  }

  /// Called when the last rows come into sight, to fetch more.
  ///
  /// It is called again only after rows have been added, after it has thrown, or, if another model has brought no rows, after a new
  /// scroll to the end. A model without it starts over: show one, and then one with it, where a fetch fails later. What it throws
  /// is in the `errors` of the tree.
  public var loadMore: (@MainActor @Sendable () throws -> Void)? {
    didSet { version = TableVersion() }
  }

  /// Tells the model from what it was before, without a look at its rows.
  package private(set) var version: TableVersion

  /// Creates a table of sections.
  public init(_ sections: [SectionModel] = []) {
    self.sections = sections
    version = sections.isEmpty ? .empty : TableVersion()
  }

  /// Creates a table of the sections of a block.
  public init(@SectionBuilder _ content: () -> [SectionModel]) {
    self.init(content())
  }

  /// Whether both show the same, whatever they call.
  public static func == (first: TableModel, second: TableModel) -> Bool {
    first.version.number == second.version.number
      || first.sections == second.sections && first._emptyState == second._emptyState
  }
}

extension TableModel {
  /// The model, with what is known of how it has come about from another: a table that shows that one does not compare them.
  ///
  /// What does not lead from the one to the other is left aside, and the table finds out what has changed. So it does if the
  /// model is changed after this.
  ///
  /// - Parameters:
  ///   - changes: The sections and rows that come, go and move.
  ///   - old: The model before them.
  public func changed(by changes: BatchUpdate, from old: TableModel) -> TableModel {
    var model = self
    model.version = TableVersion(changes: changes, from: old.version)
    return model
  }

  /// How many rows there are in each section.
  public var rowCounts: [Int] { sections.map(\.rows.count) }

  /// Whether there are no rows.
  public var isEmpty: Bool { sections.allSatisfy { $0.rows.isEmpty } }

  /// The titles of the index at the trailing edge, from the top.
  public var sectionIndexTitles: [String] { sections.compactMap(\.indexTitle) }

  /// The row at a path, or `nil` if there is none.
  public subscript(path: RowPath) -> Row? {
    guard sections.indices ~= path.section, sections[path.section].rows.indices ~= path.row else { return nil }
    return sections[path.section].rows[path.row]
  }

  /// Returns the paths of rows from one on, as many as there are up to a count.
  ///
  /// A start above the first row counts as the first, and a negative count as none.
  ///
  /// - Complexity: O(*n*) in the number of sections and of the paths.
  public func rowPaths(from start: RowPath, count: Int) -> [RowPath] {
    var paths: [RowPath] = []
    for section in sections.indices.dropFirst(max(start.section, 0)) where paths.count < count {
      let rows = sections[section].rows.indices.dropFirst(section == start.section ? max(start.row, 0) : 0)
      paths += rows.prefix(count - paths.count).map { RowPath(row: $0, section: section) }
    }
    return paths
  }
}

extension TableModel: CustomStringConvertible {
  /// The sections with how many rows each has: `TableModel("Users": 3 rows)`.
  public var description: String {
    "TableModel(\(sections.map { "\($0.id): \($0.rows)" }.joined(separator: ", ")))"
  }
}
