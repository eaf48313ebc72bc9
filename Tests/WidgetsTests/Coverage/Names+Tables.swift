import Mod
import Widgets

extension Names<TableView> {
  static var own: Names {
    Names(
      .model, .cells, .style, .rowHeight, .sectionHeaderHeight, .sectionFooterHeight, .separatorStyle, .separatorColor,
      .separatorInset, .allowsSelection, .allowsMultipleSelection, .allowsSelectionDuringEditing,
      .allowsMultipleSelectionDuringEditing, .isEditing, .selectedRows, .visibleRowCount, .prefetchedRowCount,
      .sectionIndexColor, .sectionIndexMinimumDisplayRowCount, .estimatedRowHeight, .estimatedSectionHeaderHeight,
      .estimatedSectionFooterHeight, .cellLayoutMarginsFollowReadableWidth, .separatorInsetReference,
      .sectionIndexBackgroundColor, .sectionIndexTrackingBackgroundColor
    ) + Names(slot: .backgroundView) + Names(delegate: .willDeselectRow, { @MainActor @Sendable _, _ in nil })
      + Names(delegate: .targetIndexPathForMoveFromRow, { @MainActor @Sendable _, path, _ in path })
      + Names(.tableData, in: ["model"], samples: TableModel.samples) + Names(slot: .tableHeaderView)
      + Names(slot: .tableFooterView)
  }
}

extension Names<CollectionView> {
  static var own: Names {
    Names(
      .model, .cells, .layout, .scrollDirection, .allowsSelection, .allowsMultipleSelection,
      .allowsSelectionDuringEditing, .allowsMultipleSelectionDuringEditing, .isEditing, .selectedItems, .visibleItems,
      .firstVisibleItems, .visibleItemCount, .prefetchedItemCount
    ) + Names(slot: .backgroundView)
      + Names(delegate: .shouldHighlightItem, { @MainActor @Sendable _, _ in false })
      + Names(delegate: .shouldSelectItem, { @MainActor @Sendable _, _ in false })
      + Names(delegate: .shouldDeselectItem, { @MainActor @Sendable _, _ in false })
      + Names(delegate: .targetIndexPathForMoveFromItem, { @MainActor @Sendable _, path, _ in path })
      + Names(.tableData, in: ["model"], samples: TableModel.samples)
  }
}

extension Names<TableViewCell> {
  static var own: Names {
    Names(
      .subviews, .text, .detailText, .image, .style, .accessoryType, .editingAccessoryType, .selectionStyle,
      .isSelected, .isHighlighted, .swipedEdge, .isEditing, .showsReorderControl, .indentationLevel, .indentationWidth,
      .separatorInset
    ) + Names(slot: .accessoryView) + Names(slot: .editingAccessoryView) + Names(slot: .backgroundView)
      + Names(slot: .selectedBackgroundView) + Names(slot: .multipleSelectionBackgroundView)
      // The texts and the image of these parts are those of the cell.
      + Names(.textLabel, in: ["textLabel"], samples: [Label(.font(.caption2))])
      + Names(.detailTextLabel, in: ["detailTextLabel"], samples: [Label(.font(.caption2))])
      + Names(.imageView, in: ["imageView"], samples: [ImageView(.contentMode(.center))])
  }
}

extension TableView.SeparatorInsetReference: Sampled {}
extension TableView.Style: Sampled {}
extension TableView.SeparatorStyle: Sampled {}
extension TableViewCell.Style: Sampled {}
extension TableViewCell.AccessoryType: Sampled {}
extension TableViewCell.SelectionStyle: Sampled {}
extension TableViewCell.SwipeEdge: Sampled {}

extension TableModel: Sampled {
  static let samples = [TableModel([SectionModel("Sample", rows: [CellModel(1)])])]
}

extension CollectionLayout: Sampled {
  static let samples = [CollectionLayout.grid(columns: 2, spacing: 8)]
}

extension RowPath: Sampled {
  static let samples = [RowPath(row: 1, section: 2)]
}
