import Values

extension Token.ValueType {
  /// The type of a property in Swift.
  internal var swiftName: String {
    switch self {
    case .color: "Color"
    case .dimension, .duration, .number: "Double"
    case .fontFamily: "[String]"
    case .fontWeight: "Font.Weight"
    case .cubicBezier: "UnitCurve"
    case .strokeStyle: "Token.StrokeStyle"
    case .border: "BorderLine"
    case .transition: "Animation"
    case .shadow: "[ShadowLayer]"
    case .gradient: "ColorGradient"
    case .typography: "Typography"
    }
  }
}

extension String {
  /// The text on one line of a comment, without characters that the compiler refuses there.
  internal var inComment: String {
    let isSeparator: Set<Unicode.GeneralCategory> = [.control, .lineSeparator, .paragraphSeparator]
    return String(
      String.UnicodeScalarView(
        unicodeScalars.map {
          isSeparator.contains($0.properties.generalCategory) ? " " : $0
        }))
  }

  /// The text in Swift.
  internal var swiftLiteral: String {
    var result = "\""
    for scalar in unicodeScalars { result += scalar == "'" ? "'" : scalar.escaped(asASCII: false) }
    return result + "\""
  }
}

/// A value in Swift, without its colors, which may differ between appearances or be those of other tokens.
private struct SwiftExpression {
  private(set) var text = TextWithColors()

  /// The width of a border that is another token.
  private let width: String?

  init(_ value: Token.Value, borderWidth: String? = nil) {
    width = borderWidth
    write(value)
  }

  private mutating func write(_ value: Token.Value) {
    switch value {
    case .color(let color): text += color
    case .dimension(let length): text += length.points().shortest
    case .fontFamily(let names): text += "[\(names.map(\.swiftLiteral).joined(separator: ", "))]"
    case .fontWeight(let weight): text += ".\(Font.Weight(weight))"
    case .duration(let duration): text += duration.seconds.shortest
    case .cubicBezier(let curve): text += "UnitCurve(\(curve.swiftLiteral))"
    case .number(let number): text += number.shortest
    case .strokeStyle(let style): text += style.swiftLiteral
    case .border(let border): write(border)
    case .transition(let transition):
      text += "Animation(\(transition.swiftLiteral))"
    case .shadow(let shadows): list(shadows) { $0.write($1) }
    case .gradient(let stops):
      text += "ColorGradient(colors: "
      list(stops) { $0.text += $1.color }
      text += ", locations: [\(stops.map(\.position.shortest).joined(separator: ", "))])"
    case .typography(let style): text += style.swiftLiteral(font: style.swiftFont)
    }
  }

  private mutating func list<Element>(_ elements: [Element], _ write: (inout Self, Element) -> Void) {
    text += "["
    for (index, element) in elements.enumerated() {
      if index > 0 { text += ", " }
      write(&self, element)
    }
    text += "]"
  }

  private mutating func write(_ border: Token.Border) {
    text += "BorderLine(color: "
    text += border.color
    text += ", width: \(width ?? border.width.positive.points().shortest)\(border.style.swiftArgument))"
  }

  private mutating func write(_ shadow: Token.Shadow) {
    text += "ShadowLayer(color: "
    text += shadow.color
    let lengths = [
      ("x", shadow.offsetX), ("y", shadow.offsetY), ("blur", shadow.blur.positive), ("spread", shadow.spread),
    ]
    for (name, length) in lengths { text += ", \(name): \(length.points().shortest)" }
    text += "\(shadow.isInset ? ", isInset: true" : ""))"
  }
}

extension Token.Value {
  /// The value in Swift, with places for its colors.
  internal var swiftText: TextWithColors { SwiftExpression(self).text }

  /// Returns the value in Swift, with places for its colors, and with the width of a border, which can be a token.
  internal func swiftText(borderWidth: String?) -> TextWithColors {
    SwiftExpression(self, borderWidth: borderWidth).text
  }

  /// The value in Swift.
  internal var swiftLiteral: String {
    let text = swiftText
    return text.filled { text.colors[$0].swiftWidgetColor }
  }
}

extension Token.Color {
  /// A color of widgets, by its digits if they are exact.
  internal var swiftWidgetColor: String {
    guard space == .srgb, Token.Color(hexDigits: hexDigits)?.components == components else {
      return "Color(\(swiftLiteral))"
    }
    let opacity = alpha == 1 ? "" : ", alpha: \(alpha.shortest)"
    return "Color(hex: 0x\(hexDigits.dropFirst().prefix(6))\(opacity))"
  }

  private var swiftLiteral: String {
    let values = components.map { $0?.shortest ?? "nil" }.joined(separator: ", ")
    return "Token.Color(.\(space), \(values)\(alpha == 1 ? "" : ", alpha: \(alpha.shortest)"))"
  }
}

extension Token.Dimension {
  fileprivate var swiftLiteral: String { "Token.Dimension(\(value.shortest), .\(unit.rawValue))" }
}

extension Token.Duration {
  fileprivate var swiftLiteral: String { "Token.Duration(\(value.shortest), .\(unit.rawValue))" }
}

extension Token.CubicBezier {
  fileprivate var swiftLiteral: String {
    "Token.CubicBezier(\([x1, y1, x2, y2].map(\.shortest).joined(separator: ", ")))"
  }
}

extension Token.Transition {
  fileprivate var swiftLiteral: String {
    "Token.Transition(duration: \(duration.swiftLiteral), delay: \(delay.swiftLiteral), "
      + "timingFunction: \(timingFunction.swiftLiteral))"
  }
}

extension Token.StrokeStyle {
  /// The last argument of a border, unless it is solid.
  internal var swiftArgument: String { self == .named(.solid) ? "" : ", style: \(swiftLiteral)" }

  fileprivate var swiftLiteral: String {
    switch self {
    case .named(let name): "Token.StrokeStyle.named(.\(name.rawValue))"
    case .dashes(let lengths, let cap):
      "Token.StrokeStyle.dashes([\(lengths.map(\.swiftLiteral).joined(separator: ", "))], .\(cap.rawValue))"
    }
  }
}

extension Token.Typography {
  /// Returns the text style in Swift with a font, which may be that of another token.
  internal func swiftLiteral(font: String) -> String {
    let spacing = swiftSpacing
    return "Typography(font: \(font), weight: .\(Font.Weight(fontWeight)), "
      + "lineHeight: \(spacing.lineHeight), tracking: \(spacing.tracking))"
  }

  private var swiftSpacing: (lineHeight: String, tracking: String) {
    let size = fontSize.points()
    return (lineHeightInPoints.shortest, letterSpacing.points(fontSize: size).rounded(toPlaces: 4).shortest)
  }

  /// The font in Swift.
  internal var swiftFont: String {
    let (height, tracking) = swiftSpacing
    return swiftFace + ".lineHeight(\(height))" + (tracking == "0" ? "" : ".tracking(\(tracking))")
  }

  private var swiftFace: String {
    let (size, weight) = (fontSize.points().shortest, "\(Font.Weight(fontWeight))")
    let name = Font.list(ofFamilies: fontFamily)
    return switch SystemTypeface(Font.families(name).first ?? "") {
    case .default: "Font.systemFont(ofSize: \(size), weight: .\(weight))"
    case .monospaced: "Font.monospacedSystemFont(ofSize: \(size), weight: .\(weight))"
    case nil: "Font(name: \(name.swiftLiteral), size: \(size)\(weight == "regular" ? "" : ", weight: .\(weight)"))"
    }
  }
}
