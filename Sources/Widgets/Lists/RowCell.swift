import Mod

/// The cell of a row, as its list shows it.
///
/// A row that shows a component is the component itself, because its body is known only when it is read. A body that is
/// one cell, or one component, is the row's cell. Any other body is put into a cell.
package struct RowCell: Equatable, Sendable {
  /// The cell of the model, or the one around the body of a component.
  package var cell: TableViewCell

  /// Whether the list determines selection and editing, as in a live tree, and not the cell.
  package var isLive = false

  private let showsComponent: Bool

  /// The height of the model, which takes precedence over that of the cell.
  private let height: LayoutLength?

  /// Creates the cell of a row, from that of its model or a reused one.
  package init(_ model: CellModel, reused: TableViewCell? = nil) {
    cell = reused ?? model.cell
    showsComponent = reused == nil && model.showsComponent
    height = model.$height.map { LayoutLength($0) }
    if let height { cell.height = height }
    if reused == nil, model.id != RowBuilder.unnamed { cell.key = model.id }
  }

  /// The widget of the row: the cell, or the component.
  internal var widget: any Widget {
    guard showsComponent, var component = cell.subviews.first as? Composed else { return cell }
    var row = self
    row.cell.subviews = []
    row.cell.key = nil
    if let key = cell.key { component.key = key }
    component.row = Boxed(row)
    return component
  }

  /// Returns the body of a component that the row shows as one cell, or as a component that becomes one.
  internal func carrying(_ body: Children) -> Children {
    if body.count == 1 {
      switch body[0] {
      case let own as TableViewCell: return [taking(the: own)]
      case var inner as Composed:
        inner.row = Boxed(self)
        return [inner]
      default: break
      }
    }
    var cell = cell
    cell.subviews = body
    return [cell]
  }

  /// Returns the cell of a component's body as the list shows it.
  private func taking(the own: TableViewCell) -> TableViewCell {
    var own = own
    if isLive {
      own.isSelected = cell.isSelected
      own.isEditing = cell.isEditing
      own.showsReorderControl = cell.showsReorderControl
    }
    own.height = height ?? own.height ?? cell.height
    own.width = own.width ?? cell.width
    if own.style == .default { own.style = cell.style }
    return own
  }
}

extension Widget {
  /// Whether a list shows the widget as a row: a cell, or a component.
  package var isRow: Bool { self is TableViewCell || (self as? Composed)?.row != nil }

  /// The cell of a row, also inside components whose bodies have been read, or `nil` for another widget.
  package var rowCell: TableViewCell? {
    var widget: any Widget = self
    while let component = widget as? Composed, component.row != nil, component.children.count == 1 {
      widget = component.children[0]
    }
    return widget as? TableViewCell
  }
}
