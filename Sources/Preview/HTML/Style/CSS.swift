import Widgets

/// The style of one element: CSS declarations, in the order of writing.
///
/// Each property is written at most once and always in the same order, so that equal styles have equal bytes.
internal struct CSS: Hashable {
  internal var utf8: [UInt8] = []

  internal func hash(into hasher: inout Hasher) { utf8.withUnsafeBytes { hasher.combine(bytes: $0) } }

  internal var isEmpty: Bool { utf8.isEmpty }

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

  /// Writes a color for light interfaces and, if it differs, for dark ones.
  internal mutating func write(_ color: Color) {
    let (light, dark) = (color.resolved(for: .light).hex, color.resolved(for: .dark).hex)
    guard light != dark else { return utf8.write(raw: light) }
    utf8.write("light-dark(")
    utf8.write(raw: light)
    utf8.write(",")
    utf8.write(raw: dark)
    utf8.write(")")
  }

  /// Writes data as a quoted string, without the characters that could end it.
  internal mutating func write(quoted text: String) {
    utf8.write("\"")
    // It goes by scalars, because some letters form one character with the following scalars, including quotes.
    for scalar in text.unicodeScalars where scalar.isHarmless { utf8.write(raw: String(scalar)) }
    utf8.write("\"")
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a letter, a digit, or another character that names contain.
  fileprivate var isHarmless: Bool {
    properties.isAlphabetic || properties.numericType != nil || " -_.,+".unicodeScalars.contains(self)
  }
}
