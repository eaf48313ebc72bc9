import Foundation
import Layout
import Widgets

extension CSS {
  /// Writes the style of a text, as far as it differs from a given font and the label color.
  internal mutating func add(_ text: some TextDisplaying, font: Font = .systemFont(ofSize: Font.labelFontSize)) {
    add(text.font, unlike: font)
    if text.textColor != .label {
      if text.textColor == .tintColor { declare("color:var(--tint)") } else { declare("color", text.textColor) }
    }
    add(text.textAlignment)
    add(text.textDecoration)
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
    addSpacing(of: font, unlike: other)
  }

  internal mutating func writeFamily(of font: Font) {
    if font.name != nil {
      write(font.families)
      utf8.write("var(--system)")
    } else if font.design == .monospaced {
      utf8.write("ui-monospace,Menlo,\"DejaVu Sans Mono\",monospace")
    } else {
      utf8.write("var(--system)")
    }
  }

  /// Writes names of typefaces, with a comma after each. Generic ones are not quoted.
  internal mutating func write(_ families: [String]) {
    for family in families {
      if family.isGenericFamily { utf8.write(raw: family) } else { write(quoted: family) }
      utf8.write(",")
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

  /// Writes the lines that decorate a text, if there are any.
  internal mutating func add(_ decoration: TextDecoration) {
    if let css = decoration.css { declare("text-decoration", css) }
  }

  /// Writes the text attributes of a bar or a segment.
  internal mutating func add(_ attributes: TextAttributes?, font: Font) {
    guard let attributes else { return }
    if let own = attributes.font { add(own, unlike: font) }
    add(attributes.foregroundColor, attributes.backgroundColor, attributes.kern, attributes.baselineOffset)
  }

  /// Writes the style of a part of a text.
  ///
  /// - Parameter font: The font of the text around it, or `nil` for a plain font.
  internal mutating func add(_ run: AttributedString.Runs.Run, in font: Font?) {
    if let own = run.font {
      let other = Font.inherited(from: font)
      add(own, unlike: other)
      if font?.holdsTokens == true, own.tokenPath == nil, own.weight == other.weight {
        declare("font-weight", Double(own.weight.rawValue))
      }
    }
    add(run.foregroundColor, run.backgroundColor, run.kern, run.baselineOffset)
    // The elements of runs would have the usual line height instead of the one of the text around them.
    guard run.font == nil, !isEmpty, let font, font.holdsTokens || font.lineHeight != nil else { return }
    declare("line-height:inherit")
  }

  private mutating func add(_ color: Color?, _ background: Color?, _ kern: Double?, _ offset: Double?) {
    declare("color", color)
    declare("background", background)
    if let kern { declare("letter-spacing", points: kern) }
    if let offset { declare("vertical-align", points: offset) }
  }
}

extension TextDecoration {
  /// The lines as the value of the CSS property, or `nil` if there are none.
  internal var css: StaticString? {
    switch (contains(.underline), contains(.strikethrough)) {
    case (true, true): "underline line-through"
    case (true, false): "underline"
    case (false, true): "line-through"
    case (false, false): nil
    }
  }
}

extension Font {
  /// Returns a font that equals no other one, with the weight and the tracking of the font around it if these are
  /// known.
  fileprivate static func inherited(from font: Font?) -> Font {
    guard let font else { return unknown }
    if font.holdsTokens { return unknown.tracking(.nan) }
    return unknown.with(weight: font.weight).tracking(font.tracking)
  }

  private static let unknown = Font(name: "", size: -1)

  /// Whether the font has a regular weight, and neither a line height nor a tracking, in every theme.
  internal var isPlain: Bool { !holdsTokens && weight == .regular && lineHeight == nil && tracking == 0 }
}
