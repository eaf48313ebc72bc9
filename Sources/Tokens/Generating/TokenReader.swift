import Values

/// Reads the properties of a theme from tokens, and collects all that are missing or of another type.
///
/// ```swift
/// struct Brand { var accent: Color; var gap: Double }
///
/// extension Brand {
///   init(tokens: ResolvedTokens) throws(TokenError) {
///     var reader = TokenReader(tokens)
///     self.init(accent: reader.color("color.accent"), gap: reader.points("space.gap"))
///     try reader.finish()
///   }
/// }
/// ```
///
/// A property without a token gets a placeholder, with which ``finish()`` does not let the theme be used.
public struct TokenReader: Sendable {
  private let tokens: ResolvedTokens
  private var problems: [TokenProblem] = []

  /// Creates a reader of tokens.
  public init(_ tokens: ResolvedTokens) { self.tokens = tokens }

  /// Throws all problems that were found.
  ///
  /// - Throws: ``TokenError`` if a token was missing or had another type.
  public func finish() throws(TokenError) {
    if !problems.isEmpty { throw TokenError(problems) }
  }

  private mutating func value<Value>(
    _ path: String, _ type: Token.ValueType, _ placeholder: Value, _ convert: (Token.Value) -> Value?
  ) -> Value {
    guard let token = tokens[path] else {
      problems.append(
        TokenProblem(
          .missingToken, file: tokens.first?.file ?? "tokens", position: nil, path: path,
          expected: "a token of type \(type.rawValue)", found: "none"))
      return placeholder
    }
    if let value = convert(token.value) { return value }
    problems.append(
      token.problem(.typeMismatch, "a token of type \(type.rawValue)", found: "one of type \(token.type.rawValue)"))
    return placeholder
  }
}

extension TokenReader {
  /// Returns the color of a token, mapped to sRGB.
  public mutating func color(_ path: String) -> Color {
    value(path, .color, .clear) { if case .color(let color) = $0 { Color(color) } else { nil } }
  }

  /// Returns the length of a token in points, of which `rem` has 16.
  public mutating func points(_ path: String) -> Double {
    value(path, .dimension, 0) { if case .dimension(let length) = $0 { length.points() } else { nil } }
  }

  /// Returns the length of time of a token in seconds.
  public mutating func seconds(_ path: String) -> Double {
    value(path, .duration, 0) { if case .duration(let duration) = $0 { duration.seconds } else { nil } }
  }

  /// Returns the number of a token.
  public mutating func number(_ path: String) -> Double {
    value(path, .number, 0) { if case .number(let number) = $0 { number } else { nil } }
  }

  /// Returns the names of the typefaces of a token.
  public mutating func fontFamily(_ path: String) -> [String] {
    value(path, .fontFamily, []) { if case .fontFamily(let names) = $0 { names } else { nil } }
  }

  /// Returns the weight of fonts that is nearest to that of a token.
  public mutating func fontWeight(_ path: String) -> Font.Weight {
    value(path, .fontWeight, .regular) { if case .fontWeight(let weight) = $0 { Font.Weight(weight) } else { nil } }
  }

  /// Returns the speed curve of a token.
  public mutating func cubicBezier(_ path: String) -> Token.CubicBezier {
    value(path, .cubicBezier, .placeholder) { if case .cubicBezier(let curve) = $0 { curve } else { nil } }
  }

  /// Returns the style of a line of a token.
  public mutating func strokeStyle(_ path: String) -> Token.StrokeStyle {
    value(path, .strokeStyle, .named(.solid)) { if case .strokeStyle(let style) = $0 { style } else { nil } }
  }

  /// Returns the border of a token.
  public mutating func border(_ path: String) -> Token.Border {
    let placeholder = Token.Border(color: .placeholder, width: .placeholder, style: .named(.solid))
    return value(path, .border, placeholder) { if case .border(let border) = $0 { border } else { nil } }
  }

  /// Returns the transition of a token.
  public mutating func transition(_ path: String) -> Token.Transition {
    let placeholder = Token.Transition(
      duration: Token.Duration(0, .s), delay: Token.Duration(0, .s), timingFunction: .placeholder)
    return value(path, .transition, placeholder) { if case .transition(let change) = $0 { change } else { nil } }
  }

  /// Returns the shadows of a token.
  public mutating func shadow(_ path: String) -> [Token.Shadow] {
    value(path, .shadow, []) { if case .shadow(let shadows) = $0 { shadows } else { nil } }
  }

  /// Returns the stops of the gradient of a token.
  public mutating func gradient(_ path: String) -> [Token.GradientStop] {
    value(path, .gradient, []) { if case .gradient(let stops) = $0 { stops } else { nil } }
  }

  /// Returns the style of text of a token.
  public mutating func typography(_ path: String) -> Token.Typography {
    let placeholder = Token.Typography(
      fontFamily: [], fontSize: .placeholder, fontWeight: Token.FontWeight(400), letterSpacing: .placeholder,
      lineHeight: 1)
    return value(path, .typography, placeholder) { if case .typography(let style) = $0 { style } else { nil } }
  }
}

extension Token.Color { fileprivate static var placeholder: Token.Color { Token.Color(.srgb, 0, 0, 0) } }
extension Token.Dimension { fileprivate static var placeholder: Token.Dimension { Token.Dimension(0, .px) } }
extension Token.CubicBezier { fileprivate static var placeholder: Token.CubicBezier { Token.CubicBezier(0, 0, 1, 1) } }
