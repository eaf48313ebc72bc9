import Mod

/// A section of a table or a collection, with its rows, header and footer.
///
/// ```swift
/// Section("Users") {
///   ForEach(users) { user in TableViewCell(.text(user.name)) }
/// }
/// ```
public struct SectionModel: Identifiable, Configurable, Equatable, Sendable {
  /// The identity of the section. By default, the header, or else the position among such sections of a block.
  public var id: WidgetKey

  /// The text above the rows. `nil` by default.
  public var header: String?

  /// The text below the rows. `nil` by default.
  public var footer: String?

  /// The widget above the rows, in place of a text. `nil` by default.
  @Slot public var headerView: (any Widget)?

  /// The widget below the rows, in place of a text. `nil` by default.
  @Slot public var footerView: (any Widget)?

  /// The title of the section in the index at the trailing edge, or `nil` for none. `nil` by default.
  public var indexTitle: String?

  /// The layout of the section in a ``CollectionView``, or `nil` for the collection's. `nil` by default.
  public var layout: CollectionLayout?

  /// The rows, from the top.
  public var rows: RowList

  // It is declared before the others, because editors complete a block by the types of the first initializer.

  /// Creates a section with the rows of a block.
  public init(
    _ header: String? = nil, id: WidgetKey? = nil, footer: String? = nil, indexTitle: String? = nil,
    layout: CollectionLayout? = nil, @RowBuilder content: () -> RowList
  ) {
    self.init(header, id: id, footer: footer, indexTitle: indexTitle, layout: layout, rows: content())
  }

  /// Creates a section from a list of rows.
  public init(
    _ header: String? = nil, id: WidgetKey? = nil, footer: String? = nil, indexTitle: String? = nil,
    layout: CollectionLayout? = nil, rows: RowList
  ) {
    self.id = id ?? WidgetKey(header ?? "")
    self.header = header
    self.footer = footer
    self.indexTitle = indexTitle
    self.layout = layout
    self.rows = rows
  }
}

/// The name of a section in a block. See ``SectionModel``.
public typealias Section = SectionModel
