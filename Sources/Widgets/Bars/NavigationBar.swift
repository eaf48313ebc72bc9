import Mod

/// The bar at the top of a screen, with a stack of items of which the last shows: a model of `UINavigationBar`.
///
/// ```swift
/// let bar = NavigationBar(.prefersLargeTitles(true), .items([NavigationItem("Episodes")]))
/// ```
public struct NavigationBar: Bar {
  /// The items, the one that shows last. None by default.
  public var items: [NavigationItem] = []

  /// How the bar looks before it is given colours of its own. `.default` by default.
  public var barStyle = BarStyle.default

  /// Whether what lies behind the bar shines through. `true` by default.
  public var isTranslucent = true

  /// The colour of the bar's background, or `nil` for that of its style, which is the default.
  public var barTintColor: Color?

  /// Whether titles are large where the content is scrolled to its top. `false` by default.
  public var prefersLargeTitles = false

  /// How the title is written, or `nil` as the system does, which is the default.
  public var titleTextAttributes: TextAttributes?

  /// How a large title is written, or `nil` as the system does, which is the default.
  public var largeTitleTextAttributes: TextAttributes?

  /// The image beside the back button's title, or `nil` for the system's, which is the default.
  public var backIndicatorImage: Image?

  /// The mask of titles that slide behind ``backIndicatorImage``. `nil` by default.
  public var backIndicatorTransitionMaskImage: Image?

  /// An image behind the items, in place of a colour. `nil` by default.
  public var backgroundImage: Image?

  /// The shadow below the bar, or `nil` for the system's, which is the default.
  public var shadowImage: Image?

  /// Whether the bar behaves as on a touch screen or as on a desktop. `.automatic` by default.
  public var preferredBehavioralStyle = BehavioralStyle.automatic

  /// What every view has.
  public var attributes = ViewAttributes.fresh

  /// Makes a bar without items.
  public init() {}

  /// The item that shows, or `nil` if there is none.
  public var topItem: NavigationItem? { items.last }

  /// The item below the one that shows, to which the back button leads, or `nil` if there is none.
  public var backItem: NavigationItem? { items.dropLast().last }
}

extension PropertyNames where Root == NavigationBar {
  /// Names ``NavigationBar/items``.
  @inlinable public static var items: Property<Root, [NavigationItem]> { Property { $1(&$0.items) } }
  /// Names ``NavigationBar/prefersLargeTitles``.
  @inlinable public static var prefersLargeTitles: Property<Root, Bool> { Property { $1(&$0.prefersLargeTitles) } }
  /// Names ``NavigationBar/titleTextAttributes``.
  @inlinable public static var titleTextAttributes: Property<Root, TextAttributes?> {
    Property { $1(&$0.titleTextAttributes) }
  }
  /// Names ``NavigationBar/largeTitleTextAttributes``.
  @inlinable public static var largeTitleTextAttributes: Property<Root, TextAttributes?> {
    Property { $1(&$0.largeTitleTextAttributes) }
  }
  /// Names ``NavigationBar/backIndicatorImage``.
  @inlinable public static var backIndicatorImage: Property<Root, Image?> { Property { $1(&$0.backIndicatorImage) } }
  /// Names ``NavigationBar/backIndicatorTransitionMaskImage``.
  @inlinable public static var backIndicatorTransitionMaskImage: Property<Root, Image?> {
    Property { $1(&$0.backIndicatorTransitionMaskImage) }
  }
  /// Names ``NavigationBar/backgroundImage``.
  @inlinable public static var backgroundImage: Property<Root, Image?> { Property { $1(&$0.backgroundImage) } }
  /// Names ``NavigationBar/shadowImage``.
  @inlinable public static var shadowImage: Property<Root, Image?> { Property { $1(&$0.shadowImage) } }
  /// Names ``NavigationBar/preferredBehavioralStyle``.
  @inlinable public static var preferredBehavioralStyle: Property<Root, BehavioralStyle> {
    Property { $1(&$0.preferredBehavioralStyle) }
  }
}

extension NavigationBar {
  /// Visits the items, and the button that leads back from the last to the one below.
  public mutating func visitParts(_ visitor: PartVisitor) {
    visitor.visit(&items)
    visitor.visitBackButton(if: items.count > 1)
    visitSharedParts(visitor)
  }
}
