import Mod

/// A row of a table: a model of `UITableViewCell`, with texts and a picture, or with widgets of your own.
///
/// ```swift
/// TableViewCell(.text("Ada"), .detailText("Mathematician"), .accessoryType(.disclosureIndicator))
/// TableViewCell { Slider(.value(0.5)) }
/// ```
public struct TableViewCell: Container {
  /// The widgets inside, beside the texts and the picture. None by default.
  public var subviews: Children = []

  /// The text. `nil` by default.
  public var text: String?

  /// The smaller text, where the ``style`` has room for it. `nil` by default.
  public var detailText: String?

  /// The picture at the leading edge. `nil` by default.
  public var image: Image?

  /// How texts and picture are arranged. `.default` by default.
  public var style = Style.default

  /// What stands at the trailing edge. `.none` by default.
  public var accessoryType = AccessoryType.none

  /// What stands at the trailing edge instead. `nil` by default.
  @Slot public var accessoryView: (any Widget)?

  /// What stands at the trailing edge while the table is edited. `.none` by default.
  public var editingAccessoryType = AccessoryType.none

  /// How the cell shows that it is selected. `.default` by default.
  public var selectionStyle = SelectionStyle.default

  /// Whether the cell shows that it is selected. `false` by default.
  public var isSelected = false

  /// Whether the cell shows that it is touched. `false` by default.
  public var isHighlighted = false

  /// Whether the cell shows what it takes to edit the table. `false` by default.
  public var isEditing = false

  /// Whether the cell can be dragged elsewhere while the table is edited. `false` by default.
  public var showsReorderControl = false

  /// How deep the cell is nested. 0 by default.
  public var indentationLevel = 0

  /// How far the content moves for each level, in points. 10 by default.
  public var indentationWidth = 10.0

  /// The attributes of every view.
  public var attributes = ViewAttributes.fresh

  /// Creates an empty cell.
  public init() {}

  /// The same as ``subviews``.
  @inlinable
  public var children: Children {
    get { subviews }
    _modify { yield &subviews }
  }

  /// Visits the widget at the trailing edge, and what every widget has.
  public mutating func visitParts(_ visitor: PartVisitor) {
    visitor.visit(&accessoryView)
    visitSharedParts(visitor)
  }
}

extension PropertyNames where Root == TableViewCell {
  /// Names ``TableViewCell/subviews``.
  @inlinable public static var subviews: Property<Root, Children> { Property { $1(&$0.subviews) } }
  /// Names ``TableViewCell/text``.
  @inlinable public static var text: Property<Root, String?> { Property { $1(&$0.text) } }
  /// Names ``TableViewCell/detailText``.
  @inlinable public static var detailText: Property<Root, String?> { Property { $1(&$0.detailText) } }
  /// Names ``TableViewCell/image``.
  @inlinable public static var image: Property<Root, Image?> { Property { $1(&$0.image) } }
  /// Names ``TableViewCell/style``.
  @inlinable public static var style: Property<Root, TableViewCell.Style> { Property { $1(&$0.style) } }
  /// Names ``TableViewCell/accessoryType``.
  @inlinable public static var accessoryType: Property<Root, TableViewCell.AccessoryType> {
    Property { $1(&$0.accessoryType) }
  }
  /// Names ``TableViewCell/accessoryView``.
  @inlinable public static var accessoryView: Property<Root, (any Widget)?> { Property { $1(&$0.accessoryView) } }
  /// Names ``TableViewCell/editingAccessoryType``.
  @inlinable public static var editingAccessoryType: Property<Root, TableViewCell.AccessoryType> {
    Property { $1(&$0.editingAccessoryType) }
  }
  /// Names ``TableViewCell/selectionStyle``.
  @inlinable public static var selectionStyle: Property<Root, TableViewCell.SelectionStyle> {
    Property { $1(&$0.selectionStyle) }
  }
  /// Names ``TableViewCell/isSelected``.
  @inlinable public static var isSelected: Property<Root, Bool> { Property { $1(&$0.isSelected) } }
  /// Names ``TableViewCell/isHighlighted``.
  @inlinable public static var isHighlighted: Property<Root, Bool> { Property { $1(&$0.isHighlighted) } }
  /// Names ``TableViewCell/isEditing``.
  @inlinable public static var isEditing: Property<Root, Bool> { Property { $1(&$0.isEditing) } }
  /// Names ``TableViewCell/showsReorderControl``.
  @inlinable public static var showsReorderControl: Property<Root, Bool> { Property { $1(&$0.showsReorderControl) } }
  /// Names ``TableViewCell/indentationLevel``.
  @inlinable public static var indentationLevel: Property<Root, Int> { Property { $1(&$0.indentationLevel) } }
  /// Names ``TableViewCell/indentationWidth``.
  @inlinable public static var indentationWidth: Property<Root, Double> { Property { $1(&$0.indentationWidth) } }
}
