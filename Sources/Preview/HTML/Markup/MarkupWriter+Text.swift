import Layout
import Widgets

extension MarkupWriter {
  /// The outcome of writing the text of an element again.
  package enum RewrittenText {
    /// The element shows the text already.
    case unchanged
    /// The element shows another text.
    case changed(String)
    /// The element consists of more than its start and a text, so that it must be written as a whole.
    case other
  }

  /// Writes the text of a label again, if the other properties of the label equal those in its markup.
  ///
  /// - Complexity: O(*n*) in the markup.
  package mutating func rewriteText(of label: Label, in markup: inout MarkupBuffer) -> RewrittenText {
    // A heading names the list below it, and a text with attributes consists of several elements.
    guard label.displayedText.attributes == nil, !label.accessibilityTraits.contains(.header),
      let range = markup.textRange
    else { return .other }
    let text = tokens { $0.text(of: label) }
    if markup.utf8[range].elementsEqual(text) { return .unchanged }
    markup.replace(range, by: text)
    var offset = range.lowerBound
    if text.isEmpty { return .changed("") }
    guard case .text(let written)? = markup.next(&offset) else { return .changed("") }
    return .changed(String(decoding: written, as: UTF8.self))
  }
}

extension MarkupBuffer {
  /// The range of the text in the only element, which is empty if the element is, or `nil` if the element contains
  /// other elements.
  fileprivate var textRange: Range<Int>? {
    let start = endOfStartTag
    guard start > 0, let end = endOfText(at: start), end == count - 1, Mark(rawValue: utf8[end]) == .end else {
      return nil
    }
    return start..<end
  }
}
