import Mod

/// A source of rows.
internal protocol RowSource: Sendable {
  var count: Int { get }
  func id(at index: Int) -> WidgetKey
  func model(at index: Int) -> CellModel
  func element(at index: Int) -> Any
  func isSame(at index: Int, as other: Row) -> Bool
  func isPlaceholder(at index: Int) -> Bool
}

extension RowSource {
  func element(at index: Int) -> Any { model(at: index) }
  func isSame(at index: Int, as other: Row) -> Bool { model(at: index) == other.model }
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
}
