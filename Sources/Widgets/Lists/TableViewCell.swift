import Mod

/// A cell of a table: a model of `UITableViewCell`, with texts and an image, or with widgets of your own.
///
/// ```swift
/// TableViewCell(.text("Ada"), .detailText("Mathematician"), .accessoryType(.disclosureIndicator))
/// TableViewCell { Slider(.value(0.5)) }
/// ```
public struct TableViewCell: Container, Highlightable, Pictured, Selectable, Textual {
  /// The subviews in addition to texts and image. None by default.
  public var subviews: Children = []

  /// The text. `nil` by default.
  public var text: String?

  /// The detail text, if the ``style`` has one. `nil` by default.
  public var detailText: String?

  /// The image at the leading edge. `nil` by default.
  public var image: Image?

  /// The arrangement of texts and image. `.default` by default.
  public var style = Style.default

  /// The accessory at the trailing edge. `.none` by default.
  public var accessoryType = AccessoryType.none

  /// The widget in place of the accessory. `nil` by default.
  @Slot public var accessoryView: (any Widget)?

  /// The accessory while the table is edited. `.none` by default.
  public var editingAccessoryType = AccessoryType.none

  /// The appearance of the selected cell. `.default` by default.
  public var selectionStyle = SelectionStyle.default

  @usableFromInline internal var cellStates = CellStates()

  /// The level of indentation. 0 by default.
  public var indentationLevel = 0

  /// The indentation for each level, in points. 10 by default.
  @Themed public var indentationWidth = 10.0

  internal var cellParts = CellParts()

  // Attributes that few cells set are in a box of their own, so that a cell costs little.
  internal var backgrounds = CellBackgrounds.fresh

  /// The attributes of every view.
  public var attributes = ViewAttributes.fresh

  /// Creates an empty cell.
  public init() {}

  /// The ``subviews``.
  @inlinable public var children: Children {
    get { subviews }
    _modify { yield &subviews }
  }

  /// Visits the accessory view, labels and image view with behaviors, the backgrounds, and the parts of every widget.
  public mutating func visitParts(_ visitor: PartVisitor) {
    visitor.visit(&accessoryView)
    if !cellParts._textLabel.storage.value.behaviors.isEmpty { visitor.visit(&textLabel) }
    if !cellParts._detailTextLabel.storage.value.behaviors.isEmpty { visitor.visit(&detailTextLabel) }
    if !cellParts._imageView.storage.value.behaviors.isEmpty { visitor.visit(&imageView) }
    if backgrounds.identity != CellBackgrounds.fresh.identity { backgrounds.value.visitParts(visitor) }
    visitSharedParts(visitor)
  }

  /// `false`: only the children themselves matter.
  @inlinable public var readsInsideChildren: Bool { false }
}

/// The states of a cell that users and tables change.
@usableFromInline internal struct CellStates: Equatable, Sendable, InspectableByParts {
  @usableFromInline internal var isSelected = false
  @usableFromInline internal var isHighlighted = false
  @usableFromInline internal var swipedEdge: TableViewCell.SwipeEdge?
  @usableFromInline internal var isEditing = false
  @usableFromInline internal var showsReorderControl = false
}

extension TableViewCell {
  /// Whether the cell is selected. `false` by default.
  @inlinable public var isSelected: Bool {
    get { cellStates.isSelected }
    _modify { yield &cellStates.isSelected }
  }

  /// Whether the cell is highlighted. `false` by default.
  @inlinable public var isHighlighted: Bool {
    get { cellStates.isHighlighted }
    _modify { yield &cellStates.isHighlighted }
  }

  /// The edge whose swipe actions are open. `nil`, the default, for a cell that is not swiped.
  ///
  /// Previews show the cell as a swipe leaves it: moved aside, with the actions that its row offers at this edge.
  @inlinable public var swipedEdge: SwipeEdge? {
    get { cellStates.swipedEdge }
    _modify { yield &cellStates.swipedEdge }
  }

  /// Whether the cell shows its editing controls. `false` by default.
  @inlinable public var isEditing: Bool {
    get { cellStates.isEditing }
    _modify { yield &cellStates.isEditing }
  }

  /// Whether the cell can be moved while the table is edited. `false` by default.
  @inlinable public var showsReorderControl: Bool {
    get { cellStates.showsReorderControl }
    _modify { yield &cellStates.showsReorderControl }
  }
}

