import TestSupport

@testable import Tokens

extension Token.Value {
  /// Returns a valid value of any type.
  static func random(_ random: inout SeededGenerator) -> Token.Value {
    switch Token.ValueType.allCases.randomElement(using: &random) ?? .number {
    case .color: .color(.random(&random))
    case .dimension: .dimension(.random(&random))
    case .fontFamily: .fontFamily(texts(&random))
    case .fontWeight: .fontWeight(weight(&random))
    case .duration: .duration(duration(&random))
    case .cubicBezier: .cubicBezier(curve(&random))
    case .number: .number(number(&random))
    case .strokeStyle: .strokeStyle(stroke(&random))
    case .border: .border(Token.Border(color: .random(&random), width: .random(&random), style: stroke(&random)))
    case .transition:
      .transition(
        Token.Transition(duration: duration(&random), delay: duration(&random), timingFunction: curve(&random)))
    case .shadow:
      .shadow(
        (0...Int.random(in: 0...2, using: &random)).map { _ in
          Token.Shadow(
            color: .random(&random), offsetX: .random(&random), offsetY: .random(&random), blur: .random(&random),
            spread: .random(&random), isInset: Bool.random(using: &random))
        })
    case .gradient:
      .gradient(
        (0...Int.random(in: 0...2, using: &random)).map { _ in
          Token.GradientStop(color: .random(&random), position: Double.random(in: 0...1, using: &random))
        })
    case .typography:
      .typography(
        Token.Typography(
          fontFamily: texts(&random), fontSize: .random(&random, isPositive: true), fontWeight: weight(&random),
          letterSpacing: .random(&random), lineHeight: abs(number(&random))))
    }
  }

  private static func number(_ random: inout SeededGenerator) -> Double {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: Double(Int.random(in: -1000...1000, using: &random))
    case 1: Double(Int.random(in: -1000...1000, using: &random)) / 64
    case 2: Double.random(in: -1...1, using: &random) * 1e-12
    default: Double.random(in: -1e20...1e20, using: &random)
    }
  }

  private static func texts(_ random: inout SeededGenerator) -> [String] {
    let names = ["Inter", "Noto “Sans”", "a\"b\\c", "é\n\t\u{1}", "😀", "/~", "x {y}"]
    return (0...Int.random(in: 0...2, using: &random)).map { _ in names.randomElement(using: &random) ?? "" }
  }

  private static func weight(_ random: inout SeededGenerator) -> Token.FontWeight {
    let name = Token.FontWeight.names.keys.sorted().randomElement(using: &random) ?? ""
    let number = Token.FontWeight(Double(Int.random(in: 1...1000, using: &random)))
    return Bool.random(using: &random) ? number : Token.FontWeight(named: name) ?? number
  }

  private static func duration(_ random: inout SeededGenerator) -> Token.Duration {
    Token.Duration(number(&random), Bool.random(using: &random) ? .ms : .s)
  }

  private static func curve(_ random: inout SeededGenerator) -> Token.CubicBezier {
    Token.CubicBezier(
      Double.random(in: 0...1, using: &random), number(&random), Double.random(in: 0...1, using: &random),
      number(&random))
  }

  private static func stroke(_ random: inout SeededGenerator) -> Token.StrokeStyle {
    Bool.random(using: &random)
      ? .named(Token.StrokeStyle.Name.allCases.randomElement(using: &random) ?? .solid)
      : .dashes((0...1).map { _ in .random(&random) }, .round)
  }
}

extension Token.Dimension {
  static func random(_ random: inout SeededGenerator, isPositive: Bool = false) -> Token.Dimension {
    Token.Dimension(
      Double(Int.random(in: (isPositive ? 0 : -1000)...1000, using: &random)) / 10,
      Bool.random(using: &random) ? .px : .rem)
  }
}

extension Token.Color {
  /// Returns a color within the ranges of any space.
  static func random(_ random: inout SeededGenerator) -> Token.Color {
    let space = Space.allCases.randomElement(using: &random) ?? .srgb
    let components = (0..<3).map { index -> Double? in
      if Int.random(in: 0..<8, using: &random) == 0 { return nil }
      let high = [359.0, 100, 1].first { space.contains($0, at: index) } ?? 1
      return Double.random(in: 0...high, using: &random)
    }
    let alpha = Bool.random(using: &random) ? 1 : Double.random(in: 0...1, using: &random)
    return Token.Color(space, components[0], components[1], components[2], alpha: alpha)
  }
}
