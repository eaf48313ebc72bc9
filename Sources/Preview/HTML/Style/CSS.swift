import Layout
import Widgets

/// A declaration of a token of a theme in a style.
internal struct TokenDeclaration {
  /// The name of the custom property, with two hyphens in front.
  internal let name: [UInt8]

  /// The bytes of the declaration, with its semicolon.
  internal let range: Range<Int>
}

/// The style of one element: CSS declarations, in the order of writing.
///
/// Each property is written at most once and always in the same order, so that equal styles have equal bytes.
internal struct CSS: Hashable {
  internal var utf8: [UInt8] = []

  internal static func == (first: CSS, second: CSS) -> Bool { first.utf8 == second.utf8 }

  internal func hash(into hasher: inout Hasher) { utf8.withUnsafeBytes { hasher.combine(bytes: $0) } }

  internal var isEmpty: Bool { utf8.isEmpty }

  /// Removes all declarations.
  internal mutating func removeAll() {
    utf8.removeAll(keepingCapacity: true)
    (tokenDeclarations, hasRules) = ([], false)
  }

  /// Returns the declarations without the last semicolon, and of those of tokens the ones with some names alone.
  ///
  /// - Parameter names: The names of custom properties without the hyphens in front, or `nil` for all.
  internal func declarations(ofTokens names: Set<String>? = nil) -> ArraySlice<UInt8> {
    guard let names, !tokenDeclarations.isEmpty else { return utf8.dropLast() }
    var (kept, end) = ([UInt8](), 0)
    for token in tokenDeclarations where !names.contains(String(decoding: token.name.dropFirst(2), as: UTF8.self)) {
      kept += utf8[end..<token.range.lowerBound]
      end = token.range.upperBound
    }
    return (kept + utf8[end...]).dropLast()
  }

  /// Replaces all declarations by rules for states, which a closure writes.
  internal mutating func replaceByRules(_ write: (inout [UInt8]) -> Void) {
    removeAll()
    write(&utf8)
    hasRules = true
  }

  /// The number of bytes of the declarations of tokens with which the style begins.
  internal var lengthOfTokens: Int {
    tokenDeclarations.reduce(0) { $1.range.lowerBound == $0 ? $1.range.upperBound : $0 }
  }

  /// Writes the declaration of a token of a theme.
  internal mutating func declareToken(_ name: [UInt8], _ writeValue: (inout CSS) -> Void) {
    let start = utf8.count
    utf8 += name
    utf8.write(":")
    writeValue(&self)
    utf8.write(";")
    tokenDeclarations.append(TokenDeclaration(name: name, range: start..<utf8.count))
  }

  /// The tokens to which the style of the next widget refers, if there are any.
  internal var tokens: StyleTokens?

  /// Whether numbers that are tokens of themes are written as custom properties, because the page declares them.
  internal var keepsNumbers = false

  /// Whether a color with high contrast has been written.
  internal private(set) var hasContrast = false

  /// The tokens to which a live page refers, with those of this style.
  internal var uses: TokenUses?

  /// Whether tokens of a theme have been declared.
  internal var declaresTokens = false

  /// The declarations of tokens of themes, in the order of writing.
  internal private(set) var tokenDeclarations: [TokenDeclaration] = []

  /// Whether there are rules for states in place of declarations.
  internal private(set) var hasRules = false

  /// Whether a transition or an animation has been written.
  internal var hasMotion = false

  /// Writes a constant declaration: `display:block`.
  internal mutating func declare(_ declaration: StaticString) {
    utf8.write(declaration)
    utf8.write(";")
  }

  /// Writes a declaration with a constant property and value.
  internal mutating func declare(_ property: StaticString, _ value: StaticString) {
    utf8.write(property)
    utf8.write(":")
    utf8.write(value)
    utf8.write(";")
  }

  /// Writes a length in points.
  internal mutating func declare(_ property: StaticString, points: Double) {
    declare(property, points, unit: "px")
  }

  internal mutating func declare(_ property: StaticString, _ number: Double, unit: StaticString = "") {
    utf8.write(property)
    utf8.write(":")
    utf8.write(number)
    utf8.write(unit)
    utf8.write(";")
  }

  /// Writes a color; nothing if it is `nil`.
  internal mutating func declare(_ property: StaticString, _ color: Color?) {
    guard let color else { return }
    utf8.write(property)
    utf8.write(":")
    write(color)
    utf8.write(";")
  }

  /// Writes a color for light interfaces and, if they differ, for dark ones and for a high contrast.
  internal mutating func write(_ color: Color) {
    if let token = color.tokenPath { return write(token, alpha: color.alphaOfToken) }
    if color.mixtureOfTokens != nil { return write(mixture: color) }
    let colors = color.appearancesOfTokens ?? color.distinctAppearances
    func value(_ color: Color) -> [UInt8] {
      var value = CSS()
      value.uses = uses
      if color.holdsTokens { value.write(color) } else { value.writeFixed(color) }
      if value.hasContrast { hasContrast = true }
      return value.utf8
    }
    let values = colors.map(value)
    if values.count == 4, values[0...1] != values[2...3] {
      // One of the two properties is empty. The other one is invalid, so that its fallback is used.
      hasContrast = true
      utf8.write("var(--usual,")
      write(light: values[2], dark: values[3])
      utf8.write(")var(--more,")
      write(light: values[0], dark: values[1])
      utf8.write(")")
    } else {
      write(light: values[0], dark: values[1])
    }
  }

  /// Writes a color that is a mixture with tokens.
  private mutating func write(mixture color: Color) {
    guard let mixture = color.mixtureOfTokens else { return }
    if color.alphaOfToken != nil { utf8.write("rgb(from ") }
    utf8.write("color-mix(in srgb,")
    write(mixture.color)
    utf8.write(",")
    write(mixture.other)
    utf8.write(" ")
    utf8.write(mixture.share * 100)
    utf8.write("%)")
    guard let alpha = color.alphaOfToken else { return }
    utf8.write(" r g b/")
    utf8.write(alpha)
    utf8.write(")")
  }

  private mutating func write(light: [UInt8], dark: [UInt8]) {
    guard light != dark else { return utf8.append(contentsOf: light) }
    utf8.write("light-dark(")
    utf8.append(contentsOf: light)
    utf8.write(",")
    utf8.append(contentsOf: dark)
    utf8.write(")")
  }

  /// Writes a color that is the same in all appearances.
  private mutating func writeFixed(_ color: Color) {
    guard color.isWideGamut else { return utf8.write(raw: color.hex) }
    let wide = color.displayP3
    utf8.write("color(display-p3")
    for component in [wide.red, wide.green, wide.blue] {
      utf8.write(" ")
      utf8.write(component)
    }
    if color.alpha < 1 {
      utf8.write("/")
      utf8.write(color.alpha)
    }
    utf8.write(")")
  }

  /// Writes data as a quoted string, without the characters that could end it.
  internal mutating func write(quoted text: String) {
    utf8.write("\"")
    // It goes by scalars, because some letters form one character with the following scalars, including quotes.
    for scalar in text.unicodeScalars {
      switch scalar {
      // Escaped, they are part of a name, and never an address.
      case "(": utf8.write("\\28 ")
      case ")": utf8.write("\\29 ")
      default: if scalar.isHarmless { utf8.write(raw: String(scalar)) }
      }
    }
    utf8.write("\"")
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a letter, a digit, or another character that names contain.
  fileprivate var isHarmless: Bool {
    properties.isAlphabetic || properties.numericType != nil || " -_.,+".unicodeScalars.contains(self)
  }
}