extension PropertyNames where Root == TableViewCell {
  /// The subviews in addition to texts and image. None by default.
  @inlinable public static var subviews: Property<Root, Children> { Property { $1(&$0.subviews) } }

  /// The detail text, if the `style` has one. `nil` by default.
  @inlinable public static var detailText: Property<Root, String?> { Property { $1(&$0.detailText) } }

  /// The arrangement of texts and image. `.default` by default.
  @inlinable public static var style: Property<Root, TableViewCell.Style> { Property { $1(&$0.style) } }

  /// The accessory at the trailing edge. `.none` by default.
  @inlinable public static var accessoryType: Property<Root, TableViewCell.AccessoryType> {
    Property { $1(&$0.accessoryType) }
  }

  /// The widget in place of the accessory. `nil` by default.
  @inlinable public static var accessoryView: Property<Root, (any Widget)?> { Property { $1(&$0.accessoryView) } }

  /// The accessory while the table is edited. `.none` by default.
  @inlinable public static var editingAccessoryType: Property<Root, TableViewCell.AccessoryType> {
    Property { $1(&$0.editingAccessoryType) }
  }

  /// The appearance of the selected cell. `.default` by default.
  @inlinable public static var selectionStyle: Property<Root, TableViewCell.SelectionStyle> {
    Property { $1(&$0.selectionStyle) }
  }

  /// The edge whose swipe actions are open. `nil`, the default, for a cell that is not swiped.
  @inlinable public static var swipedEdge: Property<Root, TableViewCell.SwipeEdge?> { Property { $1(&$0.swipedEdge) } }

  /// Whether the cell shows its editing controls. `false` by default.
  @inlinable public static var isEditing: Property<Root, Bool> { Property { $1(&$0.isEditing) } }

  /// Whether the cell can be moved while the table is edited. `false` by default.
  @inlinable public static var showsReorderControl: Property<Root, Bool> { Property { $1(&$0.showsReorderControl) } }

  /// The level of indentation. 0 by default.
  @inlinable public static var indentationLevel: Property<Root, Int> { Property { $1(&$0.indentationLevel) } }

  /// The indentation for each level, in points. 10 by default.
  @inlinable public static var indentationWidth: Property<Root, Double> { Property { $1(&$0.indentationWidth) } }
}

extension TableViewCell {
  /// The arrangement of a cell's texts and image. It models `UITableViewCell.CellStyle`.
  public enum Style: Hashable, Sendable, CaseIterable {
    /// A text, with the image before it.
    case `default`
    /// The text at the leading edge, and the detail text at the trailing edge.
    case value1
    /// The text at the end of a narrow column, and the detail text beside it.
    case value2
    /// The detail text below the text.
    case subtitle
    /// The image above the centered texts, without an accessory, or the subviews without margins.
    ///
    /// A ``CollectionView`` shows cells with the style `default` in this way, unless they are in a list.
    case item
  }

  /// The accessory at the trailing edge of a cell. It models `UITableViewCell.AccessoryType`.
  public enum AccessoryType: Hashable, Sendable, CaseIterable {
    /// No accessory.
    case none
    /// A chevron, for a cell that leads to another screen.
    case disclosureIndicator
    /// A detail button and a chevron.
    case detailDisclosureButton
    /// A checkmark.
    case checkmark
    /// A detail button.
    case detailButton
  }

  /// The appearance of a selected cell. It models `UITableViewCell.SelectionStyle`.
  public enum SelectionStyle: Hashable, Sendable, CaseIterable {
    /// No difference.
    case none
    /// Blue, on systems that support it.
    case blue
    /// Gray.
    case gray
    /// The appearance that the system chooses.
    case `default`
  }

  /// The effect of editing a row. It models `UITableViewCell.EditingStyle`.
  public enum EditingStyle: Hashable, Sendable, CaseIterable {
    /// No effect.
    case none
    /// The row is deleted.
    case delete
    /// A row is inserted after it.
    case insert
  }

  /// The edge of a row that swipe actions appear at.
  public enum SwipeEdge: Hashable, Sendable, CaseIterable {
    /// The leading edge, with ``CellModel/leadingSwipeActions``.
    case leading
    /// The trailing edge, with ``CellModel/trailingSwipeActions``.
    case trailing
  }
}
