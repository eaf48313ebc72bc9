import Mod

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

/// A source of rows.
internal protocol RowSource: Sendable {
  var count: Int { get }
  func id(at index: Int) -> WidgetKey
  func model(at index: Int) -> CellModel
  func element(at index: Int) -> Any
  func isSame(at index: Int, as other: Row) -> Bool

  /// Returns whether all rows are known to be the same as those of another source.
  func isSame(as other: any RowSource) -> Bool

  func isPlaceholder(at index: Int) -> Bool
}

extension RowSource {
  func element(at index: Int) -> Any { model(at: index) }
  func isSame(at index: Int, as other: Row) -> Bool { model(at: index) == other.model }
  func isSame(as other: any RowSource) -> Bool { false }
  func isPlaceholder(at index: Int) -> Bool { false }
}

/// A source of row models.
internal struct ModelSource: RowSource {
  let models: [CellModel]

  var count: Int { models.count }
  func id(at index: Int) -> WidgetKey { models[index].id }
  func model(at index: Int) -> CellModel { models[index] }
  func isPlaceholder(at index: Int) -> Bool { models[index].isPlaceholder }
}

/// A source of rows from other lists.
internal struct PickedSource: RowSource {
  let rows: [Row]

  var count: Int { rows.count }
  func id(at index: Int) -> WidgetKey { rows[index].id }
  func model(at index: Int) -> CellModel { rows[index].model }
  func element(at index: Int) -> Any { rows[index].element }
  func isPlaceholder(at index: Int) -> Bool { rows[index].isPlaceholder }
}

/// A source of placeholders for rows that are not loaded.
internal struct PlaceholderSource: RowSource {
  let start: Int
  let count: Int
  let cell: TableViewCell

  func id(at index: Int) -> WidgetKey { WidgetKey("placeholder", at: start &+ index) }

  func isPlaceholder(at index: Int) -> Bool { true }

  func model(at index: Int) -> CellModel {
    CellModel(id(at: index), identifier: "Placeholder", cell).with {
      $0.isPlaceholder = true
      $0.isSelectable = false
    }
  }
}

/// A source of rows that are made from elements.
internal struct ElementSource<Data: RandomAccessCollection & Sendable>: RowSource where Data.Element: Equatable {
  let data: Data
  let id: @Sendable (Data.Element) -> WidgetKey
  let row: @Sendable (Data.Element) -> CellModel

  private func datum(at index: Int) -> Data.Element { data[data.index(data.startIndex, offsetBy: index)] }

  var count: Int { data.count }
  func id(at index: Int) -> WidgetKey { id(datum(at: index)) }
  func model(at index: Int) -> CellModel { row(datum(at: index)) }
  func element(at index: Int) -> Any { datum(at: index) }

  func isSame(at index: Int, as other: Row) -> Bool {
    guard let source = other.source as? ElementSource else { return model(at: index) == other.model }
    return datum(at: index) == source.datum(at: other.index)
  }

  func isSame(as other: any RowSource) -> Bool {
    guard let other = other as? ElementSource else { return false }
    // Arrays that share their memory are equal at once.
    guard let mine = data as? [Data.Element], let others = other.data as? [Data.Element] else {
      return data.elementsEqual(other.data)
    }
    return mine == others
  }
}

/// A row at the moment of a user's action, so that later handlers receive the same row after the table has changed.
package struct UsedRow {
  package let row: Row
  package let path: RowPath
  package var style = TableViewCell.EditingStyle.none

  package init(_ row: Row, at path: RowPath, style: TableViewCell.EditingStyle = .none) {
    self.row = row
    self.path = path
    self.style = style
  }
}

extension UsedRow {
  /// Returns the element of the selected row as the type that a handler takes, or `nil` if the row handles its
  /// selection itself.
  ///
  /// - Throws: ``PayloadMismatch`` if the element is of another type.
  internal func selected<Element>() throws(PayloadMismatch) -> Element? {
    try element { $0.didSelect != nil || $0.onSelect != nil }
  }

  /// Returns the element of the row as the type that a handler takes, or `nil` if the row handles the event itself.
  ///
  /// - Throws: ``PayloadMismatch`` if the element is of another type.
  internal func element<Element>(unless isHandled: (CellModel) -> Bool) throws(PayloadMismatch) -> Element? {
    do { return try PayloadMismatch.cast(row.element, to: Element.self, heldBy: "row \(path)") } catch {
      if isHandled(row.model) { return nil }
      throw error
    }
  }
}
