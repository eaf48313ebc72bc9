import Foundation
import Widgets

/// A run of characters with the same attributes.
package struct Run: Equatable {
  package var text: String
  package var font: Font

  /// The color, or `nil` for the widget's color.
  package var color: Color?

  /// The color behind the characters, or `nil` for none.
  package var background: Color?

  /// The address to which the run leads, if it is a link.
  package var link: URL?

  /// The lines that decorate the text of its widget.
  package var decoration: TextDecoration = []

  /// The distance of the letters above the baseline, in points.
  package var baselineOffset = 0.0

  /// Creates a run of a text.
  package init(text: String, font: Font, decoration: TextDecoration = [], baselineOffset: Double = 0) {
    (self.text, self.font, self.decoration, self.baselineOffset) = (text, font, decoration, baselineOffset)
  }
}

extension Run {
  /// Returns the runs of an attributed text, or of a plain text in the font of its widget.
  package static func runs(
    of text: String?, _ attributed: AttributedString?, font: Font, _ decoration: TextDecoration = []
  ) -> [Run] {
    guard let attributed, text != nil else {
      return text.map { [Run(text: $0, font: font, decoration: decoration)] } ?? []
    }
    return attributed.runs.map { run in
      let isLink = run.link?.allowedAddress != nil
      let ownFont = run.font ?? font
      var shown = Run(
        text: String(attributed[run.range].characters),
        font: run.kern.map { ownFont.tracking($0.bounded) } ?? ownFont,
        decoration: isLink ? decoration.union(.underline) : decoration,
        baselineOffset: run.baselineOffset?.bounded ?? 0)
      shown.color = run.foregroundColor ?? (isLink ? .link : nil)
      (shown.background, shown.link) = (run.backgroundColor, run.link)
      return shown
    }
  }
}

extension URL {
  /// The address, if it only opens a page, composes a mail or makes a call. Previews show no other links.
  package var allowedAddress: String? {
    guard let scheme = scheme?.lowercased(), ["http", "https", "mailto", "tel"].contains(scheme) else { return nil }
    return absoluteString
  }
}

extension [Run] {
  /// Whether letters are above or below the baseline.
  package var leaveBaseline: Bool { contains { $0.baselineOffset != 0 } }

  /// The runs with a space in place of each line break.
  internal var onOneLine: [Run] {
    guard contains(where: \.text.hasLineBreaks) else { return self }
    return map { run in
      var run = run
      run.text = run.text.onOneLine
      return run
    }
  }
}

extension TextDisplaying {
  /// The runs of the text. Plain text is one run, and its attributes are not read.
  package var runs: [Run] { Run.runs(of: text, shownAttributes, font: font, textDecoration) }

  /// The text with its attributes and, in a text view, the attributes of links, or `nil` if it is plain.
  package var shownAttributes: AttributedString? {
    let detected = reading(as: TextView.self) { $0.pointee.detectedText }
    guard var text = detected ?? displayedText.attributes else { return nil }
    guard let link = (self as? TextView)?.linkTextAttributes, link != TextAttributes() else { return text }
    for run in text.runs where run.link != nil {
      if let font = link.font { text[run.range].font = font }
      if let color = link.foregroundColor { text[run.range].foregroundColor = color }
      if let color = link.backgroundColor { text[run.range].backgroundColor = color }
      if let kern = link.kern { text[run.range].kern = kern }
      if let offset = link.baselineOffset { text[run.range].baselineOffset = offset }
    }
    return text
  }
}
