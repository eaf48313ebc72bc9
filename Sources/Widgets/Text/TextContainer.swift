import Mod
import Values

/// The area of a text view's text: a model of those parts of `NSTextContainer` that need no layout.
///
/// ```swift
/// let style: Mod<TextView> = .textContainer.update(.maximumNumberOfLines(3), .lineBreakMode(.byTruncatingTail))
/// ```
public struct TextContainer: Configurable, Inspectable, Equatable, Sendable {
  /// The maximum number of lines, or 0 for any number. 0 by default.
  public var maximumNumberOfLines = 0

  /// The handling of text that does not fit. `.byWordWrapping` by default.
  public var lineBreakMode = LineBreakMode.byWordWrapping

  /// The padding at both ends of a line, in points. 5 by default.
  @Themed public var lineFragmentPadding = 5.0

  /// Whether the area follows the width of the view. `true` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  public var widthTracksTextView = true

  /// Whether the area follows the height of the view. `false` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  public var heightTracksTextView = false

  /// Creates the area of a fresh text view.
  public init() {}
}

extension PropertyNames where Root == TextContainer {
  /// The maximum number of lines, or 0 for any number. 0 by default.
  @inlinable public static var maximumNumberOfLines: Property<Root, Int> { Property { $1(&$0.maximumNumberOfLines) } }

  /// The handling of text that does not fit. `.byWordWrapping` by default.
  @inlinable public static var lineBreakMode: Property<Root, LineBreakMode> { Property { $1(&$0.lineBreakMode) } }

  /// The padding at both ends of a line, in points. 5 by default.
  @inlinable public static var lineFragmentPadding: Property<Root, Double> { Property { $1(&$0.lineFragmentPadding) } }

  /// Whether the area follows the width of the view. `true` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public static var widthTracksTextView: Property<Root, Bool> { Property { $1(&$0.widthTracksTextView) } }

  /// Whether the area follows the height of the view. `false` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public static var heightTracksTextView: Property<Root, Bool> { Property { $1(&$0.heightTracksTextView) } }
}

extension TextContainer: ThemedLengths {
  /// The distance of the lines from both sides.
  public static var distances: [Property<TextContainer, Double>] { [.lineFragmentPadding] }
}
