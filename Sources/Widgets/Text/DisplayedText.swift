import Foundation
import Mod

/// A text with its font, color and alignment, which labels, text fields and text views share. See ``TextDisplaying``.
public struct DisplayedText: Equatable, Sendable, InspectableByParts {
  @usableFromInline internal var _text: String?
  @usableFromInline internal var style = DisplayedTextStyle.fresh

  /// No text, which is copied at less cost than it is made.
  internal static let fresh = DisplayedText()

  /// Creates a text in the system's font and color.
  public init(_ text: String? = nil) { _text = text }

  /// The plain text. Setting it removes the attributes.
  @inlinable internal var text: String? {
    get { _text }
    _modify {
      defer { if style.storage.value._attributedText != nil { style.value._attributedText = nil } }
      yield &_text
    }
  }

  /// The attributed text, or `nil` if the text has no attributes.
  ///
  /// `attributedText` is not `nil` for a text without attributes.
  package var attributes: AttributedString? { style.value._attributedText }

  /// The attributed text. Setting it also sets the plain text, and the font to that at its start.
  @usableFromInline internal var attributedText: AttributedString? {
    get { style.value._attributedText ?? _text.map { AttributedString($0) } }
    set {
      style.value._attributedText = newValue
      _text = newValue.map { String($0.characters) }
      guard let start = newValue?.runs.first else { return }
      style.value.font = start.font ?? style.value.font
    }
  }
}

/// The style of a text, which most texts share.
@usableFromInline internal struct DisplayedTextStyle: Equatable, Sendable, InspectableByParts {
  @usableFromInline internal static let fresh = Boxed(DisplayedTextStyle())

  @usableFromInline internal var _attributedText: AttributedString?
  @usableFromInline internal var font = Font.systemFont(ofSize: Font.labelFontSize)
  @usableFromInline internal var textColor = Color.label
  @usableFromInline internal var textAlignment = TextAlignment.natural
  @usableFromInline internal var adjustsFontForContentSizeCategory = false
  @usableFromInline internal var textDecoration: TextDecoration = []
}
