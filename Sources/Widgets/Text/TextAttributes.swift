import Mod

/// The attributes of a text, such as the title of a bar or of a segment.
///
/// ```swift
/// NavigationBar(.titleTextAttributes -- TextAttributes(.foregroundColor(.systemRed), .kern(1)))
/// ```
///
/// Attributes that are `nil`, which is the default, are up to the widget.
public struct TextAttributes: Model {
  /// The font.
  public var font: Font?

  /// The color of the letters.
  public var foregroundColor: Color?

  /// The color behind the letters.
  public var backgroundColor: Color?

  /// The space added between letters, in points. Negative values move letters closer.
  @Themed public var kern: Double? = nil

  /// The distance of the letters above the baseline, in points.
  @Themed public var baselineOffset: Double? = nil

  /// Creates attributes that are all `nil`.
  public init() {}
}

extension PropertyNames where Root == TextAttributes {
  /// The font.
  @inlinable public static var font: Property<Root, Font?> { Property { $1(&$0.font) } }

  /// The color of the letters.
  @inlinable public static var foregroundColor: Property<Root, Color?> { Property { $1(&$0.foregroundColor) } }

  /// The color behind the letters.
  @inlinable public static var backgroundColor: Property<Root, Color?> { Property { $1(&$0.backgroundColor) } }

  /// The space added between letters, in points. Negative values move letters closer.
  @inlinable public static var kern: Property<Root, Double?> { Property { $1(&$0.kern) } }

  /// The distance of the letters above the baseline, in points.
  @inlinable public static var baselineOffset: Property<Root, Double?> { Property { $1(&$0.baselineOffset) } }
}
