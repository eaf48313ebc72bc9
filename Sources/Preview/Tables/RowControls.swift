import Mod
import Widgets

/// A row of a table with the controls for editing and selecting it.
internal struct RowControls {
  private let row: ShownRow
  private let table: TableView

  init(_ row: ShownRow, in table: TableView) {
    self.row = row
    self.table = table
  }

  /// The row, with controls if the table is edited or if it has swipe actions.
  var shown: any Widget {
    guard let cell = row.widget as? TableViewCell else { return row.widget }
    let model = row.row?.model
    guard table.isEditing else {
      var actions = model.map(SwipeActions.init) ?? SwipeActions()
      if let edge = cell.swipedEdge, actions.offers(at: edge) {
        actions.edge = edge
        return SwipedRow(cell, actions)
      }
      return actions.leading.isEmpty && actions.trailing.isEmpty ? cell : View(.subviews([cell, actions]))
    }
    return HStack(alignment: .center) {
      control(of: model, cell)
      cell
      if model?.canMove == true, !cell.showsReorderControl || !cell.isEditing { ReorderControl.image(margin: 16) }
    }
  }

  private func control(of model: CellModel?, _ cell: TableViewCell) -> Children {
    if table.allowsMultipleSelectionDuringEditing {
      return cell.isSelected
        ? [sign("checkmark.circle", .tintColor)] : [sign("circle", .tertiaryLabel)]
    }
    switch model?.editingStyle ?? .none {
    case .delete: return [sign("minus.circle", .systemRed)]
    case .insert: return [sign("plus.circle", .systemGreen)]
    case .none: return model?.shouldIndentWhileEditing == true ? [Spacer(38)] : []
    }
  }

  private func sign(_ name: String, _ color: Color) -> any Widget {
    ImageView(
      Image(systemName: name), .tintColor(color), .preferredSymbolConfiguration(SymbolConfiguration(pointSize: 17.6)),
      .margins(leading: 16), .accessibilityElementsHidden(true))
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
