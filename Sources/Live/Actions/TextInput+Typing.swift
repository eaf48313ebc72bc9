import Foundation
import Widgets

extension TextInput {
  /// Returns a replacement with typographic quotes and dashes, and with spaces around a pasted word, if the traits of
  /// the input are `.yes`.
  internal func smart(_ new: String, replacing range: NSRange, isTyped: Bool) -> (text: String, range: NSRange) {
    let text = self.text ?? ""
    guard range.isInside(NSRange(location: 0, length: text.utf16.count)), let place = Range(range, in: text) else {
      return (new, range)
    }
    let before = text[..<place.lowerBound].last
    guard isTyped else {
      guard smartInsertDeleteType == .yes, let first = new.first, let last = new.last else { return (new, range) }
      let start = before?.isOfWord == true && first.isOfWord ? " " : ""
      let end = text[place.upperBound...].first?.isOfWord == true && last.isOfWord ? " " : ""
      return (start + new + end, range)
    }
    let opens = before.map { $0.isWhitespace || "([{«“‘—–-".contains($0) } ?? true
    switch new {
    case "\"" where smartQuotesType == .yes: return (opens ? "“" : "”", range)
    case "'" where smartQuotesType == .yes: return (opens ? "‘" : "’", range)
    case "-" where smartDashesType == .yes && before == "-":
      return ("—", NSRange(location: range.location - 1, length: range.length + 1))
    default: return (new, range)
    }
  }

  /// Returns the range to delete for a selected word: with one of the two spaces around it, if the trait is `.yes`.
  internal func smartDeletion(of range: Range<Int>) -> Range<Int> {
    let text = self.text ?? ""
    guard smartInsertDeleteType == .yes, let place = Range(NSRange(range), in: text), !place.isEmpty,
      text[place].allSatisfy(\.isOfWord), text[place.upperBound...].first == " ",
      text[..<place.lowerBound].last.map({ $0 == " " }) ?? true
    else { return range }
    return range.lowerBound..<(range.upperBound + 1)
  }

  /// Returns the characters that enter the text when a user types, pastes or replaces it.
  ///
  /// Control characters never enter a text, except for tabs and line breaks in a text view. In a single line, tabs and
  /// line breaks become spaces, and characters that override or embed a direction are removed, because they change the
  /// order of the text around.
  ///
  /// - Complexity: O(*n*) for *n* characters.
  internal func admitted(_ text: String) -> String {
    if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return text }
    let isMultiline = Self.treeRole == .textArea
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

extension TextDisplaying {
  /// Returns the text with attributes after a change, or `nil` if typed characters have no attributes of their own.
  internal func attributedText(
    replacing place: Range<String.Index>, with new: String, _ typing: TextAttributes
  ) -> AttributedString? {
    guard typing != TextAttributes(), let text, var attributed = attributedText else { return nil }
    let start = attributed.characters.index(
      attributed.startIndex, offsetBy: text.distance(from: text.startIndex, to: place.lowerBound))
    let end = attributed.characters.index(
      start, offsetBy: text.distance(from: place.lowerBound, to: place.upperBound))
    attributed.replaceSubrange(start..<end, with: AttributedString(new, attributes: typing.container))
    return attributed
  }
}

extension TextDisplaying {
  /// Returns the text with attributes after the font at the start of a range has been changed for the whole range.
  internal func attributedText(with change: (Font) -> Font, in range: NSRange) -> AttributedString? {
    guard let text, var attributed = attributedText, let place = Range(range, in: text) else { return nil }
    let start = attributed.characters.index(
      attributed.startIndex, offsetBy: text.distance(from: text.startIndex, to: place.lowerBound))
    let end = attributed.characters.index(
      start, offsetBy: text.distance(from: place.lowerBound, to: place.upperBound))
    attributed[start..<end].font = change(attributed[start..<end].runs.first?.font ?? font)
    return attributed
  }
}

extension TextAttributes {
  fileprivate var container: AttributeContainer {
    var container = AttributeContainer()
    if let font { container.font = font }
    if let foregroundColor { container.foregroundColor = foregroundColor }
    if let backgroundColor { container.backgroundColor = backgroundColor }
    if let kern { container.kern = kern }
    if let baselineOffset { container.baselineOffset = baselineOffset }
    return container
  }
}

extension Character {
  fileprivate var isOfWord: Bool { isLetter || isNumber }
}
