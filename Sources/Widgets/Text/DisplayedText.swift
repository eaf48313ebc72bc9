import Foundation
import Mod

/// A text with its font, color and alignment, which labels, text fields and text views share. See ``TextDisplaying``.
public struct DisplayedText: Equatable, Sendable, InspectableByParts {
  @usableFromInline internal var _text: String?
  @usableFromInline internal var _attributedText: AttributedString?
  @usableFromInline internal var font = Font.systemFont(ofSize: Font.labelFontSize)
  @usableFromInline internal var textColor = Color.label
  @usableFromInline internal var textAlignment = TextAlignment.natural
  @usableFromInline internal var adjustsFontForContentSizeCategory = false

  /// No text, which is copied at less cost than it is made.
  internal static let fresh = DisplayedText()

  /// Creates a text in the system's font and color.
  public init(_ text: String? = nil) { _text = text }

  /// The plain text. Setting it removes the attributes.
  @inlinable internal var text: String? {
    get { _text }
    _modify {
      defer { _attributedText = nil }
      yield &_text
    }
  }

  /// The attributed text, or `nil` if the text has no attributes.
  ///
  /// `attributedText` does not tell the two apart.
  package var attributes: AttributedString? { _attributedText }

  /// The attributed text. Setting it also sets the plain text, and font and color to those at its start.
  @usableFromInline internal var attributedText: AttributedString? {
    get { _attributedText ?? _text.map { AttributedString($0) } }
    set {
      _attributedText = newValue
      _text = newValue.map { String($0.characters) }
      guard let start = newValue?.runs.first else { return }
      font = start.font ?? font
      textColor = start.foregroundColor ?? textColor
    }
  }
}
