import Mod
import Widgets

/// A row of a table with the controls for editing and selecting it.
internal struct RowControls {
  private var row: ShownRow
  private let table: TableView

  init(_ row: ShownRow, in table: TableView) {
    self.row = row
    self.table = table
    // Cells of a live tree already have a height here.
    if let height = table.rowHeight, var cell = row.widget as? TableViewCell, cell.height == nil {
      cell.height = LayoutLength(height)
      self.row.widget = cell
    }
  }

  /// The row, with controls if the table is edited or if it has swipe actions.
  var shown: any Widget {
    guard let cell = row.widget.rowCell else { return row.widget.isRow ? row.widget : PlainRow(row.widget) }
    let model = row.row?.model
    guard table.isEditing else {
      var actions = model.map(SwipeActions.init) ?? SwipeActions()
      if let edge = cell.swipedEdge, actions.offers(at: edge) {
        actions.edge = edge
        return SwipedRow(row.widget, cell, actions)
      }
      return actions.leading.isEmpty && actions.trailing.isEmpty ? row.widget : View(.subviews([row.widget, actions]))
    }
    return HStack(alignment: .center) {
      control(of: model, cell)
      row.widget
      if model?.canMove == true, !cell.showsReorderControl || !cell.isEditing {
        ReorderControl.image(margin: 16).by(.reordering, of: cell)
      }
    }
  }

  private func control(of model: CellModel?, _ cell: TableViewCell) -> Children {
    if table.allowsMultipleSelectionDuringEditing {
      return cell.isSelected
        ? [sign("checkmark.circle", .tintColor)] : [sign("circle", .tertiaryLabel)]
    }
    switch model?.editingStyle ?? .none {
    case .delete: return [sign("minus.circle", .systemRed).by(.editing, of: cell)]
    case .insert: return [sign("plus.circle", .systemGreen).by(.editing, of: cell)]
    case .none: return model?.shouldIndentWhileEditing == true ? [Spacer(38)] : []
    }
  }

  private func sign(_ name: String, _ color: Color) -> ImageView {
    ImageView(
      Image(systemName: name), .tintColor(color), .preferredSymbolConfiguration(SymbolConfiguration(pointSize: 17.6)),
      .margins(leading: 16), .accessibilityElementsHidden(true))
  }
}

extension Widget {
  /// Returns the widget as a control of the row that a cell shows.
  internal func by(_ control: Origin.RowControl, of cell: TableViewCell) -> Self {
    guard let origin = cell.behaviors.origin else { return self }
    var widget = self
    widget.behaviors.origin = origin.part(control)
    return widget
  }
}

/// The handle that moves a row.
internal enum ReorderControl {
  static func image(margin: Double = 0) -> ImageView {
    ImageView(
      Image(systemName: "line.3.horizontal"), .tintColor(.tertiaryLabel), .margins(trailing: margin),
      .accessibilityElementsHidden(true))
  }
}
