import Widgets

extension Token.ValueType {
  /// The type of a property in Swift.
  internal var swiftName: String {
    switch self {
    case .color: "Color"
    case .dimension, .duration, .number: "Double"
    case .fontFamily: "[String]"
    case .fontWeight: "Font.Weight"
    case .cubicBezier: "Token.CubicBezier"
    case .strokeStyle: "Token.StrokeStyle"
    case .border: "Token.Border"
    case .transition: "Token.Transition"
    case .shadow: "[Token.Shadow]"
    case .gradient: "[Token.GradientStop]"
    case .typography: "Token.Typography"
    }
  }
}

extension Token.ValueType {
  /// The method of ``TokenReader`` that returns such a value.
  internal var readerName: String {
    switch self {
    case .dimension: "points"
    case .duration: "seconds"
    default: rawValue
    }
  }
}

extension String {
  /// The text in Swift.
  internal var swiftLiteral: String {
    var result = "\""
    for scalar in unicodeScalars { result += scalar == "'" ? "'" : scalar.escaped(asASCII: false) }
    return result + "\""
  }
}

extension Token.Value {
  /// The value in Swift.
  internal var swiftLiteral: String {
    switch self {
    case .color(let color): color.swiftWidgetColor
    case .dimension(let length): length.points().shortest
    case .fontFamily(let names): Self.array(names.map(\.swiftLiteral))
    case .fontWeight(let weight): ".\(Font.Weight(weight))"
    case .duration(let duration): duration.seconds.shortest
    case .cubicBezier(let curve): curve.swiftLiteral
    case .number(let number): number.shortest
    case .strokeStyle(let style): style.swiftLiteral
    case .border(let border):
      "Token.Border(color: \(border.color.swiftLiteral), width: \(border.width.swiftLiteral), "
        + "style: \(border.style.swiftLiteral))"
    case .transition(let transition):
      "Token.Transition(duration: \(transition.duration.swiftLiteral), delay: \(transition.delay.swiftLiteral), "
        + "timingFunction: \(transition.timingFunction.swiftLiteral))"
    case .shadow(let shadows): Self.array(shadows.map(\.swiftLiteral))
    case .gradient(let stops):
      Self.array(stops.map { "Token.GradientStop(color: \($0.color.swiftLiteral), position: \($0.position.shortest))" })
    case .typography(let style): style.swiftLiteral
    }
  }

  fileprivate static func array(_ elements: [String]) -> String { "[" + elements.joined(separator: ", ") + "]" }
}

extension Token.Color {
  /// A color of widgets, by its digits if they are exact.
  fileprivate var swiftWidgetColor: String {
    guard space == .srgb, Token.Color(hexDigits: hexDigits)?.components == components else {
      return "Color(\(swiftLiteral))"
    }
    let opacity = alpha == 1 ? "" : ", alpha: \(alpha.shortest)"
    return "Color(hex: 0x\(hexDigits.dropFirst().prefix(6))\(opacity))"
  }

  fileprivate var swiftLiteral: String {
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

extension Token.StrokeStyle {
  fileprivate var swiftLiteral: String {
    switch self {
    case .named(let name): "Token.StrokeStyle.named(.\(name.rawValue))"
    case .dashes(let lengths, let cap):
      "Token.StrokeStyle.dashes(\(Token.Value.array(lengths.map(\.swiftLiteral))), .\(cap.rawValue))"
    }
  }
}

extension Token.Shadow {
  fileprivate var swiftLiteral: String {
    "Token.Shadow(color: \(color.swiftLiteral), offsetX: \(offsetX.swiftLiteral), offsetY: \(offsetY.swiftLiteral), "
      + "blur: \(blur.swiftLiteral), spread: \(spread.swiftLiteral)\(isInset ? ", isInset: true" : ""))"
  }
}

extension Token.Typography {
  fileprivate var swiftLiteral: String {
    "Token.Typography(fontFamily: \(Token.Value.array(fontFamily.map(\.swiftLiteral))), "
      + "fontSize: \(fontSize.swiftLiteral), fontWeight: Token.FontWeight(\(fontWeight.value.shortest)), "
      + "letterSpacing: \(letterSpacing.swiftLiteral), lineHeight: \(lineHeight.shortest))"
  }
}
