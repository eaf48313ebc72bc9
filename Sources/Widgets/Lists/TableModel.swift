import Mod
import Synchronization

/// The content of a table as data: its sections with their rows, and its empty state.
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
  public var sections: [SectionModel] { didSet { version = TableVersion() } }

  /// The widget that is visible while there are no rows. `nil` by default.
  @Slot public var emptyState: (any Widget)? { didSet { version = TableVersion() } }

  /// Called when the last rows appear, to load more.
  ///
  /// It is called again only after rows have been added, after it has thrown an error, or, if another model adds no
  /// rows, after another scroll to the end. To retry after a load that fails later, set a model without this closure,
  /// and then one with it. Errors that it throws are added to the `errors` of the tree.
  public var loadMore: (@MainActor @Sendable () throws -> Void)? { didSet { version = TableVersion() } }

  /// The version of the model, which identifies a change without comparing rows.
  package private(set) var version: TableVersion

  /// Creates a model with sections.
  public init(_ sections: [SectionModel] = []) {
    self.sections = sections
    version = sections.isEmpty ? .empty : TableVersion()
  }

  /// Creates a model with the sections and rows of a block.
  public init(@SectionBuilder _ content: () -> [SectionModel]) { self.init(content()) }

  /// Returns whether both have equal content. Closures are not compared.
  ///
  /// - Complexity: O(*n*) for *n* rows, unless they are copies of one model.
  public static func == (first: TableModel, second: TableModel) -> Bool {
    first.version.number == second.version.number
      || first.sections == second.sections && first._emptyState == second._emptyState
  }
}

extension TableModel {
  /// Returns the model with the changes that lead to it from another, so that a table need not compare them.
  ///
  /// Changes that do not lead from one to the other are ignored, and the table compares the models. It also does so if
  /// the model is modified later.
  ///
  /// - Parameters:
  ///   - changes: The changes of sections and rows.
  ///   - old: The model before the changes.
  public func changed(by changes: BatchUpdate, from old: TableModel) -> TableModel {
    var model = self
    model.version = TableVersion(changes: changes, from: old.version)
    return model
  }

  /// The number of rows in each section.
  package var rowCounts: [Int] { sections.map(\.rows.count) }

  /// Whether there are no rows.
  public var isEmpty: Bool { sections.allSatisfy { $0.rows.isEmpty } }

  /// The titles of the index at the trailing edge, from the top.
  package var sectionIndexTitles: [String] { sections.compactMap(\.indexTitle) }

  /// The number of rows, or `.max` if there are more.
  package var rowCount: Int { rowCounts.reduce(0) { $0 + min($1, .max - $0) } }

  /// The row at an index path, or `nil` if there is none.
  public subscript(path: RowPath) -> Row? {
    guard sections.indices ~= path.section, sections[path.section].rows.indices ~= path.row else { return nil }
    return sections[path.section].rows[path.row]
  }

  /// Returns the index paths of up to `count` rows, from a start on.
  ///
  /// A start above the first row is treated as the first, and a negative count as 0.
  ///
  /// - Complexity: O(*n*) for *n* sections and returned paths.
  package func rowPaths(from start: RowPath, count: Int) -> [RowPath] {
    var paths: [RowPath] = []
    for section in sections.indices.dropFirst(max(start.section, 0)) where paths.count < count {
      let rows = sections[section].rows.indices.dropFirst(section == start.section ? max(start.row, 0) : 0)
      paths += rows.prefix(count - paths.count).map { RowPath(row: $0, section: section) }
    }
    return paths
  }
}

extension TableModel: CustomStringConvertible {
  /// The sections with their numbers of rows: `TableModel("Users": 3 rows)`.
  public var description: String {
    "TableModel(\(sections.map { "\($0.id): \($0.rows)" }.joined(separator: ", ")))"
  }
}

/// A table model from literals: `TableView(.tableData -- [["One", "Two"], ["Three"]])`.
extension TableModel: ExpressibleByArrayLiteral {
  /// Creates a model with a section for each list, identified by its index.
  public init(arrayLiteral sections: SectionModel...) {
    self.init(
      sections.enumerated().map { index, section in
        section.id == WidgetKey("") ? section.with { $0.id = WidgetKey(index) } : section
      })
  }
}

extension SectionModel: ExpressibleByArrayLiteral {
  /// Creates a section without a header.
  public init(arrayLiteral rows: CellModel...) { self.init(rows: RowList(rows)) }
}

extension CellModel: ExpressibleByStringLiteral {
  /// Creates a row with a text, by which it is identified.
  public init(stringLiteral text: String) { self.init(text, TableViewCell(.text(text))) }
}

/// The version of a table's model. Each change of the model creates another.
package struct TableVersion: Sendable {
  package static let empty = TableVersion(number: 0)

  /// The number of the version, unique in the process.
  package let number: Int

  /// The changes since an earlier version, and the number of that, if they are known.
  package let history: (changes: BatchUpdate, number: Int)?

  private static let count = Atomic(0)

  private init(number: Int) {
    self.number = number
    history = nil
  }

  internal init() { self.init(number: Self.next()) }

  internal init(changes: BatchUpdate, from old: TableVersion) {
    number = Self.next()
    history = (changes, old.number)
  }

  private static func next() -> Int { count.add(1, ordering: .relaxed).newValue }
}
