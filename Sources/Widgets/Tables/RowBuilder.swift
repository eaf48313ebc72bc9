/// Builds the rows of a section from a block: of row models, of widgets, of a ``ForEach``, of a ``RowList``.
///
/// ```swift
/// Section("Users") {
///   CellModel("add", TableViewCell(.text("Add"))).with { $0.didSelect = add }
///   ForEach(users) { user in TableViewCell(.text(user.name)) }
/// }
/// ```
///
/// A widget makes a row with its ``Widget/key``; without one, it is told from others by its place. `ForEach` makes its widgets
/// at once; where there are very many rows, use a ``RowList``, which makes them as they come into sight.
@resultBuilder
public enum RowBuilder {
  /// A row.
  public static func buildExpression(_ row: CellModel) -> RowList { [row] }

  /// Rows.
  public static func buildExpression(_ rows: [CellModel]) -> RowList { RowList(rows) }

  /// Rows that are made as they come into sight.
  public static func buildExpression(_ rows: RowList) -> RowList { rows }

  /// What stands for widgets: a widget, a ``ForEach``, an optional, …
  public static func buildExpression(_ content: some WidgetConvertible) -> RowList {
    RowList(content.widgets.elements.map { CellModel($0.key ?? unnamed, identifier: "\(type(of: $0))", showing: $0) })
  }

  /// The lines of a block.
  public static func buildBlock(_ lists: RowList...) -> RowList { RowList(lists) }

  /// An `if` without `else`.
  public static func buildOptional(_ rows: RowList?) -> RowList { rows ?? [] }

  /// The branch of an `if` or `switch` that is taken.
  public static func buildEither(first rows: RowList) -> RowList { rows }

  /// The branch of an `if` or `switch` that is taken.
  public static func buildEither(second rows: RowList) -> RowList { rows }

  /// A `for` loop.
  public static func buildArray(_ lists: [RowList]) -> RowList { RowList(lists) }

  /// Rows without keys share one, and correspond by their order.
  package static let unnamed = WidgetKey("row")
}

/// Builds the sections of a table from a block.
@resultBuilder
public enum SectionBuilder {
  /// A section.
  public static func buildExpression(_ section: SectionModel) -> [SectionModel] { [section] }

  /// Sections.
  public static func buildExpression(_ sections: [SectionModel]) -> [SectionModel] { sections }

  /// The lines of a block.
  public static func buildBlock(_ sections: [SectionModel]...) -> [SectionModel] { sections.flatMap { $0 } }

  /// An `if` without `else`.
  public static func buildOptional(_ sections: [SectionModel]?) -> [SectionModel] { sections ?? [] }

  /// The branch of an `if` or `switch` that is taken.
  public static func buildEither(first sections: [SectionModel]) -> [SectionModel] { sections }

  /// The branch of an `if` or `switch` that is taken.
  public static func buildEither(second sections: [SectionModel]) -> [SectionModel] { sections }

  /// A `for` loop.
  public static func buildArray(_ sections: [[SectionModel]]) -> [SectionModel] { sections.flatMap { $0 } }
}
