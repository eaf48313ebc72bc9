/// The rows of a section, each of which is made when it is looked at.
///
/// ```swift
/// let rows = RowList(users) { user in CellModel(user.id, TableViewCell(.text(user.name))) }
/// rows.count        // without making a row
/// rows[0].id        // without making the row
/// rows[0].model     // the row
/// ```
public struct RowList: RandomAccessCollection, Sendable {
  private var parts: [Part] = []

  private struct Part {
    let start: Int
    let source: any RowSource
  }

  /// How many rows there are.
  public private(set) var count = 0

  /// Creates an empty list.
  public init() {}

  internal init(source: some RowSource) {
    append(source)
  }

  /// Creates a list of rows.
  public init(_ rows: [CellModel]) {
    self.init(source: ModelSource(models: rows))
  }

  /// Creates a list of rows of other lists.
  public init(rows: [Row]) {
    self.init(source: PickedSource(rows: rows))
  }

  /// Joins lists, one after the other.
  public init(_ lists: [RowList]) {
    for list in lists { for part in list.parts { append(part.source) } }
  }

  /// Creates a list of a row for each element, told apart by a part of it.
  ///
  /// A row is the same as long as its element is equal, so that all it shows must follow from the element.
  public init<Data: RandomAccessCollection & Sendable, ID: Hashable & Sendable>(
    _ data: Data,
    id: @escaping @Sendable (Data.Element) -> ID,
    row: @escaping @Sendable (Data.Element) -> CellModel
  ) where Data.Element: Equatable {
    self.init(source: ElementSource(data: data, id: { WidgetKey(id($0)) }, row: row))
  }

  /// Creates a list of a row for each element, told apart by its `id`.
  ///
  /// A row is the same as long as its element is equal, so that all it shows must follow from the element.
  public init<Data: RandomAccessCollection & Sendable>(
    _ data: Data, row: @escaping @Sendable (Data.Element) -> CellModel
  ) where Data.Element: Identifiable & Equatable, Data.Element.ID: Sendable {
    self.init(data, id: { $0.id }, row: row)
  }

  /// Creates a list of rows that stand for some that are not there yet.
  ///
  /// - Parameters:
  ///   - count: How many rows there are; a negative number counts as 0.
  ///   - start: What the first is counted from, so that those of several lists can be told apart.
  ///   - cell: What shows.
  public static func placeholders(
    _ count: Int, from start: Int = 0, _ cell: TableViewCell = TableViewCell()
  ) -> RowList {
    RowList(source: PlaceholderSource(start: start, count: count, cell: cell))
  }

  private mutating func append(_ source: some RowSource) {
    guard source.count > 0 else { return }
    parts.append(Part(start: count, source: source))
    // Placeholders may stand for more rows than can be counted.
    count += Swift.min(source.count, .max - count)
  }

  /// 0.
  public var startIndex: Int { 0 }

  /// How many rows there are.
  public var endIndex: Int { count }

  /// The row at a place.
  ///
  /// - Precondition: `position` is that of a row, from 0 up to ``count``. ``TableModel/subscript(_:)`` returns `nil` for others.
  /// - Complexity: O(log *n*) in the number of lists that have been joined.
  public subscript(position: Int) -> Row {
    precondition(0..<count ~= position, "There are \(count) rows, and none at \(position).")
    var (low, high) = (0, parts.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if parts[middle].start <= position { low = middle } else { high = middle - 1 }
    }
    let index = position - parts[low].start
    // A row keeps what it was made of, however often it is picked.
    if let picked = parts[low].source as? PickedSource { return picked.rows[index] }
    return Row(source: parts[low].source, index: index)
  }
}

extension RowList: Equatable {
  /// Whether both have the same rows in the same order.
  public static func == (first: RowList, second: RowList) -> Bool {
    first.count == second.count && first.elementsEqual(second)
  }
}

extension RowList: ExpressibleByArrayLiteral {
  /// Lets a list in brackets stand for the rows.
  public init(arrayLiteral elements: CellModel...) {
    self.init(elements)
  }
}

extension RowList: CustomStringConvertible {
  /// How many rows there are.
  public var description: String { "\(count) \(count == 1 ? "row" : "rows")" }
}
