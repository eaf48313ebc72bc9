import Mod

/// The attributes of a table that few tables set.
internal struct TableExtras: Equatable, Sendable, InspectableByParts {
  internal static let fresh = Boxed(TableExtras())

  @Slot internal var tableHeaderView: (any Widget)?
  @Slot internal var tableFooterView: (any Widget)?
  internal var sectionIndexColor: Color?
  internal var sectionIndexMinimumDisplayRowCount = 0
  @Slot internal var backgroundView: (any Widget)?
  @Themed internal var estimatedRowHeight = 0.0
  internal var estimatedSectionHeaderHeight = 0.0
  internal var estimatedSectionFooterHeight = 0.0
  internal var cellLayoutMarginsFollowReadableWidth = false
  internal var separatorInsetReference = TableView.SeparatorInsetReference.fromCellEdges
  internal var sectionIndexBackgroundColor: Color?
  internal var sectionIndexTrackingBackgroundColor: Color?

  internal mutating func visitViews(_ visitor: PartVisitor) {
    visitor.visit(&tableHeaderView)
    visitor.visit(&tableFooterView)
    visitor.visit(&backgroundView)
  }
}

extension TableView {
  /// The widget above all sections. `nil` by default.
  public var tableHeaderView: (any Widget)? {
    get { extras.value.tableHeaderView }
    _modify { yield &extras.value.tableHeaderView }
  }

  /// The widget below all sections. `nil` by default.
  public var tableFooterView: (any Widget)? {
    get { extras.value.tableFooterView }
    _modify { yield &extras.value.tableFooterView }
  }

  /// The color of the index at the trailing edge, or `nil` for the tint color. `nil` by default.
  public var sectionIndexColor: Color? {
    get { extras.value.sectionIndexColor }
    _modify { yield &extras.value.sectionIndexColor }
  }

  /// The number of rows from which the index at the trailing edge is shown. 0 by default.
  public var sectionIndexMinimumDisplayRowCount: Int {
    get { extras.value.sectionIndexMinimumDisplayRowCount }
    _modify { yield &extras.value.sectionIndexMinimumDisplayRowCount }
  }

  /// The widget behind the rows, or `nil` for none. `nil` by default.
  public var backgroundView: (any Widget)? {
    get { extras.value.backgroundView }
    set { extras.value.backgroundView = newValue }
  }

  /// The height that positions are computed from if there is no ``rowHeight``, in points, or 0 for 44. 0 by default.
  public var estimatedRowHeight: Double {
    get { extras.value.estimatedRowHeight }
    set { extras.value.estimatedRowHeight = newValue }
  }

  /// The estimated height of headers, in points, or 0 for none. 0 by default.
  ///
  /// A live tree computes positions from it.
  public var estimatedSectionHeaderHeight: Double {
    get { extras.value.estimatedSectionHeaderHeight }
    set { extras.value.estimatedSectionHeaderHeight = newValue }
  }

  /// The estimated height of footers, in points, or 0 for none. 0 by default.
  ///
  /// A live tree computes positions from it.
  public var estimatedSectionFooterHeight: Double {
    get { extras.value.estimatedSectionFooterHeight }
    set { extras.value.estimatedSectionFooterHeight = newValue }
  }

  /// Whether the margins of cells keep their text to a readable width. `false` by default.
  ///
  /// They are then at most 672 points wide, in the middle of a wider table.
  public var cellLayoutMarginsFollowReadableWidth: Bool {
    get { extras.value.cellLayoutMarginsFollowReadableWidth }
    set { extras.value.cellLayoutMarginsFollowReadableWidth = newValue }
  }

  /// The edges that the insets of separators refer to. `.fromCellEdges` by default.
  public var separatorInsetReference: SeparatorInsetReference {
    get { extras.value.separatorInsetReference }
    set { extras.value.separatorInsetReference = newValue }
  }

  /// The background color of the index at the trailing edge, or `nil` for none. `nil` by default.
  public var sectionIndexBackgroundColor: Color? {
    get { extras.value.sectionIndexBackgroundColor }
    set { extras.value.sectionIndexBackgroundColor = newValue }
  }

  /// The background color of the index while it is touched, or `nil` for the system's. `nil` by default.
  ///
  /// A page shows it.
  public var sectionIndexTrackingBackgroundColor: Color? {
    get { extras.value.sectionIndexTrackingBackgroundColor }
    set { extras.value.sectionIndexTrackingBackgroundColor = newValue }
  }

  /// The edges that the insets of separators refer to. It models `UITableView.SeparatorInsetReference`.
  public enum SeparatorInsetReference: Hashable, Sendable, CaseIterable {
    /// The edges of the cells.
    case fromCellEdges
    /// The place where separators start by default.
    case fromAutomaticInsets
  }
}

extension PropertyNames where Root == TableView {
  /// The widget behind the rows, or `nil` for none. `nil` by default.
  public static var backgroundView: Property<Root, (any Widget)?> { Property { $1(&$0.backgroundView) } }

  /// The height that positions are computed from if there is no `rowHeight`, in points, or 0 for 44. 0 by default.
  public static var estimatedRowHeight: Property<Root, Double> { Property { $1(&$0.estimatedRowHeight) } }

  /// The estimated height of headers, in points, or 0 for none. 0 by default.
  public static var estimatedSectionHeaderHeight: Property<Root, Double> {
    Property { $1(&$0.estimatedSectionHeaderHeight) }
  }

  /// The estimated height of footers, in points, or 0 for none. 0 by default.
  public static var estimatedSectionFooterHeight: Property<Root, Double> {
    Property { $1(&$0.estimatedSectionFooterHeight) }
  }

  /// Whether the margins of cells keep their text to a readable width. `false` by default.
  public static var cellLayoutMarginsFollowReadableWidth: Property<Root, Bool> {
    Property { $1(&$0.cellLayoutMarginsFollowReadableWidth) }
  }

  /// The edges that the insets of separators refer to. `.fromCellEdges` by default.
  public static var separatorInsetReference: Property<Root, TableView.SeparatorInsetReference> {
    Property { $1(&$0.separatorInsetReference) }
  }

  /// The background color of the index at the trailing edge, or `nil` for none. `nil` by default.
  public static var sectionIndexBackgroundColor: Property<Root, Color?> {
    Property { $1(&$0.sectionIndexBackgroundColor) }
  }

  /// The background color of the index while it is touched, or `nil` for the system's. `nil` by default.
  public static var sectionIndexTrackingBackgroundColor: Property<Root, Color?> {
    Property { $1(&$0.sectionIndexTrackingBackgroundColor) }
  }
}
