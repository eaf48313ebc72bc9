import Layout
import Mod
import Widgets

extension ThemeToken {
  /// The value in words, or `nil` if its source is as short: `2 down, 6 blur, black`.
  internal var words: String? {
    switch value {
    case let shadows as [ShadowLayer]:
      shadows.isEmpty ? "no shadow" : shadows.map(\.words).joined(separator: "; ")
    case let gradient as ColorGradient:
      zip(gradient.colors, gradient.locations).map { "\($0) at \(($1 * 100).short) %" }.joined(separator: ", ")
    case let animation as Animation: animation.words
    case let curve as UnitCurve: curve.words
    case let weight as Font.Weight: "\(weight), \(Int(weight.rawValue))"
    case let names as [String]: names.joined(separator: ", ")
    case let seconds as Double where isNamedAsDuration && seconds.tokenPath == nil: "\(seconds.sourceText) s"
    default: border.map(words)
    }
  }

  private func words(of border: TokenBorder) -> String {
    if let alias = border.alias { return ".\(alias)" }
    let parts = ["\(border.width.word) wide", lineStyle, "\(border.color)"]
    return parts.compactMap(\.self).joined(separator: ", ")
  }

  /// Whether the value is a number of seconds by its name, such as `motion.quick`. Larger numbers may be milliseconds.
  internal var isNamedAsDuration: Bool {
    guard let number = number(of: value), number.isNaN || (0..<20).contains(number) else { return false }
    return !suggestiveName.words.isDisjoint(with: ["duration", "delay", "motion", "animation", "transition"])
  }

  /// The style of a border that is not solid.
  internal var lineStyle: String? {
    let style = Mirror(reflecting: value).children.first { $0.label == "style" }.map { "\($0.value)" }
    // CSS has dashed lines, but no lengths of dashes.
    return style.flatMap { ["solid", ""].contains($0) ? nil : $0.allSatisfy(\.isLetter) ? $0 : "dashed" }
  }

  /// The color and the width, if the value is a border.
  internal var border: TokenBorder? {
    let parts = withParts.dropFirst()
    guard let color = parts.first(where: { $0.name == "\(name).color" })?.value as? Color,
      let width = parts.first(where: { $0.name == "\(name).width" })?.value as? Double
    else { return nil }
    return TokenBorder(color: color, width: width)
  }
}

extension Double {
  /// The number, or the name of the token, written as that of a color token: `2`, `.size.line`.
  fileprivate var word: String { tokenPath.map { ".\($0.name)" } ?? sourceText }
}

/// The color and the width of a border.
internal struct TokenBorder {
  let color: Color
  let width: Double

  /// The name of the token that both are parts of.
  fileprivate var alias: String? {
    guard let color = color.tokenPath, let width = width.tokenPath, width.name.propertyName == "width" else {
      return nil
    }
    return color.name == width.name.beside("color") ? String(width.name.owner) : nil
  }
}

extension ShadowLayer {
  fileprivate var words: String {
    if let tokenPath { return ".\(tokenPath.name)" }
    func offset(_ length: Double, _ positive: String, _ negative: String) -> String? {
      if length.tokenPath != nil { return "\(length.word) \(positive)" }
      return length == 0 ? nil : "\(abs(length).sourceText) \(length > 0 ? positive : negative)"
    }
    let parts = [
      isInset ? "inside" : nil, offset($x, "right", "left"), offset($y, "down", "up"), offset($blur, "blur", "blur"),
      offset($spread, "larger", "smaller"),
    ]
    return (parts.compactMap(\.self) + ["\(color)"]).joined(separator: ", ")
  }
}

extension Animation {
  fileprivate var words: String {
    let start = delay > 0 ? ", after \(delay.sourceText) s" : ""
    guard let spring else { return "\(duration.sourceText) s, \(curve.words)\(start)" }
    let bounce = spring.bounce == 0 ? "without bounce" : "bounce \(spring.bounce.sourceText)"
    return "spring of \(spring.duration.sourceText) s, \(bounce)\(start)"
  }
}

extension UnitCurve {
  fileprivate var words: String {
    switch self {
    case .linear: "constant speed"
    case .easeIn: "slow at the start"
    case .easeOut: "slow at the end"
    case .easeInOut: "slow at the start and the end"
    default:
      "curve "
        + [startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y].map(\.short)
        .joined(separator: ", ")
    }
  }
}

extension Font {
  /// The typeface, or the name of the text style: `Inter`, `title2`, `system font`.
  internal var faceInWords: String {
    wholeName ?? name ?? (design == .default ? "system font" : "system font, \(design)")
  }

  /// The size, the weight, and what differs from usual fonts: `16 pt, 600, line height 24`.
  internal var measuresInWords: String {
    let parts: [String?] = [
      "\(pointSize.short) pt", Double(weight.rawValue).short, isItalic ? "italic" : nil,
      lineHeight.map { "line height \($0.short)" }, tracking == 0 ? nil : "tracking \(tracking.short)",
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }
}
