import Mod

/// The content of a navigation bar for one screen: a model of `UINavigationItem`. It is a value, not a view.
///
/// ```swift
/// let item = NavigationItem("Episode", .rightBarButtonItem(BarButtonItem(systemItem: .edit)), .prompt("123"))
/// ```
public struct NavigationItem: Model, Bindable, Titled {
  /// The title in the middle of the bar, or `nil` for none, which is the default.
  public var title: String?

  /// The widget that replaces the title. `nil` by default.
  @Slot public var titleView: (any Widget)?

  /// A line of text above the bar's buttons, or `nil` for none, which is the default.
  public var prompt: String?

  /// Whether the title is large, in a bar that prefers large titles. `.automatic` by default.
  public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  /// The layout of the item in the bar. `.navigator` by default.
  public var style = ItemStyle.navigator

  /// The items before the title, from the leading edge. None by default.
  public var leftBarButtonItems: [BarButtonItem] = []

  /// The items after the title, from the trailing edge. None by default.
  public var rightBarButtonItems: [BarButtonItem] = []

  /// Whether the left items are beside the back button instead of replacing it. `false` by default.
  public var leftItemsSupplementBackButton = false

  /// Whether the back button is hidden. `false` by default.
  public var hidesBackButton = false

  /// The back button of the screen above this one, or `nil` for one with this title, which is the default.
  public var backBarButtonItem: BarButtonItem?

  /// The title of that back button, or `nil` for ``title``. `nil` by default.
  public var backButtonTitle: String?

  /// The amount of text on that back button. `.default` by default.
  public var backButtonDisplayMode = BackButtonDisplayMode.default

  /// The key under which the user's arrangement of the buttons is saved, or `nil` not to save it. `nil` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  public var customizationIdentifier: String?

  /// The behaviors of the item. None by default.
  public var behaviors = Behaviors()

  /// Creates an item without title and buttons.
  public init() {}

  /// Creates an item with a title and applies the Mods to it, in order.
  @inlinable @inline(__always) public init(_ title: String?, _ mods: Mod<Self>...) {
    self.init()
    self.title = title
    Mod(list: mods)(&self)
  }
}

extension PropertyNames where Root == NavigationItem {
  /// The widget that replaces the title. `nil` by default.
  @inlinable public static var titleView: Property<Root, (any Widget)?> { Property { $1(&$0.titleView) } }

  /// A line of text above the bar's buttons, or `nil` for none, which is the default.
  @inlinable public static var prompt: Property<Root, String?> { Property { $1(&$0.prompt) } }

  /// Whether the title is large, in a bar that prefers large titles. `.automatic` by default.
  @inlinable public static var largeTitleDisplayMode: Property<Root, NavigationItem.LargeTitleDisplayMode> {
    Property { $1(&$0.largeTitleDisplayMode) }
  }

  /// The layout of the item in the bar. `.navigator` by default.
  @inlinable public static var style: Property<Root, NavigationItem.ItemStyle> { Property { $1(&$0.style) } }

  /// The items before the title, from the leading edge. None by default.
  @inlinable public static var leftBarButtonItems: Property<Root, [BarButtonItem]> {
    Property { $1(&$0.leftBarButtonItems) }
  }

  /// The items after the title, from the trailing edge. None by default.
  @inlinable public static var rightBarButtonItems: Property<Root, [BarButtonItem]> {
    Property { $1(&$0.rightBarButtonItems) }
  }

  /// Whether the left items are beside the back button instead of replacing it. `false` by default.
  @inlinable public static var leftItemsSupplementBackButton: Property<Root, Bool> {
    Property { $1(&$0.leftItemsSupplementBackButton) }
  }

  /// Whether the back button is hidden. `false` by default.
  @inlinable public static var hidesBackButton: Property<Root, Bool> { Property { $1(&$0.hidesBackButton) } }

  /// The back button of the screen above this one, or `nil` for one with this title, which is the default.
  @inlinable public static var backBarButtonItem: Property<Root, BarButtonItem?> {
    Property { $1(&$0.backBarButtonItem) }
  }

  /// The title of that back button, or `nil` for `title`. `nil` by default.
  @inlinable public static var backButtonTitle: Property<Root, String?> { Property { $1(&$0.backButtonTitle) } }

  /// The amount of text on that back button. `.default` by default.
  @inlinable public static var backButtonDisplayMode: Property<Root, NavigationItem.BackButtonDisplayMode> {
    Property { $1(&$0.backButtonDisplayMode) }
  }

  /// The key under which the user's arrangement of the buttons is saved, or `nil` not to save it. `nil` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public static var customizationIdentifier: Property<Root, String?> {
    Property { $1(&$0.customizationIdentifier) }
  }

  /// The first of the left items, or `nil` if there is none. Setting it replaces that item; `nil` removes it.
  @inlinable public static var leftBarButtonItem: Property<Root, BarButtonItem?> {
    Property { $1(&$0.leftBarButtonItem) }
  }

  /// The first of the right items, or `nil` if there is none. Setting it replaces that item; `nil` removes it.
  @inlinable public static var rightBarButtonItem: Property<Root, BarButtonItem?> {
    Property { $1(&$0.rightBarButtonItem) }
  }
}

extension NavigationItem {
  /// Visits the title view and the items.
  public mutating func visitParts(_ visitor: PartVisitor) {
    visitor.visit(&titleView)
    visitor.visit(&leftBarButtonItems)
    visitor.visit(&rightBarButtonItems)
    visitor.visit(&backBarButtonItem)
  }

  /// The first of the left items, or `nil` if there is none. Setting it replaces that item; `nil` removes it.
  public var leftBarButtonItem: BarButtonItem? {
    get { leftBarButtonItems.first }
    set { leftBarButtonItems.replaceFirst(with: newValue) }
  }

  /// The first of the right items, or `nil` if there is none. Setting it replaces that item; `nil` removes it.
  public var rightBarButtonItem: BarButtonItem? {
    get { rightBarButtonItems.first }
    set { rightBarButtonItems.replaceFirst(with: newValue) }
  }
}

extension Array {
  fileprivate mutating func replaceFirst(with element: Element?) {
    replaceSubrange(..<Swift.min(1, count), with: element.map { [$0] } ?? [])
  }
}

extension NavigationItem {
  /// The size of a title, in a bar that prefers large titles.
  public enum LargeTitleDisplayMode: Hashable, Sendable, CaseIterable {
    /// The size on the screen below.
    case automatic
    /// Large.
    case always
    /// Small.
    case never
    /// Beside the buttons, if there is enough space.
    case inline
  }

  /// The layout of an item in a bar.
  public enum ItemStyle: Hashable, Sendable, CaseIterable {
    /// A centered title, for moving between levels.
    case navigator
    /// A leading title, for moving back and forth.
    case browser
    /// A leading title, for editing a document.
    case editor
  }

  /// The amount of text on a back button.
  public enum BackButtonDisplayMode: Hashable, Sendable, CaseIterable {
    /// The title if there is enough space, otherwise a general word, otherwise none.
    case `default`
    /// A general word such as "Back".
    case generic
    /// Only the arrow.
    case minimal
  }
}
