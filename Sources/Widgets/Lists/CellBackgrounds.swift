import Mod

/// The attributes of a cell that few cells set: its backgrounds, and its separator.
internal struct CellBackgrounds: Equatable, Sendable, InspectableByParts {
  internal static let fresh = Boxed(CellBackgrounds())

  @Slot internal var backgroundView: (any Widget)?
  @Slot internal var selectedBackgroundView: (any Widget)?
  @Slot internal var multipleSelectionBackgroundView: (any Widget)?
  @Slot internal var editingAccessoryView: (any Widget)?
  @Themed internal var separatorInset: EdgeInsets? = nil

  internal mutating func visitParts(_ visitor: PartVisitor) {
    visitor.visit(&editingAccessoryView)
    visitor.visit(&backgroundView)
    visitor.visit(&selectedBackgroundView)
    visitor.visit(&multipleSelectionBackgroundView)
  }
}

extension TableViewCell {
  /// The widget behind the content, or `nil` for none. `nil` by default.
  public var backgroundView: (any Widget)? {
    get { backgrounds.value.backgroundView }
    set { backgrounds.value.backgroundView = newValue }
  }

  /// The widget behind the content of a selected or highlighted cell, or `nil` for a color. `nil` by default.
  public var selectedBackgroundView: (any Widget)? {
    get { backgrounds.value.selectedBackgroundView }
    set { backgrounds.value.selectedBackgroundView = newValue }
  }

  /// The widget behind a selected cell while several can be selected, or `nil` for ``selectedBackgroundView``. `nil`
  /// by default.
  public var multipleSelectionBackgroundView: (any Widget)? {
    get { backgrounds.value.multipleSelectionBackgroundView }
    set { backgrounds.value.multipleSelectionBackgroundView = newValue }
  }

  /// The widget in place of the accessory while the table is edited. `nil` by default.
  public var editingAccessoryView: (any Widget)? {
    get { backgrounds.value.editingAccessoryView }
    set { backgrounds.value.editingAccessoryView = newValue }
  }

  /// The insets of the separator below the cell, in points, or `nil` for the table's. `nil` by default.
  public var separatorInset: EdgeInsets? {
    get { backgrounds.value.separatorInset }
    set { backgrounds.value.separatorInset = newValue }
  }
}

extension PropertyNames where Root == TableViewCell {
  /// The widget behind the content, or `nil` for none. `nil` by default.
  public static var backgroundView: Property<Root, (any Widget)?> { Property { $1(&$0.backgroundView) } }

  /// The widget behind the content of a selected or highlighted cell, or `nil` for a color. `nil` by default.
  public static var selectedBackgroundView: Property<Root, (any Widget)?> {
    Property { $1(&$0.selectedBackgroundView) }
  }

  /// The widget behind a selected cell while several can be selected, or `nil` for `selectedBackgroundView`. `nil` by
  /// default.
  public static var multipleSelectionBackgroundView: Property<Root, (any Widget)?> {
    Property { $1(&$0.multipleSelectionBackgroundView) }
  }

  /// The widget in place of the accessory while the table is edited. `nil` by default.
  public static var editingAccessoryView: Property<Root, (any Widget)?> { Property { $1(&$0.editingAccessoryView) } }

  /// The insets of the separator below the cell, in points, or `nil` for the table's. `nil` by default.
  public static var separatorInset: Property<Root, EdgeInsets?> { Property { $1(&$0.separatorInset) } }
}
