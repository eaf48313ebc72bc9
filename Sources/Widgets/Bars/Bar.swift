import Mod

/// A widget at an edge of the screen that contains items or a search field.
public protocol Bar: Widget {
  /// The basic appearance of the bar. `.default` by default.
  var barStyle: BarStyle { get set }

  /// A Boolean value that indicates whether content behind the bar is visible through it. `true` by default.
  ///
  /// A search bar ignores it, because it has no background without a color.
  var isTranslucent: Bool { get set }

  /// The background color of the bar, or `nil` for that of its style. `nil` by default.
  var barTintColor: Color? { get set }
}

extension PropertyNames where Root: Bar {
  /// The basic appearance of the bar. `.default` by default.
  @inlinable public static var barStyle: Property<Root, BarStyle> { Property { $1(&$0.barStyle) } }

  /// A Boolean value that indicates whether content behind the bar is visible through it. `true` by default.
  @inlinable public static var isTranslucent: Property<Root, Bool> { Property { $1(&$0.isTranslucent) } }

  /// The background color of the bar, or `nil` for that of its style. `nil` by default.
  @inlinable public static var barTintColor: Property<Root, Color?> { Property { $1(&$0.barTintColor) } }
}

/// The basic appearance of a bar.
public enum BarStyle: Hashable, Sendable, CaseIterable {
  /// Dark text on a light background, or as the interface style requires.
  case `default`
  /// Light text on a dark background.
  case black
}
