/// The index path of a row in a table: its section and its index there. It models `IndexPath` for tables.
public struct RowPath: Hashable, Sendable {
  /// The index of the section.
  public var section: Int

  /// The index of the row in the section.
  public var row: Int

  /// Creates an index path.
  @inlinable public init(row: Int, section: Int) {
    self.section = section
    self.row = row
  }

  /// Creates the index path of an item of a ``CollectionView``, whose items are the rows of its model.
  @inlinable public init(item: Int, section: Int) { self.init(row: item, section: section) }

  /// The index of the item in the section of a ``CollectionView``: the ``row``.
  @inlinable public var item: Int {
    get { row }
    set { row = newValue }
  }
}

extension RowPath: Comparable {
  /// Returns whether the first row is above the second.
  @inlinable public static func < (first: RowPath, second: RowPath) -> Bool {
    (first.section, first.row) < (second.section, second.row)
  }
}

extension RowPath: CustomStringConvertible {
  /// The section and the row, as UIKit prints index paths: `[0, 3]`.
  public var description: String { "[\(section), \(row)]" }
}
