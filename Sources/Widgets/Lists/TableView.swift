import Mod

/// A table of sections with rows: a model of `UITableView`, with the rows as data instead of a data source.
///
/// ```swift
/// let table = TableView(.style(.insetGrouped)) {
///   Section("Users") {
///     ForEach(users) { user in TableViewCell(.text(user.name)) }
///   }
/// }
/// ```
///
/// The ``model`` is the whole content; ``cells`` are the visible cells, which in a table made by a block are the first
/// ones. In a live tree they follow the model and the scroll position. The rows can come from a signal:
/// `TableView(.tableData <-- rows)`.
public struct TableView: ListView {
  /// The sections and rows. None by default.
  public var model = TableModel()

  /// The visible cells with headers and footers, from the top. None by default.
  ///
  /// Cells that are set here without a ``model`` are no rows: users cannot select them.
  public var cells: Children = []

  /// The style of the table. `.plain` by default.
  public var style = Style.plain

  /// The height of rows without one of their own, in points, or `nil` for that of their content. `nil` by default.
  ///
  /// A live tree, which computes positions from heights, clamps it to 1 to 1,000,000 points.
  @Themed public var rowHeight: Double? = nil

  /// The height of headers, in points, or `nil` for that of their content. `nil` by default.
  @Themed public var sectionHeaderHeight: Double? = nil

  /// The height of footers, in points, or `nil` for that of their content. `nil` by default.
  @Themed public var sectionFooterHeight: Double? = nil

  internal var separatorAttributes = TableSeparators()

  /// The insets of the separators, in points. Zero by default.
  @Themed public var separatorInset = EdgeInsets.zero

  /// The index paths of the selected rows, in a live tree. None by default.
  public var selectedRows: [RowPath] = []

  /// The number of rows that are visible at a time, which UIKit derives from the height of the screen.
  ///
  /// The default is 20. A negative number is treated as 0.
  public var visibleRowCount = 20

  /// The number of rows below the visible ones that prefetch their data.
  ///
  /// The default is 5. A negative number is treated as 0.
  public var prefetchedRowCount = 5

  internal var extras = TableExtras.fresh

  /// The attributes of every list.
  public var listAttributes = ListAttributes.fresh

  /// The attributes of every scroll view.
  public var scrolling = ScrollAttributes.fresh

  /// The attributes of every view.
  public var attributes = ViewAttributes.scrollView

  /// Creates an empty table.
  public init() {}

  /// Creates a table with the sections and rows of a block, and applies the Mods to it, in order. Its first rows are
  /// visible.
  public init(_ mods: Mod<Self>..., @SectionBuilder content: () -> [SectionModel]) {
    self.init()
    model = TableModel(content())
    Mod(list: mods)(&self)
    cells = firstCells.shown
  }

  /// The ``cells``.
  @inlinable public var children: Children {
    get { cells }
    _modify { yield &cells }
  }

  /// Whether there are enough rows for the index at the trailing edge.
  package var showsSectionIndex: Bool { model.rowCount >= sectionIndexMinimumDisplayRowCount }

  /// Visits the table's header and footer, and the parts of every widget.
  public mutating func visitParts(_ visitor: PartVisitor) {
    if extras.identity != TableExtras.fresh.identity { extras.value.visitViews(visitor) }
    visitScrollingParts(visitor)
  }

  /// `false`: only the children themselves matter.
  @inlinable public var readsInsideChildren: Bool { false }
}

/// The separators between the rows of a table.
internal struct TableSeparators: Equatable, Sendable, InspectableByParts {
  internal var separatorStyle = TableView.SeparatorStyle.singleLine
  internal var separatorColor: Color?
}

extension TableView {
  /// The separators between rows. `.singleLine` by default.
  public var separatorStyle: SeparatorStyle {
    get { separatorAttributes.separatorStyle }
    _modify { yield &separatorAttributes.separatorStyle }
  }

