import Foundation
import Widgets

/// The visible part of a section.
internal struct ShownSection {
  /// The section in the model, if it is known.
  var model: SectionModel?

  /// The index of the section in the model, if it is known.
  var index: Int?

  var header: (any Widget)?
  var rows: [ShownRow] = []
  var footer: (any Widget)?
}

/// A visible row.
internal struct ShownRow {
  var widget: any Widget

  /// The row in the model, if it is known.
  let row: Row?
}

extension TableView {
  /// The visible cells by sections.
  ///
  /// Headers and footers are recognized by their keys, and rows by the numbers of rows in the sections before them.
  internal var shownSections: [ShownSection] {
    var shown: [ShownSection] = []
    var place = firstPlace
    var current: Int?
    func section(at index: Int) -> SectionModel? {
      model.sections.indices.contains(index) ? model.sections[index] : nil
    }
    func begin(_ index: Int) {
      guard current != index else { return }
      current = index
      shown.append(ShownSection(model: section(at: index)))
    }
    for widget in cells.elements {
      if !widget.isRow, let key = widget.key, let title = titled(by: key, from: place.section) {
        begin(title.section)
        if title.isHeader {
          shown[shown.count - 1].header = widget
          place = RowPath(row: 0, section: title.section)
        } else {
          shown[shown.count - 1].footer = widget
          place = RowPath(row: 0, section: title.section + 1)
        }
        continue
      }
      while let model = section(at: place.section), place.row >= model.rows.count {
        place = RowPath(row: 0, section: place.section + 1)
      }
      begin(section(at: place.section) == nil ? current ?? place.section : place.section)
      shown[shown.count - 1].rows.append(ShownRow(widget: widget, row: model[place]))
      place.row += 1
    }
    return shown
  }

  /// The index path of the first cell: in a live tree, of the row at the scroll position.
  ///
  /// - Complexity: O(*n*) for *n* rows, if there are several sections and the cells are not at the scroll position.
  private var firstPlace: RowPath {
    let start = RowPath(row: 0, section: 0)
    guard let key = cells.elements.first(where: \.isRow)?.key else { return start }
    for place in [start, path(at: contentOffset.y)] where model[place]?.id == key { return place }
    guard isEditing || model.sections.count > 1 else { return start }
    for (index, section) in model.sections.enumerated() {
      if let row = section.rows.firstIndex(where: { $0.id == key }) { return RowPath(row: row, section: index) }
    }
    return start
  }

  private func titled(by key: WidgetKey, from start: Int) -> (section: Int, isHeader: Bool)? {
    for index in model.sections.indices.dropFirst(max(0, start - 1)) {
      if key == WidgetKey("header", model.sections[index].id) { return (index, true) }
      if key == WidgetKey("footer", model.sections[index].id) { return (index, false) }
    }
    return nil
  }
}
