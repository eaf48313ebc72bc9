/// A row of a ``RowList``: its identity, and its model on demand.
public struct Row: Identifiable, Sendable {
  internal let source: any RowSource
  internal let index: Int

  /// The identity of the row, unique in the table.
  public var id: WidgetKey { source.id(at: index) }

  /// The model of the row, which is made each time this property is read.
  public var model: CellModel { source.model(at: index) }

  /// Whether the row is known to be a placeholder without making its model.
  package var isPlaceholder: Bool { source.isPlaceholder(at: index) }

  /// The element of the data that the row is made of, or the row's model.
  public var element: Any { source.element(at: index) }
}

extension Row: Equatable {
  /// Returns whether both rows are made of equal elements, or have equal models.
  public static func == (first: Row, second: Row) -> Bool { first.source.isSame(at: first.index, as: second) }
}
