import Mod

/// One choice of a tab bar: a model of `UITabBarItem`.
///
/// ```swift
/// let inbox = TabBarItem("Inbox", .image(Image(systemName: "tray")), .badgeValue("3"))
/// ```
public struct TabBarItem: BarItem {
  /// What the system shows, in place of a title and an image of its own. `nil` by default.
  public var systemItem: SystemItem?

  /// The image while the item is selected, or `nil` for ``BarItem/image``, which is the default.
  public var selectedImage: Image?

  /// The text of the badge at the item's corner, or `nil` for no badge, which is the default.
  public var badgeValue: String?

  /// The colour of the badge, or `nil` for red, which is the default.
  public var badgeColor: Color?

  /// How far the title is moved, in points. Not at all by default.
  public var titlePositionAdjustment = Offset.zero

  public var attributes = BarItemAttributes.fresh

  /// Makes an item without title and image.
  public init() {}
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
  /// Names ``TabBarItem/titlePositionAdjustment``.
  @inlinable public static var titlePositionAdjustment: Property<Root, Offset> {
    Property { $1(&$0.titlePositionAdjustment) }
  }
}
