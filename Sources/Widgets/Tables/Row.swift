/// A row of a ``RowList``: what tells it from others, and on demand what it looks like.
public struct Row: Identifiable, Sendable {
  internal let source: any RowSource
  internal let index: Int

  /// What tells the row from all others of the table.
  public var id: WidgetKey { source.id(at: index) }

  /// The row itself. It is made whenever this is read.
  public var model: CellModel { source.model(at: index) }

  /// Whether the row is known to stand for one that is not there yet, without being made.
  package var isPlaceholder: Bool { source.isPlaceholder(at: index) }

  /// What the row is made of: an element of the data, or the row itself.
  public var element: Any { source.element(at: index) }
}

extension Row: Equatable {
  /// Whether both are made of equal elements, or are equal themselves.
  public static func == (first: Row, second: Row) -> Bool {
    first.source.isSame(at: first.index, as: second)
  }
}
