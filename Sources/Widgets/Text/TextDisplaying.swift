import Foundation
import Mod

/// A widget that shows text.
///
/// A widget of your own embeds the text with its looks, and reads as if the properties were its own:
///
/// ```swift
/// struct Badge: TextDisplaying {
///   var displayedText = DisplayedText()
///   var attributes = ViewAttributes.fresh
/// }
///
/// let badge = Badge(.text("New"), .textColor(.systemRed))
/// ```
public protocol TextDisplaying: Widget {
  /// The text and how it looks. Declare it first.
  var displayedText: DisplayedText { get set }
}

extension TextDisplaying {
  /// The text without attributes, or `nil` for none. Setting it drops the attributes of ``attributedText``.
  ///
  /// `nil` by default; where text is typed, `""` by default and in place of `nil`.
  @inlinable
  public var text: String? {
    get { displayedText.text }
    _modify { yield &displayedText.text }
  }

  /// The text with attributes for its parts, such as `AttributeScopes.WidgetAttributes`. `nil` by default.
  ///
  /// Setting it sets ``text`` too, and ``font`` and ``textColor`` to those that it starts with, if it has any. After
  /// ``text`` has been set, it is that text, without attributes.
  @inlinable
  public var attributedText: AttributedString? {
    get { displayedText.attributedText }
    _modify { yield &displayedText.attributedText }
  }

  /// The font of what has none of its own. The system's at 17 points by default.
  @inlinable
  public var font: Font {
    get { displayedText.font }
    _modify { yield &displayedText.font }
  }

  /// The color of what has none of its own. `.label` by default.
  @inlinable
  public var textColor: Color {
    get { displayedText.textColor }
    _modify { yield &displayedText.textColor }
  }

  /// Where the lines stand. `.natural` by default.
  @inlinable
  public var textAlignment: TextAlignment {
    get { displayedText.textAlignment }
    _modify { yield &displayedText.textAlignment }
  }

  /// Whether a font of a text style follows the text size that people choose for their device. `false` by default.
  @inlinable
  public var adjustsFontForContentSizeCategory: Bool {
    get { displayedText.adjustsFontForContentSizeCategory }
    _modify { yield &displayedText.adjustsFontForContentSizeCategory }
  }
}

extension PropertyNames where Root: TextDisplaying {
  /// Names ``TextDisplaying/text``.
  @inlinable public static var text: Property<Root, String?> { Property { $1(&$0.text) } }
  /// Names ``TextDisplaying/attributedText``.
  @inlinable public static var attributedText: Property<Root, AttributedString?> {
    Property { $1(&$0.attributedText) }
  }
  /// Names ``TextDisplaying/font``.
  @inlinable public static var font: Property<Root, Font> { Property { $1(&$0.font) } }
  /// Names ``TextDisplaying/textColor``.
  @inlinable public static var textColor: Property<Root, Color> { Property { $1(&$0.textColor) } }
  /// Names ``TextDisplaying/textAlignment``.
  @inlinable public static var textAlignment: Property<Root, TextAlignment> { Property { $1(&$0.textAlignment) } }
  /// Names ``TextDisplaying/adjustsFontForContentSizeCategory``.
  @inlinable public static var adjustsFontForContentSizeCategory: Property<Root, Bool> {
    Property { $1(&$0.adjustsFontForContentSizeCategory) }
  }
}
