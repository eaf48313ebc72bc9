import Mod

/// The bar at the top of a screen, with a stack of items of which the last is visible: a model of `UINavigationBar`.
///
/// ```swift
/// let bar = NavigationBar(.prefersLargeTitles(true), .items([NavigationItem("Episodes")]))
/// ```
public struct NavigationBar: Bar {
  /// The items from the bottom to the top of the stack, of which the last is visible. None by default.
  public var items: [NavigationItem] = []

  /// The basic appearance of the bar. `.default` by default.
  public var barStyle = BarStyle.default

  /// Whether content behind the bar is visible through it. `true` by default.
  public var isTranslucent = true

  /// The background color of the bar, or `nil` for that of its style. `nil` by default.
  public var barTintColor: Color?

  /// Whether titles are large while the content is scrolled to its top. `false` by default.
  public var prefersLargeTitles = false

  /// The text attributes of the title, or `nil` for the system's. `nil` by default.
  public var titleTextAttributes: TextAttributes?

  /// The text attributes of a large title, or `nil` for the system's. `nil` by default.
  public var largeTitleTextAttributes: TextAttributes?

  /// The image beside the title of the back button, or `nil` for the system's. `nil` by default.
  public var backIndicatorImage: Image?

  /// The mask for titles that slide behind ``backIndicatorImage``. `nil` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  public var backIndicatorTransitionMaskImage: Image?

  /// The image behind the items, in place of a color. `nil` by default.
  public var backgroundImage: Image?

  /// The shadow below the bar, or `nil` for the system's. `nil` by default.
  ///
  /// A gray line is drawn in its place, and none for an image without a name.
  public var shadowImage: Image?

  /// The behavior of the bar on touch screens and desktops. `.automatic` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  public var preferredBehavioralStyle = BehavioralStyle.automatic

  /// The vertical offset of the title, in points. 0 by default.
  @Themed public var titleVerticalPositionAdjustment = 0.0

  /// The attributes of every view.
  public var attributes = ViewAttributes.fresh

  /// Creates a bar without items.
  public init() {}

  /// The visible item, or `nil` if there is none.
  public var topItem: NavigationItem? { items.last }

  /// The item below the visible one, to which the back button leads, or `nil` if there is none.
  public var backItem: NavigationItem? { items.dropLast().last }
}

extension PropertyNames where Root == NavigationBar {
  /// The items from the bottom to the top of the stack, of which the last is visible. None by default.
  @inlinable public static var items: Property<Root, [NavigationItem]> { Property { $1(&$0.items) } }

  /// Whether titles are large while the content is scrolled to its top. `false` by default.
  @inlinable public static var prefersLargeTitles: Property<Root, Bool> { Property { $1(&$0.prefersLargeTitles) } }

  /// The text attributes of the title, or `nil` for the system's. `nil` by default.
  @inlinable public static var titleTextAttributes: Property<Root, TextAttributes?> {
    Property { $1(&$0.titleTextAttributes) }
  }

  /// The text attributes of a large title, or `nil` for the system's. `nil` by default.
  @inlinable public static var largeTitleTextAttributes: Property<Root, TextAttributes?> {
    Property { $1(&$0.largeTitleTextAttributes) }
  }

  /// The image beside the title of the back button, or `nil` for the system's. `nil` by default.
  @inlinable public static var backIndicatorImage: Property<Root, Image?> { Property { $1(&$0.backIndicatorImage) } }

  /// The mask for titles that slide behind `backIndicatorImage`. `nil` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public static var backIndicatorTransitionMaskImage: Property<Root, Image?> {
    Property { $1(&$0.backIndicatorTransitionMaskImage) }
  }

  /// The image behind the items, in place of a color. `nil` by default.
  @inlinable public static var backgroundImage: Property<Root, Image?> { Property { $1(&$0.backgroundImage) } }

  /// The shadow below the bar, or `nil` for the system's. `nil` by default.
  @inlinable public static var shadowImage: Property<Root, Image?> { Property { $1(&$0.shadowImage) } }

  /// The behavior of the bar on touch screens and desktops. `.automatic` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public static var preferredBehavioralStyle: Property<Root, BehavioralStyle> {
    Property { $1(&$0.preferredBehavioralStyle) }
  }

  /// The vertical offset of the title, in points. 0 by default.
  @inlinable public static var titleVerticalPositionAdjustment: Property<Root, Double> {
    Property { $1(&$0.titleVerticalPositionAdjustment) }
  }
}

extension NavigationBar {
  /// Visits the items and the back button.
  public mutating func visitParts(_ visitor: PartVisitor) {
    visitor.visit(&items)
    visitor.visitBackButton(if: items.count > 1)
    visitSharedParts(visitor)
  }
}

/// The back button of a navigation bar, as a part of the bar or the navigation controller.
///
/// Its title depends on the item below, which a live tree knows: see ``NavigationItem/backTitle``.
package struct BackButton: Bindable, Equatable, Sendable {
  package var behaviors = Behaviors()

  internal init() {}
}

extension BackButton: AccessibilityElement {
  package var accessibilityRole: AccessibilityRole? { .button }
  package var accessibilityName: String? { nil }
  package var shownText: String? { nil }
  package var isImperceptible: Bool { false }
}

extension NavigationItem {
  /// The title of the back button of the screen above: its own title, or else that of this screen.
  package var backTitle: String {
    if backButtonDisplayMode == .generic { return "Back" }
    return backBarButtonItem?.title ?? backButtonTitle ?? title ?? "Back"
  }

  /// A Boolean value that indicates whether there is a back button while the item is above another.
  package var showsBackButton: Bool {
    !hidesBackButton && (leftBarButtonItems.isEmpty || leftItemsSupplementBackButton)
  }
}

extension PartVisitor {
  internal func visitBackButton(if isPresent: Bool) {
    var button = isPresent ? BackButton() : nil
    visit(&button)
  }
}

extension EventNames where Root == NavigationBar {
  /// Sent when the back button removes an item, with the item.
  public static var didPop: Event<Root, NavigationItem> { Event<Root, NavigationItem>() }

  /// Sent when `pushItem` adds an item, with the item.
  public static var didPush: Event<Root, NavigationItem> { Event<Root, NavigationItem>() }
}
