import Mod

/// Rows in sections, one below the other: a model of `UITableView`, with the rows as data in place of a data source.
///
/// ```swift
/// let table = TableView(.style(.insetGrouped)) {
///   Section("Users") {
///     ForEach(users) { user in TableViewCell(.text(user.name)) }
///   }
/// }
/// ```
///
/// ``model`` is all that there is; ``cells`` are those that show: the first ones in a table made by a block. In a live tree they
/// follow the model and what one scrolls to. The rows can come from a signal: `TableView(.tableData <-- rows)`.
public struct TableView: Scrolling, Container {
  /// The sections and rows. None by default.
  public var model = TableModel()

  /// The cells that show, with the headers and footers between them, from the top. None by default.
  public var cells: Children = []

  /// How sections are set apart. `.plain` by default.
  public var style = Style.plain

  /// How tall rows are that do not say it themselves, in points; `nil`, the default, for as tall as their content.
  ///
  /// In a live tree, where a row is from its place, rows count as at least 1 and at most 1,000,000 points tall.
  public var rowHeight: Double?

  /// How tall headers are, in points; `nil`, the default, for as tall as their content.
  public var sectionHeaderHeight: Double?

  /// How tall footers are, in points; `nil`, the default, for as tall as their content.
  public var sectionFooterHeight: Double?

  /// What stands between rows. `.singleLine` by default.
  public var separatorStyle = SeparatorStyle.singleLine

  /// The color of the lines between rows; `nil`, the default, for the system's.
  public var separatorColor: Color?

  /// Room at the ends of the lines between rows, in points. None by default.
  public var separatorInset = EdgeInsets.zero

  /// Whether users can select a row. `true` by default.
  public var allowsSelection = true

  /// Whether users can select several rows. `false` by default.
  public var allowsMultipleSelection = false

  /// Whether users can select a row while the table is edited. `false` by default.
  public var allowsSelectionDuringEditing = false

  /// Whether users can select several rows while the table is edited. `false` by default.
  public var allowsMultipleSelectionDuringEditing = false

  /// Whether rows show what it takes to edit them. `false` by default.
  public var isEditing = false

  /// The selected rows, from the top, in a live tree. None by default.
  public var selectedRows: [RowPath] = []

  /// The number of rows in sight, if there are as many. The height of the screen decides it elsewhere. 20 by default; a negative
  /// number counts as 0.
  public var visibleRowCount = 20

  /// The number of rows below those in sight that are told to prefetch their content. 5 by default; a negative number counts as 0.
  public var prefetchedRowCount = 5

  /// What stands above all sections. `nil` by default.
  @Slot public var tableHeaderView: (any Widget)?

  /// What stands below all sections. `nil` by default.
  @Slot public var tableFooterView: (any Widget)?

  /// The color of the index at the trailing edge; `nil`, the default, for the tint color.
  public var sectionIndexColor: Color?

  /// With how many rows the index at the trailing edge shows. 0 by default.
  public var sectionIndexMinimumDisplayRowCount = 0

  /// What every view that scrolls has.
  public var scrolling = ScrollAttributes.fresh

  /// The attributes of every view.
  public var attributes = ViewAttributes.scrollView

  /// Creates an empty table.
  public init() {}

  /// Creates a table of the sections of a block, and applies the Mods to it, in order. It shows the first rows.
  public init(_ mods: Mod<Self>..., @SectionBuilder content: () -> [SectionModel]) {
    self.init()
    model = TableModel(content())
    Mod(list: mods)(&self)
    cells = model.cells(in: model.rowPaths(from: RowPath(row: 0, section: 0), count: visibleRowCount), of: self).shown
  }

  /// The same as ``cells``.
  @inlinable
  public var children: Children {
    get { cells }
    _modify { yield &cells }
  }

  /// Visits the widgets above and below the sections, and what every widget has.
  public mutating func visitParts(_ visitor: PartVisitor) {
    visitor.visit(&tableHeaderView)
    visitor.visit(&tableFooterView)
    visitSharedParts(visitor)
  }
}

extension TableView {
  /// How a table sets its sections apart. It models `UITableView.Style`.
  public enum Style: Hashable, Sendable, CaseIterable {
    /// By headers that stay in sight.
    case plain
    /// By room between them.
    case grouped
    /// By room around them, with round corners.
    case insetGrouped
  }

  /// What stands between rows. It models `UITableViewCell.SeparatorStyle`.
  public enum SeparatorStyle: Hashable, Sendable, CaseIterable {
    /// Nothing.
    case none
    /// A line.
    case singleLine
  }

  /// Users change where it stands, and what is selected.
  public static let userEditable = [
    EditableProperty(\TableView.contentOffset), EditableProperty(\TableView.selectedRows),
  ]
}
