import Foundation
import Widgets

/// Characters in a row that look alike.
internal struct Run: Equatable {
  var text: String
  var font: Font

  /// The colour, or `nil` for that of the widget.
  var color: Color?
}

extension Run {
  /// The runs of a text with attributes of its own, or of one without, in the font of its widget.
  static func runs(of text: String?, _ attributed: AttributedString?, font: Font) -> [Run] {
    guard let attributed, text != nil else { return text.map { [Run(text: $0, font: font)] } ?? [] }
    return attributed.runs.map { run in
      Run(text: String(attributed[run.range].characters), font: run.font ?? font, color: run.foregroundColor)
    }
  }
}

extension TextDisplaying {
  /// The runs of the text. Plain text, as most is, is one run, without a look at attributes.
  internal var runs: [Run] { Run.runs(of: text, displayedText.attributes, font: font) }
}
