import Widgets

extension TextInput {
  /// Returns what enters the text if a user types, pastes or sets another one.
  ///
  /// Whatever a runtime hands over passes through here. Controls, NUL among them, never enter a text, except for tabs
  /// and line breaks of a text view. In a single line, tabs and line breaks become spaces, and characters that override
  /// or embed a direction are left out, because they change how what is around the text reads.
  ///
  /// - Complexity: O(*n*) for *n* characters.
  internal func admitted(_ text: String) -> String {
    if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return text }
    let isMultiline = self is TextView
    var admitted = String.UnicodeScalarView()
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      defer { previous = scalar }
      switch scalar {
      // A carriage return and a line feed are one line break.
      case "\n" where previous == "\r": break
      case "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": admitted.append(isMultiline ? "\n" : " ")
      case "\t": admitted.append(isMultiline ? "\t" : " ")
      case _ where scalar.properties.generalCategory == .control: break
      case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": if isMultiline { admitted.append(scalar) }
      default: admitted.append(scalar)
      }
    }
    return String(admitted)
  }
}
