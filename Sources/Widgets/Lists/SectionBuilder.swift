/// A result builder for the sections of a list, from sections and from rows.
///
/// ```swift
/// TableView {
///   TableViewCell(.text("Add"))
///   Section("Users") {
///     ForEach(users) { user in TableViewCell(.text(user.name)) }
///   }
/// }
/// ```
///
/// Rows beside each other, which can be any line of a ``RowBuilder`` block, form a section without a header. A section
/// without an `id` and a header is identified by its position among such sections.
@resultBuilder
public enum SectionBuilder {
  /// Builds a line that is a section.
  public static func buildExpression(_ section: SectionModel) -> [SectionModel] { [section] }

  /// Builds a line that is an optional section.
  public static func buildExpression(_ section: SectionModel?) -> [SectionModel] { section.map { [$0] } ?? [] }

  /// Builds a line that is an array of sections.
  public static func buildExpression(_ sections: [SectionModel]) -> [SectionModel] { sections }

  /// Builds a line that is a row.
  public static func buildExpression(_ row: CellModel) -> [SectionModel] { loose([row]) }

  /// Builds a line that is an optional row.
  public static func buildExpression(_ row: CellModel?) -> [SectionModel] { loose(RowBuilder.buildExpression(row)) }

  // An array literal in a block is a section.

  /// Builds a line that is an array of rows.
  @_disfavoredOverload public static func buildExpression(_ rows: [CellModel]) -> [SectionModel] {
    loose(RowList(rows))
  }

  /// Builds a line of rows that are made when they appear.
  @_disfavoredOverload public static func buildExpression(_ rows: RowList) -> [SectionModel] { loose(rows) }

  /// Builds a line that stands for widgets, such as a cell, a ``ForEach`` or an optional. Each is a row.
  public static func buildExpression(_ content: some WidgetConvertible) -> [SectionModel] {
    loose(RowBuilder.buildExpression(content))
  }

  /// Builds a line that is an optional widget of any type.
  public static func buildExpression(_ widget: (any Widget)?) -> [SectionModel] {
    loose(RowBuilder.buildExpression(widget))
  }

  /// Builds a line that is an array of widgets.
  public static func buildExpression(_ widgets: [any Widget]) -> [SectionModel] {
    loose(RowBuilder.buildExpression(widgets))
  }

  @available(*, unavailable, message: "a line of a list is a 'Section', a row, a widget or something WidgetConvertible")
  public static func buildExpression(_ line: some Any) -> [SectionModel] { [] }

  /// Builds the lines of a block.
  public static func buildBlock(_ sections: [SectionModel]...) -> [SectionModel] { sections.flatMap { $0 } }

  /// Builds an `if` without `else`.
  public static func buildOptional(_ sections: [SectionModel]?) -> [SectionModel] { sections ?? [] }

  /// Builds the first branch of an `if` or `switch`.
  public static func buildEither(first sections: [SectionModel]) -> [SectionModel] { sections }

  /// Builds the second branch of an `if` or `switch`.
  public static func buildEither(second sections: [SectionModel]) -> [SectionModel] { sections }

  /// Builds a `for` loop.
  public static func buildArray(_ sections: [[SectionModel]]) -> [SectionModel] { sections.flatMap { $0 } }

  /// Builds an `if #available`.
  public static func buildLimitedAvailability(_ sections: [SectionModel]) -> [SectionModel] { sections }

  /// Builds the block, with the rows beside each other in one section.
  ///
  /// - Complexity: O(*n*) for *n* lines.
  public static func buildFinalResult(_ sections: [SectionModel]) -> [SectionModel] {
    var result: [SectionModel] = []
    var loose: [RowList] = []
    var unnamedCount = 0
    func append(_ section: SectionModel) {
      var section = section
      if section.id.isUnnamed {
        section.id = unnamedCount == 0 ? unnamed : WidgetKey(unnamed, at: unnamedCount)
        unnamedCount += 1
      }
      result.append(section)
    }
    func appendLoose() {
      let rows = RowList(loose)
      loose = []
      // A condition that does not hold makes no section.
      if !rows.isEmpty { append(SectionModel(rows: rows)) }
    }
    for section in sections {
      if section.id == looseKey {
        loose.append(section.rows)
      } else {
        appendLoose()
        append(section)
      }
    }
    appendLoose()
    return result
  }

  /// The key of a section without an `id` and a header.
  fileprivate static let unnamed = WidgetKey("")

  /// The key of a section that consists of the rows of one line. No program can create it.
  private static let looseKey = WidgetKey(unnamed, at: -1)

  private static func loose(_ rows: RowList) -> [SectionModel] { [SectionModel(id: looseKey, rows: rows)] }
}

extension WidgetKey {
  /// Whether the key identifies a section by its position.
  fileprivate var isUnnamed: Bool {
    if case .place(SectionBuilder.unnamed, _) = storage { true } else { self == SectionBuilder.unnamed }
  }
}
