import Values

/// The rows of a section, which are made on demand.
///
/// ```swift
/// let rows = RowList(users) { user in CellModel(user.id, TableViewCell(.text(user.name))) }
/// rows.count        // without making a row
/// rows[0].id        // without making the row
/// rows[0].model     // the row
/// ```
///
/// A row's model can be read anywhere, and its closure is not isolated to the main actor. Bindings and handlers are
/// created there only: return a cell with them, which is created on the main actor when it is shown, or a model that
/// shows such a cell, `CellModel(user.id, showing: user) { user in … }`.
///
/// ```swift
/// RowList(users) { user in TableViewCell(.text(user.name), .onTap { print(user.name) }) }
/// ```
public struct RowList: RandomAccessCollection, Sendable {
  private var parts: [Portion] = []

  private struct Portion {
    let start: Int
    let source: any RowSource
  }

  /// The number of rows.
  public private(set) var count = 0

  /// Creates an empty list.
  public init() {}

  internal init(source: some RowSource) { append(source) }

  /// Creates a list of row models.
  public init(_ rows: [CellModel]) { self.init(source: ModelSource(models: rows)) }

  /// Creates a list of rows from other lists.
  public init(rows: [Row]) { self.init(source: PickedSource(rows: rows)) }

  /// Creates a list that concatenates other lists.
  ///
  /// - Complexity: O(*n*) for *n* lists that have been concatenated.
  public init(_ lists: [RowList]) {
    for list in lists { for part in list.parts { append(part.source) } }
  }

  /// Creates a list with a row for each element, identified by a property.
  ///
  /// A row is taken to be unchanged while its element stays equal, so that its content must depend on the element only.
  public init<Data: RandomAccessCollection & Sendable, ID: Hashable & Sendable>(
    _ data: Data,
    id: @escaping @Sendable (Data.Element) -> ID,
    row: @escaping @Sendable (Data.Element) -> CellModel
  ) where Data.Element: Equatable {
    self.init(source: ElementSource(data: data, id: { WidgetKey(id($0)) }, row: row))
  }

  /// Creates a list with a row for each element, identified by its `id`.
  ///
  /// A row is taken to be unchanged while its element stays equal, so that its content must depend on the element only.
  public init<Data: RandomAccessCollection & Sendable>(
    _ data: Data, row: @escaping @Sendable (Data.Element) -> CellModel
  ) where Data.Element: Identifiable & Equatable, Data.Element.ID: Sendable {
    self.init(data, id: { $0.id }, row: row)
  }

  /// Creates a list with a row for each element, identified by a property, from cells that are created on the main
  /// actor.
  ///
  /// The cells can have bindings and handlers. A row is taken to be unchanged while its element stays equal, so that
  /// its cell must depend on the element only.
  public init<Data: RandomAccessCollection & Sendable, ID: Hashable & Sendable>(
    _ data: Data,
    id: @escaping @Sendable (Data.Element) -> ID,
    cell: @escaping @MainActor @Sendable (Data.Element) -> TableViewCell
  ) where Data.Element: Equatable & Sendable {
    self.init(data, id: id) { CellModel(id($0), showing: $0, cell: cell) }
  }

  /// Creates a list with a row for each element, identified by its `id`, from cells that are created on the main actor.
  ///
  /// The cells can have bindings and handlers. A row is taken to be unchanged while its element stays equal, so that
  /// its cell must depend on the element only.
  public init<Data: RandomAccessCollection & Sendable>(
    _ data: Data, cell: @escaping @MainActor @Sendable (Data.Element) -> TableViewCell
  ) where Data.Element: Identifiable & Equatable & Sendable, Data.Element.ID: Sendable {
    self.init(data, id: { $0.id }, cell: cell)
  }

  /// Returns a list of placeholders for rows that are not loaded.
  ///
  /// - Parameters:
  ///   - count: The number of rows. A negative number is treated as 0.
  ///   - start: The number of the first placeholder, to distinguish those of several lists.
  ///   - cell: The cell of each placeholder.
  public static func placeholders(
    _ count: Int, from start: Int = 0, _ cell: TableViewCell = TableViewCell()
  ) -> RowList {
    RowList(source: PlaceholderSource(start: start, count: count, cell: cell))
  }

  private mutating func append(_ source: some RowSource) {
    guard source.count > 0 else { return }
    parts.append(Portion(start: count, source: source))
    // The number of placeholders may exceed the largest integer.
    count += Swift.min(source.count, .max - count)
  }

  /// The index 0.
  public var startIndex: Int { 0 }

  /// The number of rows.
  public var endIndex: Int { count }

  /// The row at an index.
  ///
  /// - Precondition: `position` is the index of a row, from 0 up to ``count``. ``TableModel/subscript(_:)`` returns
  ///   `nil` for others.
  /// - Complexity: O(log *n*) for *n* lists that have been concatenated.
  public subscript(position: Int) -> Row {
    precondition(0..<count ~= position, "There are \(count) rows, and none at \(position).")
    let part = parts[parts.partitioningIndex { $0.start > position } - 1]
    let index = position - part.start
    // The rows of a picked list have their own sources, so that picking again and again adds no layers.
    if let picked = part.source as? PickedSource { return picked.rows[index] }
    return Row(source: part.source, index: index)
  }
}

extension RowList: Equatable {
  /// Returns whether both lists have equal rows in the same order.
  ///
  /// - Complexity: O(*n*) for *n* rows.
  public static func == (first: RowList, second: RowList) -> Bool {
    first.count == second.count && (first.isKnown(toEqual: second) || first.elementsEqual(second))
  }

  /// Returns whether the rows are known to be equal without comparing them one by one, because the elements of which
  /// they are made are.
  ///
  /// - Complexity: O(1) if the elements are in the same array, and otherwise O(*n*) for *n* elements.
  package func isKnown(toEqual other: RowList) -> Bool {
    parts.count == other.parts.count
      && zip(parts, other.parts).allSatisfy { $0.start == $1.start && $0.source.isSame(as: $1.source) }
  }
}

extension RowList: ExpressibleByArrayLiteral {
  /// Creates a list from an array literal of row models.
  public init(arrayLiteral elements: CellModel...) { self.init(elements) }
}

extension RowList: CustomStringConvertible {
  /// The number of rows in words: `3 rows`.
  public var description: String { "\(count) \(count == 1 ? "row" : "rows")" }
}
