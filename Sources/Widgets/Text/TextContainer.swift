import Mod

/// The area that a text view's text fills. It models what of `NSTextContainer` needs no layout.
///
/// ```swift
/// let style: Mod<TextView> = .textContainer.update(.maximumNumberOfLines(3), .lineBreakMode(.byTruncatingTail))
/// ```
public struct TextContainer: Configurable, Inspectable, Equatable, Sendable {
  /// How many lines the text may take; 0, the default, for as many as it needs.
  public var maximumNumberOfLines = 0

  /// What happens to text that does not fit. `.byWordWrapping` by default.
  public var lineBreakMode = LineBreakMode.byWordWrapping

  /// The distance of a line's text from its ends, in points. 5 by default.
  public var lineFragmentPadding = 5.0

  /// Whether the area is always as wide as the view. `true` by default.
  public var widthTracksTextView = true

  /// Whether the area is always as high as the view. `false` by default.
  public var heightTracksTextView = false

  /// Creates the area that a fresh text view has.
  public init() {}
}

extension PropertyNames where Root == TextContainer {
  /// Names ``TextContainer/maximumNumberOfLines``.
  @inlinable public static var maximumNumberOfLines: Property<Root, Int> { Property { $1(&$0.maximumNumberOfLines) } }
  /// Names ``TextContainer/lineBreakMode``.
  @inlinable public static var lineBreakMode: Property<Root, LineBreakMode> { Property { $1(&$0.lineBreakMode) } }
  /// Names ``TextContainer/lineFragmentPadding``.
  @inlinable public static var lineFragmentPadding: Property<Root, Double> { Property { $1(&$0.lineFragmentPadding) } }
  /// Names ``TextContainer/widthTracksTextView``.
  @inlinable public static var widthTracksTextView: Property<Root, Bool> { Property { $1(&$0.widthTracksTextView) } }
  /// Names ``TextContainer/heightTracksTextView``.
  @inlinable public static var heightTracksTextView: Property<Root, Bool> { Property { $1(&$0.heightTracksTextView) } }
}
