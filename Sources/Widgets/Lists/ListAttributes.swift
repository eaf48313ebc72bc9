import Mod

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
