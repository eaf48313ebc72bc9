import Foundation
import Layout
import Widgets

extension CSS {
  /// Writes the style of a text, as far as it differs from a given font and the label color.
  internal mutating func add(_ text: some TextDisplaying, font: Font = .systemFont(ofSize: Font.labelFontSize)) {
    add(text.font, unlike: font)
    if text.textColor != .label { declare("color", text.textColor) }
    add(text.textAlignment)
  }

  /// Writes the differences of a font from another one.
  internal mutating func add(_ font: Font, unlike other: Font) {
    if let token = font.tokenPath { return add(font, token) }
    if font.name != other.name && font.name != nil || font.design == .monospaced {
      utf8.write("font-family:")
      writeFamily(of: font)
      utf8.write(";")
    }
    if let path = font.sizePath {
      addSize(of: font, path)
    } else if font.pointSize != other.pointSize {
      declare("font-size", points: font.pointSize)
    }
    if font.isItalic { declare("font-style:italic") }
    if font.design == .monospacedDigit { declare("font-variant-numeric:tabular-nums") }
    if font.weight != other.weight { declare("font-weight", Double(font.weight.rawValue)) }
  }

  internal mutating func writeFamily(of font: Font) {
    if let name = font.name {
      write(quoted: name)
      utf8.write(",var(--system)")
    } else if font.design == .monospaced {
      utf8.write("ui-monospace,Menlo,\"DejaVu Sans Mono\",monospace")
    } else {
      utf8.write("var(--system)")
    }
  }

  /// Writes the text alignment, unless it is the natural one.
  internal mutating func add(_ alignment: TextAlignment) {
    switch alignment {
    case .natural: break
    case .left: declare("text-align:left")
    case .center: declare("text-align:center")
    case .right: declare("text-align:right")
    case .justified: declare("text-align:justify")
    }
  }

  /// Writes the text attributes of a bar or a segment.
  internal mutating func add(_ attributes: TextAttributes?, font: Font) {
    guard let attributes else { return }
    if let own = attributes.font { add(own, unlike: font) }
    add(attributes.foregroundColor, attributes.backgroundColor, attributes.kern, attributes.baselineOffset)
  }

  internal mutating func add(_ run: AttributedString.Runs.Run) {
    if let font = run.font { add(font, unlike: .inherited) }
    add(run.foregroundColor, run.backgroundColor, run.kern, run.baselineOffset)
  }

  private mutating func add(_ color: Color?, _ background: Color?, _ kern: Double?, _ offset: Double?) {
    declare("color", color)
    declare("background", background)
    if let kern { declare("letter-spacing", points: kern) }
    if let offset { declare("vertical-align", points: offset) }
  }
}

extension Font {
  /// A font that equals no other one, for text in an unknown font.
  fileprivate static let inherited = Font(name: "", size: -1)
}
