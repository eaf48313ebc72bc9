import Mod
import Widgets

extension Names<TableView> {
  static var own: Names {
    Names(
      .model, .cells, .style, .rowHeight, .sectionHeaderHeight, .sectionFooterHeight, .separatorStyle, .separatorColor,
      .separatorInset, .allowsSelection, .allowsMultipleSelection, .allowsSelectionDuringEditing,
      .allowsMultipleSelectionDuringEditing, .isEditing, .selectedRows, .visibleRowCount, .prefetchedRowCount,
      .sectionIndexColor, .sectionIndexMinimumDisplayRowCount
    ) + Names(.tableData, in: ["model"], samples: TableModel.samples) + Names(slot: .tableHeaderView)
      + Names(slot: .tableFooterView)
  }
}

extension Names<TableViewCell> {
  static var own: Names {
    Names(
      .subviews, .text, .detailText, .image, .style, .accessoryType, .editingAccessoryType, .selectionStyle,
      .isSelected, .isHighlighted, .swipedEdge, .isEditing, .showsReorderControl, .indentationLevel, .indentationWidth
    ) + Names(slot: .accessoryView)
  }
}

extension TableView.Style: Sampled {}
extension TableView.SeparatorStyle: Sampled {}
extension TableViewCell.Style: Sampled {}
extension TableViewCell.AccessoryType: Sampled {}
extension TableViewCell.SelectionStyle: Sampled {}
extension TableViewCell.SwipeEdge: Sampled {}

extension TableModel: Sampled {
  static let samples = [TableModel([SectionModel("Sample", rows: [CellModel(1)])])]
}

extension RowPath: Sampled {
  static let samples = [RowPath(row: 1, section: 2)]
}