  /// The color of the separators, or `nil` for the system's. `nil` by default.
  public var separatorColor: Color? {
    get { separatorAttributes.separatorColor }
    _modify { yield &separatorAttributes.separatorColor }
  }

  /// The style of a table. It models `UITableView.Style`.
  public enum Style: Hashable, Sendable, CaseIterable {
    /// Sections with headers that stay visible.
    case plain
    /// Sections with space between them.
    case grouped
    /// Inset sections with rounded corners.
    case insetGrouped
  }

  /// The separators between rows. It models `UITableViewCell.SeparatorStyle`.
  public enum SeparatorStyle: Hashable, Sendable, CaseIterable {
    /// No separators.
    case none
    /// Lines.
    case singleLine
  }

  /// The properties that users change: the content offset, the selection, and the inset of the keyboard.
  public static let userEditable = [
    EditableProperty(\TableView.contentOffset), EditableProperty(\TableView.selectedRows),
    EditableProperty(\TableView.keyboardInset),
  ]
}

extension PropertyNames where Root == TableView {
  /// The style of the table. `.plain` by default.
  @inlinable public static var style: Property<Root, TableView.Style> { Property { $1(&$0.style) } }

  /// The height of rows without one of their own, in points, or `nil` for that of their content. `nil` by default.
  @inlinable public static var rowHeight: Property<Root, Double?> { Property { $1(&$0.rowHeight) } }

  /// The height of headers, in points, or `nil` for that of their content. `nil` by default.
  @inlinable public static var sectionHeaderHeight: Property<Root, Double?> {
    Property { $1(&$0.sectionHeaderHeight) }
  }

  /// The height of footers, in points, or `nil` for that of their content. `nil` by default.
  @inlinable public static var sectionFooterHeight: Property<Root, Double?> {
    Property { $1(&$0.sectionFooterHeight) }
  }

  /// The separators between rows. `.singleLine` by default.
  @inlinable public static var separatorStyle: Property<Root, TableView.SeparatorStyle> {
    Property { $1(&$0.separatorStyle) }
  }

  /// The color of the separators, or `nil` for the system's. `nil` by default.
  @inlinable public static var separatorColor: Property<Root, Color?> { Property { $1(&$0.separatorColor) } }

  /// The insets of the separators, in points. Zero by default.
  @inlinable public static var separatorInset: Property<Root, EdgeInsets> { Property { $1(&$0.separatorInset) } }

  /// Whether the table is edited. `false` by default.
  @inlinable public static var isEditing: Property<Root, Bool> { Property { $1(&$0.isEditing) } }

  /// The index paths of the selected rows, in a live tree. None by default.
  @inlinable public static var selectedRows: Property<Root, [RowPath]> { Property { $1(&$0.selectedRows) } }

  /// The number of rows that are visible at a time, which UIKit derives from the height of the screen.
  @inlinable public static var visibleRowCount: Property<Root, Int> { Property { $1(&$0.visibleRowCount) } }

  /// The number of rows below the visible ones that prefetch their data.
  @inlinable public static var prefetchedRowCount: Property<Root, Int> { Property { $1(&$0.prefetchedRowCount) } }

  /// The widget above all sections. `nil` by default.
  @inlinable public static var tableHeaderView: Property<Root, (any Widget)?> { Property { $1(&$0.tableHeaderView) } }

  /// The widget below all sections. `nil` by default.
  @inlinable public static var tableFooterView: Property<Root, (any Widget)?> { Property { $1(&$0.tableFooterView) } }

  /// The color of the index at the trailing edge, or `nil` for the tint color. `nil` by default.
  @inlinable public static var sectionIndexColor: Property<Root, Color?> { Property { $1(&$0.sectionIndexColor) } }

  /// The number of rows from which the index at the trailing edge is shown. 0 by default.
  @inlinable public static var sectionIndexMinimumDisplayRowCount: Property<Root, Int> {
    Property { $1(&$0.sectionIndexMinimumDisplayRowCount) }
  }
}
