import Mod

/// How a piece of text is written, where a widget lets one choose: a bar's title, the titles of segments.
///
/// ```swift
/// NavigationBar(.titleTextAttributes -- TextAttributes(.foregroundColor(.systemRed), .kern(1)))
/// ```
///
/// What is `nil`, as everything is by default, is left to whatever shows the text.
public struct TextAttributes: Model {
  /// The font.
  public var font: Font?

  /// The color of the letters.
  public var foregroundColor: Color?

  /// The color behind the letters.
  public var backgroundColor: Color?

  /// The space added between two letters, in points; less than 0 moves them together.
  public var kern: Double?

  /// How far the letters stand above the line, in points.
  public var baselineOffset: Double?

  /// Makes attributes that leave everything as it is.
  public init() {}
}

extension PropertyNames where Root == TextAttributes {
  /// Names ``TextAttributes/font``.
  @inlinable public static var font: Property<Root, Font?> { Property { $1(&$0.font) } }
  /// Names ``TextAttributes/foregroundColor``.
  @inlinable public static var foregroundColor: Property<Root, Color?> { Property { $1(&$0.foregroundColor) } }
  /// Names ``TextAttributes/backgroundColor``.
  @inlinable public static var backgroundColor: Property<Root, Color?> { Property { $1(&$0.backgroundColor) } }
  /// Names ``TextAttributes/kern``.
  @inlinable public static var kern: Property<Root, Double?> { Property { $1(&$0.kern) } }
  /// Names ``TextAttributes/baselineOffset``.
  @inlinable public static var baselineOffset: Property<Root, Double?> { Property { $1(&$0.baselineOffset) } }
}
