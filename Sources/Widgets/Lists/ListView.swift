import Mod

/// A scrolling widget that shows the rows of a ``TableModel``: a ``TableView`` or a ``CollectionView``.
///
/// The protocol declares what both have in common, so that a style applies to both. A live tree keeps the cells of both
/// up to date; a type of your own that conforms has the names only.
public protocol ListView: Scrolling, Container {
  /// The sections and rows.
  var model: TableModel { get set }

  /// The visible cells with headers and footers, in order.
  var cells: Children { get set }

  /// The attributes of every list. Start with ``ListAttributes/fresh``.
  ///
  /// Declare this property before `scrolling` and `attributes`.
  var listAttributes: Boxed<ListAttributes> { get set }
}

extension PropertyNames where Root: ListView {
  /// The sections and rows.
  @inlinable public static var model: Property<Root, TableModel> { Property { $1(&$0.model) } }

  /// The sections and rows.
  @inlinable public static var tableData: Property<Root, TableModel> { Property { $1(&$0.model) } }

  /// The visible cells with headers and footers, in order.
  @inlinable public static var cells: Property<Root, Children> { Property { $1(&$0.cells) } }
}

extension EventNames where Root: ListView {
  /// Sent when the user has selected or deselected rows, with the index paths of all selected rows.
  public static var selectionDidChange: Event<Root, [RowPath]> { Event<Root, [RowPath]>() }

  /// Sent before the header of a section appears, with the index of the section.
  public static var willDisplayHeader: Event<Root, Int> { Event<Root, Int>() }

  /// Sent after the header of a section has disappeared, with the former index of the section.
  public static var didEndDisplayingHeader: Event<Root, Int> { Event<Root, Int>() }

  /// Sent before the footer of a section appears, with the index of the section.
  public static var willDisplayFooter: Event<Root, Int> { Event<Root, Int>() }

  /// Sent after the footer of a section has disappeared, with the former index of the section.
  public static var didEndDisplayingFooter: Event<Root, Int> { Event<Root, Int>() }
}

/// The attributes of every list of rows: what `UITableView` and `UICollectionView` have in common. See ``ListView``.
public struct ListAttributes: Equatable, Sendable, InspectableByParts {
  /// The attributes of an unmodified list, which all such lists share.
  public static let fresh = Boxed(ListAttributes())

  @usableFromInline internal var allowsSelection = true
  @usableFromInline internal var allowsMultipleSelection = false
  @usableFromInline internal var allowsSelectionDuringEditing = false
  @usableFromInline internal var allowsMultipleSelectionDuringEditing = false
  @usableFromInline internal var isEditing = false

  @usableFromInline internal init() {}
}

extension ListView {
  /// Whether users can select a row. `true` by default.
  @inlinable public var allowsSelection: Bool {
    get { listAttributes.value.allowsSelection }
    _modify { yield &listAttributes.value.allowsSelection }
  }

  /// Whether users can select several rows. `false` by default.
  @inlinable public var allowsMultipleSelection: Bool {
    get { listAttributes.value.allowsMultipleSelection }
    _modify { yield &listAttributes.value.allowsMultipleSelection }
  }

  /// Whether users can select a row while the list is edited. `false` by default.
  @inlinable public var allowsSelectionDuringEditing: Bool {
    get { listAttributes.value.allowsSelectionDuringEditing }
    _modify { yield &listAttributes.value.allowsSelectionDuringEditing }
  }

  /// Whether users can select several rows while the list is edited. `false` by default.
  @inlinable public var allowsMultipleSelectionDuringEditing: Bool {
    get { listAttributes.value.allowsMultipleSelectionDuringEditing }
    _modify { yield &listAttributes.value.allowsMultipleSelectionDuringEditing }
  }

  /// Whether the list is edited, and rows show their editing controls. `false` by default.
  @inlinable public var isEditing: Bool {
    get { listAttributes.value.isEditing }
    _modify { yield &listAttributes.value.isEditing }
  }
}

extension PropertyNames where Root: ListView {
  /// Whether users can select a row. `true` by default.
  @inlinable public static var allowsSelection: Property<Root, Bool> { Property { $1(&$0.allowsSelection) } }

  /// Whether users can select several rows. `false` by default.
  @inlinable public static var allowsMultipleSelection: Property<Root, Bool> {
    Property { $1(&$0.allowsMultipleSelection) }
  }

  /// Whether users can select a row while the list is edited. `false` by default.
  @inlinable public static var allowsSelectionDuringEditing: Property<Root, Bool> {
    Property { $1(&$0.allowsSelectionDuringEditing) }
  }

  /// Whether users can select several rows while the list is edited. `false` by default.
  @inlinable public static var allowsMultipleSelectionDuringEditing: Property<Root, Bool> {
    Property { $1(&$0.allowsMultipleSelectionDuringEditing) }
  }
}
