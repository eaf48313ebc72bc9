import Mod

/// A widget that stands at an edge of the screen and holds items or a search field.
public protocol Bar: Widget {
  /// How the bar looks before it is given colours of its own. `.default` by default.
  var barStyle: BarStyle { get set }

  /// Whether what lies behind the bar shines through. `true` by default.
  var isTranslucent: Bool { get set }

  /// The colour of the bar's background, or `nil` for that of its style, which is the default.
  var barTintColor: Color? { get set }
}

extension PropertyNames where Root: Bar {
  /// Names ``Bar/barStyle``.
  @inlinable public static var barStyle: Property<Root, BarStyle> { Property { $1(&$0.barStyle) } }
  /// Names ``Bar/isTranslucent``.
  @inlinable public static var isTranslucent: Property<Root, Bool> { Property { $1(&$0.isTranslucent) } }
  /// Names ``Bar/barTintColor``.
  @inlinable public static var barTintColor: Property<Root, Color?> { Property { $1(&$0.barTintColor) } }
}
