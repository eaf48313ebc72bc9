import Mod

/// A row of buttons at the bottom of a screen: a model of `UIToolbar`.
///
/// ```swift
/// let toolbar = Toolbar(.items([.init(systemItem: .trash), .flexibleSpace(), .init("Archive")]))
/// ```
public struct Toolbar: Bar {
  /// The items, from the leading to the trailing edge. None by default.
  public var items: [BarButtonItem] = []

  /// The basic appearance of the bar. `.default` by default.
  public var barStyle = BarStyle.default

  /// Whether content behind the bar is visible through it. `true` by default.
  public var isTranslucent = true

  /// The background color of the bar, or `nil` for that of its style. `nil` by default.
  public var barTintColor: Color?

  /// The image behind the items, in place of a color. `nil` by default.
  public var backgroundImage: Image?

  /// The shadow above the bar, or `nil` for the system's. `nil` by default.
  ///
  /// A gray line is drawn in its place, and none for an image without a name.
  public var shadowImage: Image?

  /// The attributes of every view.
  public var attributes = ViewAttributes.fresh

  /// Creates a toolbar without items.
  public init() {}
}

extension PropertyNames where Root == Toolbar {
  /// The items, from the leading to the trailing edge. None by default.
  @inlinable public static var items: Property<Root, [BarButtonItem]> { Property { $1(&$0.items) } }

  /// The image behind the items, in place of a color. `nil` by default.
  @inlinable public static var backgroundImage: Property<Root, Image?> { Property { $1(&$0.backgroundImage) } }

  /// The shadow above the bar, or `nil` for the system's. `nil` by default.
  @inlinable public static var shadowImage: Property<Root, Image?> { Property { $1(&$0.shadowImage) } }
}

extension Toolbar {
  /// Visits the items.
  public mutating func visitParts(_ visitor: PartVisitor) {
    visitor.visit(&items)
    visitSharedParts(visitor)
  }
}
