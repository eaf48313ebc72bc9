import Mod

/// One choice of a tab bar: a model of `UITabBarItem`.
///
/// ```swift
/// let inbox = TabBarItem("Inbox", .image(Image(systemName: "tray")), .badgeValue("3"))
/// ```
public struct TabBarItem: BarItem {
  /// What every bar item has.
  public var attributes = BarItemAttributes.fresh

  /// What the system shows, in place of a title and an image of its own. `nil` by default.
  public var systemItem: SystemItem?

  /// The image while the item is selected, or `nil` for ``BarItem/image``, which is the default.
  public var selectedImage: Image?

  /// The text of the badge at the item's corner, or `nil` for no badge, which is the default.
  public var badgeValue: String?

  /// The colour of the badge, or `nil` for red, which is the default.
  public var badgeColor: Color?

  /// How the badge is written, for each state. `nil` by default, as the system does.
  @ControlStateValues public var badgeTextAttributes: TextAttributes?

  /// How far the title is moved, in points. Not at all by default.
  public var titlePositionAdjustment = Offset.zero

  /// Makes an item without title and image.
  public init() {}
}

extension TabBarItem {
  /// How the badge is written in a state.
  public func badgeTextAttributes(for state: ControlState) -> TextAttributes? {
    $badgeTextAttributes.value(for: state)
  }

  /// Has the badge written otherwise in a state; `nil` as in the normal state.
  public mutating func setBadgeTextAttributes(_ textAttributes: TextAttributes?, for state: ControlState) {
    $badgeTextAttributes[state] = textAttributes
  }
}

extension PropertyNames where Root == TabBarItem {
  /// Names ``TabBarItem/systemItem``.
  @inlinable public static var systemItem: Property<Root, TabBarItem.SystemItem?> { Property { $1(&$0.systemItem) } }
  /// Names ``TabBarItem/selectedImage``.
  @inlinable public static var selectedImage: Property<Root, Image?> { Property { $1(&$0.selectedImage) } }
  /// Names ``TabBarItem/badgeValue``.
  @inlinable public static var badgeValue: Property<Root, String?> { Property { $1(&$0.badgeValue) } }
  /// Names ``TabBarItem/badgeColor``.
  @inlinable public static var badgeColor: Property<Root, Color?> { Property { $1(&$0.badgeColor) } }
  /// Names ``TabBarItem/badgeTextAttributes``, those of the normal state.
  @inlinable public static var badgeTextAttributes: Property<Root, TextAttributes?> {
    Property { $1(&$0.badgeTextAttributes) }
  }
  /// Names how the badge is written in a state.
  @inlinable public static func badgeTextAttributes(for state: ControlState) -> Property<Root, TextAttributes?> {
    Property("badgeTextAttributes(for: \(state))") { $1(&$0.$badgeTextAttributes[state]) }
  }
  /// Names ``TabBarItem/titlePositionAdjustment``.
  @inlinable public static var titlePositionAdjustment: Property<Root, Offset> {
    Property { $1(&$0.titlePositionAdjustment) }
  }
}
