import Mod

/// A button of a toolbar or a navigation bar: a model of `UIBarButtonItem`.
///
/// ```swift
/// let items: [BarButtonItem] = [.init(systemItem: .cancel), .flexibleSpace(), .init("Save", .style(.done))]
/// ```
public struct BarButtonItem: BarItem {
  /// What every bar item has.
  public var attributes = BarItemAttributes.fresh

  /// How much it stands out. `.plain` by default.
  public var style = Style.plain

  /// What the system shows, in place of a title and an image of its own. `nil` by default.
  public var systemItem: SystemItem?

  /// The width in points, or 0 for what the content needs, which is the default.
  public var width = 0.0

  /// The titles that the item may have, all of which its width makes room for. `nil` by default.
  public var possibleTitles: Set<String>?

  /// A widget that stands in for the button. `nil` by default.
  @Slot public var customView: (any Widget)?

  /// The colour of title and image, or `nil` for that of the bar, which is the default.
  public var tintColor: Color?

  /// Whether the item is hidden. `false` by default.
  public var isHidden = false

  /// Whether the item is selected. `false` by default.
  public var isSelected = false

  /// Whether a tap selects the item, and the next one deselects it. `false` by default.
  public var changesSelectionAsPrimaryAction = false

  /// Whether symbols of the system move when they take each other's place. `false` by default.
  public var isSymbolAnimationEnabled = false

  /// Makes an item without title and image.
  public init() {}
}

extension PropertyNames where Root == BarButtonItem {
  /// Names ``BarButtonItem/style``.
  @inlinable public static var style: Property<Root, BarButtonItem.Style> { Property { $1(&$0.style) } }
  /// Names ``BarButtonItem/systemItem``.
  @inlinable public static var systemItem: Property<Root, BarButtonItem.SystemItem?> { Property { $1(&$0.systemItem) } }
  /// Names ``BarButtonItem/width``.
  @inlinable public static var width: Property<Root, Double> { Property { $1(&$0.width) } }
  /// Names ``BarButtonItem/possibleTitles``.
  @inlinable public static var possibleTitles: Property<Root, Set<String>?> { Property { $1(&$0.possibleTitles) } }
  /// Names ``BarButtonItem/customView``.
  @inlinable public static var customView: Property<Root, (any Widget)?> { Property { $1(&$0.customView) } }
  /// Names ``BarButtonItem/tintColor``.
  @inlinable public static var tintColor: Property<Root, Color?> { Property { $1(&$0.tintColor) } }
  /// Names ``BarButtonItem/isHidden``.
  @inlinable public static var isHidden: Property<Root, Bool> { Property { $1(&$0.isHidden) } }
  /// Names ``BarButtonItem/isSelected``.
  @inlinable public static var isSelected: Property<Root, Bool> { Property { $1(&$0.isSelected) } }
  /// Names ``BarButtonItem/changesSelectionAsPrimaryAction``.
  @inlinable public static var changesSelectionAsPrimaryAction: Property<Root, Bool> {
    Property { $1(&$0.changesSelectionAsPrimaryAction) }
  }
  /// Names ``BarButtonItem/isSymbolAnimationEnabled``.
  @inlinable public static var isSymbolAnimationEnabled: Property<Root, Bool> {
    Property { $1(&$0.isSymbolAnimationEnabled) }
  }
}

extension BarButtonItem {
  /// Visits the widget that stands in for the item.
  public mutating func visitParts(_ visitor: PartVisitor) {
    visitor.visit(&customView)
  }
}
