import Bindings
import Foundation
import Mod
import Widgets

extension MatrixTable {
  static let lists = [
    model, selecting, table, tableParts, sections, estimates, wideTable, collection, collectionRules, moving,
    movingItems,
  ]

  private static func table(_ change: Mod<TableView>) -> TableView {
    TableView {
      Section("S", footer: "F", indexTitle: "I") {
        TableViewCell(.text("A"))
        TableViewCell(.text("B"))
      }
      Section("T", indexTitle: "J") { TableViewCell(.text("C")) }
    }.with(change)
  }

  private static let rows: [Operation] = [
    { try $0.select(at: RowPath(row: 0, section: 0)) }, { try $0.select(at: RowPath(row: 1, section: 0)) },
  ]

  private static let model = MatrixTable(table(.identity), of: "ListView") {
    Trial(.model, TableModel([SectionModel("M", rows: [CellModel(1)])]), .previews, .audit)
    Trial(.tableData, TableModel([SectionModel("M", rows: [CellModel(1)])]), .previews, .audit)
    Trial(.cells, [TableViewCell(.text("D"))], .previews, .audit)
  }

  private static let selecting = MatrixTable(
    table(.selectionDidChange --> { Sent.note("\($0)") }), of: "ListView", operations: rows
  ) {
    Trial(.allowsSelection, false, .operation)
    Trial(.allowsMultipleSelection, true, .html, .operation, but: .page)
    Trial(.allowsSelectionDuringEditing, true, .operation, given: .isEditing(true))
    Trial(.allowsMultipleSelectionDuringEditing, true, .previews, given: .isEditing(true))
  }

  private static let table = MatrixTable(table(.identity), operations: rows + [{ try $0.scrollToEnd() }]) {
    Trial(.style, .insetGrouped, .previews, .audit)
    Trial(.rowHeight, 100, .previews, .operation)
    Trial(.separatorStyle, .none, .previews, .audit)
    Trial(.separatorColor, .systemRed, .previews)
    Trial(.separatorInset, EdgeInsets(left: 80), .previews)
    Trial(.separatorInsetReference, .fromAutomaticInsets, .previews, given: .separatorInset(EdgeInsets(left: 80)))
    Trial(.isEditing, true, .previews, .operation)
    Trial(.selectedRows, [RowPath(row: 0, section: 0)], .operation)
    Trial(.visibleRowCount, 1, .operation)
    Trial(.prefetchedRowCount, 1, .operation, given: .visibleRowCount(1) + .prefetchRows --> { Sent.note("\($0)") })
    Trial(.estimatedRowHeight, 100, .operation)
    Trial(.willDeselectRow, { _, _ in nil }, .operation)
  }

  private static let tableParts = MatrixTable(table(.identity)) {
    Trial(.tableHeaderView, Label("H"), .previews, .audit)
    Trial(.tableFooterView, Label("H"), .previews)
    Trial(.backgroundView, View(.backgroundColor(.systemRed)), .previews, .audit)
    Trial(.sectionIndexColor, .systemRed, .previews)
    Trial(.sectionIndexBackgroundColor, .systemRed, .previews)
    Trial(.sectionIndexTrackingBackgroundColor, .systemRed, .html, but: .page)
    Trial(.sectionIndexMinimumDisplayRowCount, 10, .previews, .audit)
  }

  private static let sections = MatrixTable(table(.identity)) {
    Trial(.sectionHeaderHeight, 100, .previews)
    Trial(.sectionFooterHeight, 100, .previews)
  }

  private static let estimates = MatrixTable(table(.identity), operations: [{ try $0.scrollToEnd() }]) {
    Trial(.estimatedSectionHeaderHeight, 100, .operation)
    Trial(.estimatedSectionFooterHeight, 100, .operation)
  }

  private static let wideTable = MatrixTable(
    table(.identity),
    in: { table in View { View(.frame(CGRect(x: 0, y: 0, width: 900, height: 400))) { table } } }
  ) {
    Trial(.cellLayoutMarginsFollowReadableWidth, true, .previews, .audit)
  }

  private static let items = CollectionView(
    .layout(.grid(columns: 2, spacing: 8)),
    .model(
      TableModel([SectionModel(rows: RowList(0..<9, id: { $0 }) { CellModel($0, TableViewCell(.text("\($0)"))) })])))

  private static let collection = MatrixTable(
    items, in: mounted, operations: [{ try $0.scroll(to: RowPath(item: 5, section: 0)) }]
  ) {
    Trial(.layout, .list, .previews, .operation)
    Trial(.scrollDirection, .horizontal, .previews, .operation)
    Trial(.selectedItems, [RowPath(item: 0, section: 0)], .previews)
    Trial(.visibleItems, [RowPath(item: 1, section: 0)])
    Trial(.firstVisibleItems, ["a": 1])
    Trial(.visibleItemCount, 2, .previews, .operation)
    Trial(
      .prefetchedItemCount, 2, .operation, given: .visibleItemCount(2) + .prefetchItems --> { Sent.note("\($0)") })
    Trial(.backgroundView, View(.backgroundColor(.systemRed)), .previews, .audit)
  }

  private static let collectionRules = MatrixTable(
    items.with(.allowsMultipleSelection(true)), in: mounted, operations: rows + rows
  ) {
    Trial(.shouldHighlightItem, { _, _ in false }, .operation)
    Trial(.shouldSelectItem, { _, _ in false }, .operation)
    Trial(.shouldDeselectItem, { _, _ in false }, .operation)
  }

  private static let moving = MatrixTable(
    table(.model(TableModel([SectionModel(rows: movable)])) + .isEditing(true)), operations: [move]
  ) {
    Trial(.targetIndexPathForMoveFromRow, { _, path, _ in path }, .operation)
  }

  private static let movingItems = MatrixTable(
    items.with(.layout(.list), .model(TableModel([SectionModel(rows: movable)]))), in: mounted, operations: [move]
  ) {
    Trial(.isEditing, true, .previews)
    Trial(.targetIndexPathForMoveFromItem, { _, path, _ in path }, .operation)
  }

  private static let move: Operation = {
    try $0.move(from: RowPath(row: 0, section: 0), to: RowPath(row: 1, section: 0))
  }

  private static let movable = RowList(0..<3, id: { $0 }) { number in
    CellModel(number, TableViewCell(.text("\(number)"))).with { $0.canMove = true }
  }
}
