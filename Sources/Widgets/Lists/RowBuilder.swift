/// A result builder for the rows of a section, from row models, widgets, ``ForEach`` and ``RowList``.
///
/// ```swift
/// Section("Users") {
///   CellModel("add", TableViewCell(.text("Add"))).with { $0.didSelect = add }
///   ForEach(users) { user in TableViewCell(.text(user.name)) }
/// }
/// ```
///
/// A widget becomes a row with its ``Widget/key``. Without a key, the row is identified by its position. A cell, or a
/// component whose body is one cell, is the cell of the row; any other widget is put into a cell. `ForEach` makes its
/// widgets at once; for very many rows, use a ``RowList``, which makes them when they appear.
@resultBuilder
public enum RowBuilder {
  /// Builds a line that is a row.
  public static func buildExpression(_ row: CellModel) -> RowList { [row] }

  /// Builds a line that is an optional row.
  public static func buildExpression(_ row: CellModel?) -> RowList { row.map { [$0] } ?? [] }

  /// Builds a line that is an array of rows.
  public static func buildExpression(_ rows: [CellModel]) -> RowList { RowList(rows) }

  /// Builds a line of rows that are made when they appear.
  public static func buildExpression(_ rows: RowList) -> RowList { rows }

  /// Builds a line that stands for widgets, such as a widget, a ``ForEach`` or an optional.
  public static func buildExpression(_ content: some WidgetConvertible) -> RowList {
    RowList(content.widgets.elements.map { CellModel($0.key ?? unnamed, identifier: "\(type(of: $0))", showing: $0) })
  }

  /// Builds a line that is an optional widget of any type.
  public static func buildExpression(_ widget: (any Widget)?) -> RowList {
    buildExpression(Children(widget.map { [$0] } ?? []))
  }

  /// Builds a line that is an array of widgets.
  public static func buildExpression(_ widgets: [any Widget]) -> RowList { buildExpression(Children(widgets)) }

  @available(*, unavailable, message: "a section contains rows; list it in the block of the table")
  public static func buildExpression(_ section: SectionModel) -> RowList { [] }

  @available(*, unavailable, message: "a line of a section is a row, a widget or something WidgetConvertible")
  public static func buildExpression(_ line: some Any) -> RowList { [] }

  /// Builds the lines of a block.
  public static func buildBlock(_ lists: RowList...) -> RowList { RowList(lists) }

  /// Builds an `if` without `else`.
  public static func buildOptional(_ rows: RowList?) -> RowList { rows ?? [] }

  /// Builds the first branch of an `if` or `switch`.
  public static func buildEither(first rows: RowList) -> RowList { rows }

  /// Builds the second branch of an `if` or `switch`.
  public static func buildEither(second rows: RowList) -> RowList { rows }

  /// Builds a `for` loop.
  public static func buildArray(_ lists: [RowList]) -> RowList { RowList(lists) }

  /// Builds an `if #available`.
  public static func buildLimitedAvailability(_ rows: RowList) -> RowList { rows }

  /// The key of all rows without one, which are matched by their order.
  package static let unnamed = WidgetKey("row")
}
