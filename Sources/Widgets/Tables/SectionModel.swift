import Mod

/// Rows of a table that belong together, with what stands above and below them.
///
/// ```swift
/// Section("Users") {
///   ForEach(users) { user in TableViewCell(.text(user.name)) }
/// }
/// ```
public struct SectionModel: Identifiable, Configurable, Equatable, Sendable {
  /// What tells the section from others: the header, if nothing else is said.
  public var id: WidgetKey

  /// The text above the rows. `nil` by default.
  public var header: String?

  /// The text below the rows. `nil` by default.
  public var footer: String?

  /// What stands above the rows instead of a text. `nil` by default.
  @Slot public var headerView: (any Widget)?

  /// What stands below the rows instead of a text. `nil` by default.
  @Slot public var footerView: (any Widget)?

  /// What leads to the section in the index at the trailing edge. `nil` by default, for nothing.
  public var indexTitle: String?

  /// The rows, from the top.
  public var rows: RowList

  /// Creates a section of rows.
  public init(
    _ header: String? = nil, id: WidgetKey? = nil, footer: String? = nil, indexTitle: String? = nil, rows: RowList
  ) {
    self.id = id ?? WidgetKey(header ?? "")
    self.header = header
    self.footer = footer
    self.indexTitle = indexTitle
    self.rows = rows
  }

  /// Creates a section of the rows of a block.
  public init(
    _ header: String? = nil, id: WidgetKey? = nil, footer: String? = nil, indexTitle: String? = nil,
    @RowBuilder content: () -> RowList
  ) {
    self.init(header, id: id, footer: footer, indexTitle: indexTitle, rows: content())
  }
}

/// A section, as it is called in a block. See ``SectionModel``.
public typealias Section = SectionModel
