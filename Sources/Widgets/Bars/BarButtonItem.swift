import Mod

/// A button of a toolbar or a navigation bar: a model of `UIBarButtonItem`.
///
/// ```swift
/// let items: [BarButtonItem] = [.init(systemItem: .cancel), .flexibleSpace(), .init("Save", .style(.done))]
/// ```
public struct BarButtonItem: BarItem, Hideable, Selectable, Tintable {
  /// The attributes of every bar item.
  public var attributes = BarItemAttributes.fresh

  /// The emphasis of the item. `.plain` by default.
  public var style = Style.plain

  /// The system item that provides title and image, or `nil` to use those of this item. `nil` by default.
  public var systemItem: SystemItem?

  /// The width in points, or 0 for the content's. 0 by default.
  @Themed public var width = 0.0

  /// The possible titles of the item, all of which fit in its width, or `nil` for the current one. `nil` by default.
  public var possibleTitles: Set<String>?

  /// The widget that replaces the button. `nil` by default.
  @Slot public var customView: (any Widget)?

  /// The color of title and image, or `nil` for the bar's. `nil` by default.
  public var tintColor: Color?

  /// Whether the item is hidden. `false` by default.
  public var isHidden = false

  internal var selectionAttributes = ItemSelection()

  /// The image behind the item for each state. `nil` by default.
  @ControlStateValues public var backgroundImage: Image?

  /// The vertical offset of the background image, in points. 0 by default.
  @Themed public var backgroundVerticalPositionAdjustment = 0.0

  /// The offset of the title, in points. Zero by default.
  @Themed public var titlePositionAdjustment = Offset.zero

  /// The image behind the item for each state while it is a back button. `nil` by default.
  ///
  /// A gray area is drawn in its place.
  @ControlStateValues public var backButtonBackgroundImage: Image?

  /// The offset of the title while the item is a back button, in points. Zero by default.
  @Themed public var backButtonTitlePositionAdjustment = Offset.zero

  /// Creates an item without title and image.
  public init() {}
}

/// The selection of a bar button item, and how it shows.
internal struct ItemSelection: Equatable, Sendable, InspectableByParts {
  internal var isSelected = false
  internal var changesSelectionAsPrimaryAction = false
  internal var isSymbolAnimationEnabled = false
}

extension BarButtonItem {
  /// Whether the item is selected. `false` by default.
  public var isSelected: Bool {
    get { selectionAttributes.isSelected }
    _modify { yield &selectionAttributes.isSelected }
  }

  /// Whether a tap selects the item, and the next tap deselects it. `false` by default.
  public var changesSelectionAsPrimaryAction: Bool {
    get { selectionAttributes.changesSelectionAsPrimaryAction }
    _modify { yield &selectionAttributes.changesSelectionAsPrimaryAction }
  }

  /// Whether symbols are animated when they replace each other. `false` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  public var isSymbolAnimationEnabled: Bool {
    get { selectionAttributes.isSymbolAnimationEnabled }
    _modify { yield &selectionAttributes.isSymbolAnimationEnabled }
  }
}

extension PropertyNames where Root == BarButtonItem {
  /// The emphasis of the item. `.plain` by default.
  @inlinable public static var style: Property<Root, BarButtonItem.Style> { Property { $1(&$0.style) } }

  /// The system item that provides title and image, or `nil` to use those of this item. `nil` by default.
  @inlinable public static var systemItem: Property<Root, BarButtonItem.SystemItem?> { Property { $1(&$0.systemItem) } }

  /// The width in points, or 0 for the content's. 0 by default.
  @inlinable public static var width: Property<Root, Double> { Property { $1(&$0.width) } }

  /// The possible titles of the item, all of which fit in its width, or `nil` for the current one. `nil` by default.
  @inlinable public static var possibleTitles: Property<Root, Set<String>?> { Property { $1(&$0.possibleTitles) } }

  /// The widget that replaces the button. `nil` by default.
  @inlinable public static var customView: Property<Root, (any Widget)?> { Property { $1(&$0.customView) } }

  /// Whether a tap selects the item, and the next tap deselects it. `false` by default.
  @inlinable public static var changesSelectionAsPrimaryAction: Property<Root, Bool> {
    Property { $1(&$0.changesSelectionAsPrimaryAction) }
  }

  /// Whether symbols are animated when they replace each other. `false` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public static var isSymbolAnimationEnabled: Property<Root, Bool> {
    Property { $1(&$0.isSymbolAnimationEnabled) }
  }

  /// The image behind the item for each state. `nil` by default.
  @inlinable public static var backgroundImage: Property<Root, Image?> { Property { $1(&$0.backgroundImage) } }

  /// Names `backgroundImage` in a state.
  @inlinable public static func backgroundImage(for state: ControlState) -> Property<Root, Image?> {
    Property("backgroundImage(for: \(state))") { $1(&$0.$backgroundImage[state]) }
  }

  /// The vertical offset of the background image, in points. 0 by default.
  @inlinable public static var backgroundVerticalPositionAdjustment: Property<Root, Double> {
    Property { $1(&$0.backgroundVerticalPositionAdjustment) }
  }

  /// The offset of the title, in points. Zero by default.
  @inlinable public static var titlePositionAdjustment: Property<Root, Offset> {
    Property { $1(&$0.titlePositionAdjustment) }
  }

  /// The image behind the item for each state while it is a back button. `nil` by default.
  @inlinable public static var backButtonBackgroundImage: Property<Root, Image?> {
    Property { $1(&$0.backButtonBackgroundImage) }
  }

  /// Names `backButtonBackgroundImage` in a state.
  @inlinable public static func backButtonBackgroundImage(for state: ControlState) -> Property<Root, Image?> {
    Property("backButtonBackgroundImage(for: \(state))") { $1(&$0.$backButtonBackgroundImage[state]) }
  }

  /// The offset of the title while the item is a back button, in points. Zero by default.
  @inlinable public static var backButtonTitlePositionAdjustment: Property<Root, Offset> {
    Property { $1(&$0.backButtonTitlePositionAdjustment) }
  }
}

extension BarButtonItem {
  /// Visits the custom view.
  public mutating func visitParts(_ visitor: PartVisitor) { visitor.visit(&customView) }
}

extension BarButtonItem {
  /// Returns the image behind the item in a state.
  public func backgroundImage(for state: ControlState) -> Image? { $backgroundImage.value(for: state) }

  /// Sets the image behind the item in a state, or removes it with `nil`.
  public mutating func setBackgroundImage(_ value: Image?, for state: ControlState) { $backgroundImage[state] = value }
}

extension BarButtonItem {
  /// Returns the image behind the item in a state while it is a back button.
  ///
  /// A gray area is drawn in its place.
  public func backButtonBackgroundImage(for state: ControlState) -> Image? {
    $backButtonBackgroundImage.value(for: state)
  }

  /// Sets the image behind the item in a state while it is a back button, or removes it with `nil`.
  public mutating func setBackButtonBackgroundImage(_ value: Image?, for state: ControlState) {
    $backButtonBackgroundImage[state] = value
  }
}

extension EventNames where Root == BarButtonItem {
  /// Sent when the item is tapped, with the item.
  public static var action: Event<Root, Root> { Event<Root, Void>("tapped").compactMap { item, _ in item } }

  /// Sent when the item is tapped.
  public static var tapped: Event<Root, Void> { Event<Root, Void>() }
}
