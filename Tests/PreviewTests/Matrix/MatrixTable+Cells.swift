import Bindings
import Foundation
import Mod
import Widgets

extension MatrixTable {
  static let cells = [cell, cellParts, cellBackgrounds, cellEditing]

  private static let cell = MatrixTable(
    TableViewCell(.text("A"), .detailText("D"), .style(.value1), .image(Sample.star)), in: inTable,
    operations: [{ try $0.select(at: RowPath(row: 1, section: 0)) }]
  ) {
    Trial(.detailText, "E", .previews)
    Trial(.style, .subtitle, .previews, .audit)
    Trial(.accessoryType, .checkmark, .previews)
    Trial(.accessoryView, Label("V"), .previews)
    Trial(.swipedEdge, .trailing, .previews, .audit)
    Trial(.indentationLevel, 3, .previews)
    Trial(.indentationWidth, 30, .previews, given: .indentationLevel(2))
    Trial(.separatorInset, EdgeInsets(left: 80), .previews)
  }

  private static let cellParts = MatrixTable(
    TableViewCell(.text("A"), .detailText("D"), .style(.subtitle), .image(Sample.star))
  ) {
    Trial(.textLabel, Label("A", .font(.largeTitle)), .previews)
    Trial(.detailTextLabel, Label("D", .font(.largeTitle)), .previews, .audit)
    Trial(.imageView, ImageView(Sample.star, .tintColor(.systemRed)), .previews)
    Trial(.subviews, [Label("S")], .previews)
  }

  private static let cellBackgrounds = MatrixTable(TableViewCell(.text("A"))) {
    Trial(.backgroundView, View(.backgroundColor(.systemRed)), .previews, .audit)
    Trial(.selectionStyle, .none, .previews, given: .isSelected(true))
    Trial(
      .multipleSelectionBackgroundView, View(.backgroundColor(.systemRed)), .previews, .audit, given: .isSelected(true))
    Trial(.selectedBackgroundView, View(.backgroundColor(.systemRed)), .previews, .audit, given: .isSelected(true))
  }

  private static let cellEditing = MatrixTable(
    TableViewCell(.text("A"), .isEditing(true), .accessoryType(.detailButton))
  ) {
    Trial(.isEditing, false, .previews)
    Trial(.editingAccessoryType, .checkmark, .previews)
    Trial(.editingAccessoryView, Label("V"), .previews)
    Trial(.showsReorderControl, true, .previews)
  }

  private static func inTable(_ cell: TableViewCell) -> any Widget {
    let row = CellModel(1, cell).with {
      $0.trailingSwipeActions = [SwipeAction("Delete", style: .destructive) {}]
    }
    let others = ["B", "C"].enumerated().map { CellModel($0 + 2, TableViewCell(.text($1))) }
    return mounted(TableView(.model(TableModel([SectionModel(rows: [others[0], row, others[1]])]))))
  }
}
