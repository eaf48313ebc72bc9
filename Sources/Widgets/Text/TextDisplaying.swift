import Foundation
import Mod

/// A widget that displays text.
///
/// A widget of your own embeds the text, and then has all its properties:
///
/// ```swift
/// struct Badge: TextDisplaying {
///   var displayedText = DisplayedText()
///   var attributes = ViewAttributes.fresh
/// }
///
/// let badge = Badge(.text("New"), .textColor(.systemRed))
/// ```
public protocol TextDisplaying: Widget, Textual {
  /// The text with its font, color and alignment. Declare this property first.
  var displayedText: DisplayedText { get set }
}

extension TextDisplaying {
  /// The text without attributes, or `nil` for none. Setting it removes the attributes of ``attributedText``.
  ///
  /// The default is `nil`; in a text input it is `""`, which also replaces `nil`.
  @inlinable public var text: String? {
    get { displayedText.text }
    _modify { yield &displayedText.text }
  }

  /// The text with attributes, such as those of `AttributeScopes.WidgetAttributes`. `nil` by default.
  ///
  /// Setting it also sets `text`, and ``font`` to that at its start, if it has one. A run without a color has the
  /// ``textColor``. After `text` has been set, it is that text without attributes.
  @inlinable public var attributedText: AttributedString? {
    get { displayedText.attributedText }
    _modify { yield &displayedText.attributedText }
  }

  /// The font of characters without a font attribute. The system font at 17 points by default.
  @inlinable public var font: Font {
    get { displayedText.style.value.font }
    _modify { yield &displayedText.style.value.font }
  }

  /// The color of characters without a color attribute. `.label` by default.
  @inlinable public var textColor: Color {
    get { displayedText.style.value.textColor }
    _modify { yield &displayedText.style.value.textColor }
  }

  /// The alignment of the lines. `.natural` by default.
  @inlinable public var textAlignment: TextAlignment {
    get { displayedText.style.value.textAlignment }
    _modify { yield &displayedText.style.value.textAlignment }
  }

  /// Whether a font of a text style follows the reader's text size. `false` by default.
  @inlinable public var adjustsFontForContentSizeCategory: Bool {
    get { displayedText.style.value.adjustsFontForContentSizeCategory }
    _modify { yield &displayedText.style.value.adjustsFontForContentSizeCategory }
  }

  /// The lines that decorate the text. None by default.
  ///
  /// UIKit knows them only as attributes of a text.
  @inlinable public var textDecoration: TextDecoration {
    get { displayedText.style.value.textDecoration }
    _modify { yield &displayedText.style.value.textDecoration }
  }
}

extension PropertyNames where Root: TextDisplaying {
  /// The text with attributes, such as those of `AttributeScopes.WidgetAttributes`. `nil` by default.
  @inlinable public static var attributedText: Property<Root, AttributedString?> {
    Property { $1(&$0.attributedText) }
  }

  /// The font of characters without a font attribute. The system font at 17 points by default.
  @inlinable public static var font: Property<Root, Font> { Property { $1(&$0.font) } }

  /// The color of characters without a color attribute. `.label` by default.
  @inlinable public static var textColor: Property<Root, Color> { Property { $1(&$0.textColor) } }

  /// The alignment of the lines. `.natural` by default.
  @inlinable public static var textAlignment: Property<Root, TextAlignment> { Property { $1(&$0.textAlignment) } }

  /// Whether a font of a text style follows the reader's text size. `false` by default.
  @inlinable public static var adjustsFontForContentSizeCategory: Property<Root, Bool> {
    Property { $1(&$0.adjustsFontForContentSizeCategory) }
  }

  /// The lines that decorate the text: `.while(.hovered, .textDecoration(.underline))`. None by default.
  @inlinable public static var textDecoration: Property<Root, TextDecoration> { Property { $1(&$0.textDecoration) } }
}

/// The lines that decorate a text. See ``TextDisplaying/textDecoration``.
///
/// ```swift
/// let link = Label("Terms", .textColor(.link), .while(.hovered, .textDecoration(.underline)))
/// ```
public struct TextDecoration: NamedOptionSet {
  /// A line below the letters.
  public static let underline = TextDecoration(rawValue: 1 << 0)
  /// A line through the letters.
  public static let strikethrough = TextDecoration(rawValue: 1 << 1)

  /// The lines and their names.
  public static var names: KeyValuePairs<Self, String> { [.underline: "underline", .strikethrough: "strikethrough"] }

  /// The bits.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }
}
