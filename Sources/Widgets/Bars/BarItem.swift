import Mod

/// An item of a bar, with the properties of `UIBarItem`. Items are values, not views.
public protocol BarItem: Model, Bindable, Accessible, Pictured, Switchable, Tagged, Titled {
  /// The attributes of every bar item. Start with ``BarItemAttributes/fresh``.
  ///
  /// Declare this property first, so that the description of an item begins with its title.
  var attributes: Boxed<BarItemAttributes> { get set }
}

extension BarItem {
  /// The behaviors of the item. None by default.
  @inlinable public var behaviors: Behaviors {
    get { attributes.value.behaviors }
    _modify { yield &attributes.value.behaviors }
  }

  /// Creates an item with a title and applies the Mods, in order: `BarButtonItem("Save", .style(.done))`.
  @inlinable @inline(__always) public init(_ title: String?, _ mods: Mod<Self>...) {
    self.init()
    self.title = title
    Mod(list: mods)(&self)
  }

  /// The text attributes of the title, or `nil` for the system's. `nil` by default.
  public var titleTextAttributes: TextAttributes? {
    get { attributes.value.titleTextAttributes }
    _modify { yield &attributes.value.titleTextAttributes }
  }

  /// Returns the text attributes of the title in a state.
  public func titleTextAttributes(for state: ControlState) -> TextAttributes? {
    attributes.value.$titleTextAttributes.value(for: state)
  }

  /// Sets the text attributes of the title in a state, or removes them with `nil`.
  public mutating func setTitleTextAttributes(_ textAttributes: TextAttributes?, for state: ControlState) {
    attributes.value.$titleTextAttributes[state] = textAttributes
  }
}

/// The attributes that bar items of every kind have: the properties of `UIBarItem`. See ``BarItem``.
public struct BarItemAttributes: Equatable, Sendable, InspectableByParts {
  /// The attributes of an unmodified item, which all such items share.
  public static let fresh = Boxed(BarItemAttributes())

  @usableFromInline internal var title: String?
  @usableFromInline internal var images = BarItemImages()
  @usableFromInline internal var isEnabled = true
  @ControlStateValues internal var titleTextAttributes: TextAttributes?
  @usableFromInline internal var tag = 0
  @usableFromInline internal var accessibilityLabel: String?
  @usableFromInline internal var accessibilityHint: String?
  @usableFromInline internal var accessibilityValue: String?
  @usableFromInline internal var accessibilityTraits = AccessibilityTraits()
  @usableFromInline internal var accessibilityIdentifier: String?

  @usableFromInline internal var behaviors = Behaviors()

  @usableFromInline internal init() {}
}

/// The images of a bar item, and their insets.
@usableFromInline internal struct BarItemImages: Equatable, Sendable, InspectableByParts {
  @usableFromInline internal var image: Image?
  @usableFromInline internal var landscapeImagePhone: Image?
  @usableFromInline internal var largeContentSizeImage: Image?
  @usableFromInline @Themed internal var imageInsets = EdgeInsets.zero
  @usableFromInline internal var landscapeImagePhoneInsets = EdgeInsets.zero
  @usableFromInline internal var largeContentSizeImageInsets = EdgeInsets.zero
}

extension PropertyNames where Root: BarItem {
  /// The text attributes of the title, or `nil` for the system's. `nil` by default.
  public static var titleTextAttributes: Property<Root, TextAttributes?> {
    Property { $1(&$0.titleTextAttributes) }
  }

  /// Names `titleTextAttributes` in a state.
  public static func titleTextAttributes(for state: ControlState) -> Property<Root, TextAttributes?> {
    Property("titleTextAttributes(for: \(state))") { $1(&$0.attributes.value.$titleTextAttributes[state]) }
  }
}
