import Values

/// A value in the notation of style sheets, without its colors, which may differ between appearances.
internal struct StyleSheetText {
  private(set) var text = TextWithColors()

  init(_ value: Token.Value) { write(value) }

  private mutating func write(_ value: Token.Value) {
    switch value {
    case .color(let color): text += color
    case .fontFamily(let names): text += Self.families(names)
    case .fontWeight(let weight): text += weight.value.shortest
    case .cubicBezier(let curve): text += Self.curve(curve)
    case .transition(let change):
      text += "\(change.duration) \(Self.curve(change.timingFunction)) \(change.delay)"
    case .strokeStyle(let style): text += Self.style(style)
    case .border(let border):
      text += "\(border.width.positive) \(Self.style(border.style)) "
      text += border.color
    case .shadow(let shadows):
      for (index, shadow) in shadows.enumerated() {
        text += "\(index > 0 ? ", " : "")\(shadow.isInset ? "inset " : "")"
        text += "\(shadow.offsetX) \(shadow.offsetY) \(shadow.blur.positive) \(shadow.spread) "
        text += shadow.color
      }
    case .gradient(let stops):
      text += "linear-gradient("
      for (index, stop) in stops.enumerated() {
        if index > 0 { text += ", " }
        text += stop.color
        text += " \((stop.position * 100).shortest)%"
      }
      text += ")"
    case .typography(let style):
      text += "\(style.fontWeight.value.shortest) \(style.fontSize)/\(style.lineHeight.shortest) "
      text += Self.families(style.fontFamily)
    case .dimension, .duration, .number: text += value.description
    }
  }

  private static func curve(_ curve: Token.CubicBezier) -> String {
    "cubic-bezier(\([curve.x1, curve.y1, curve.x2, curve.y2].map(\.shortest).joined(separator: ", ")))"
  }

  /// CSS has dashed lines, but no lengths of dashes.
  private static func style(_ style: Token.StrokeStyle) -> String {
    if case .named(let name) = style { name.rawValue } else { "dashed" }
  }

  /// Each name can be a list. Names that are no identifiers are in quotes, and so is every name that is not generic.
  private static func families(_ names: [String]) -> String {
    let families = names.flatMap { name in
      let families = Font.families(name)
      return families.isEmpty ? [name] : families
    }
    return families.map { $0.isGenericFamily ? $0 : string($0) }.joined(separator: ", ")
  }
}

extension StyleSheetText {
  /// Returns the name of a custom property: `--color-bg-accent` for `color.bg.accent`.
  static func name(_ path: String) -> String {
    let characters = path.replacing(".$root", with: "").map { character in
      character.isLetter || character.isNumber || character == "_" ? character : "-"
    }
    return "--" + String(characters)
  }

  /// Returns a text in quotes, without characters that would end it.
  static func string(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "<", "\u{0}"..."\u{1F}": "\\\(String(scalar.value, radix: 16)) "
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}

extension Token.Color {
  /// The color in style sheets: by its digits if it is one of sRGB, and otherwise in its own space.
  internal var styleSheetText: String {
    if space == .srgb, components.allSatisfy({ $0 != nil }), (0...1).contains(coordinates.min()),
      (0...1).contains(coordinates.max())
    {
      return hexDigits.lowercased()
    }
    let values = components.enumerated().map { index, value -> String in
      guard let value else { return "none" }
      let isPercentage = (space == .hsl || space == .hwb) && index > 0
      return value.shortest + (isPercentage ? "%" : "")
    }.joined(separator: " ")
    let opacity = alpha == 1 ? "" : " / \(alpha.shortest)"
    switch space {
    case .hsl, .hwb, .lab, .lch, .oklab, .oklch: return "\(space.rawValue)(\(values)\(opacity))"
    default: return "color(\(space.rawValue) \(values)\(opacity))"
    }
  }
}

/// A text with places for colors.
internal struct TextWithColors {
  /// The text around the colors.
  private(set) var shape = ""
  private(set) var colors: [Token.Color] = []

  private static let place: Character = "\u{0}"

  /// Returns the text with a notation for each color, by its index.
  func filled(_ color: (Int) -> String) -> String {
    let parts = shape.split(separator: Self.place, omittingEmptySubsequences: false)
    return parts.enumerated().map { index, part in index == 0 ? String(part) : color(index - 1) + part }.joined()
  }

  static func += (text: inout TextWithColors, more: String) { text.shape += more }

  static func += (text: inout TextWithColors, color: Token.Color) {
    text.shape.append(place)
    text.colors.append(color)
  }
}
