import Widgets

/// What a style sheet says about one element: declarations, in the order in which they are written.
///
/// Each property is written at most once and always in the same order, so that equal styles are equal bytes.
internal struct CSS: Hashable {
  internal var utf8: [UInt8] = []

  internal func hash(into hasher: inout Hasher) {
    utf8.withUnsafeBytes { hasher.combine(bytes: $0) }
  }

  internal var isEmpty: Bool { utf8.isEmpty }

  /// Writes a declaration that stands in the program: `display:block`.
  internal mutating func declare(_ declaration: StaticString) {
    utf8.write(declaration)
    utf8.write(";")
  }

  /// Writes a declaration whose property and value both stand in the program.
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

  /// Writes a number.
  internal mutating func declare(_ property: StaticString, _ number: Double, unit: StaticString = "") {
    utf8.write(property)
    utf8.write(":")
    utf8.write(number)
    utf8.write(unit)
    utf8.write(";")
  }

  /// Writes a colour, or nothing if there is none.
  internal mutating func declare(_ property: StaticString, _ color: Color?) {
    guard let color else { return }
    utf8.write(property)
    utf8.write(":")
    write(color)
    utf8.write(";")
  }

  /// Writes a colour as it is in light interfaces and, if it differs, in dark ones.
  internal mutating func write(_ color: Color) {
    let (light, dark) = (color.resolved(for: .light).hex, color.resolved(for: .dark).hex)
    guard light != dark else { return utf8.write(raw: light) }
    utf8.write("light-dark(")
    utf8.write(raw: light)
    utf8.write(",")
    utf8.write(raw: dark)
    utf8.write(")")
  }

  /// Writes text that comes from data as a quoted string, with everything that could end it taken out.
  internal mutating func write(quoted text: String) {
    utf8.write("\"")
    // Scalar by scalar, since some letters make one character with whatever follows them, quotes included.
    for scalar in text.unicodeScalars where scalar.isHarmless { utf8.write(raw: String(scalar)) }
    utf8.write("\"")
  }
}

extension Unicode.Scalar {
  /// Whether it is a letter, a digit or what names are made of besides.
  fileprivate var isHarmless: Bool {
    properties.isAlphabetic || properties.numericType != nil || " -_.,+".unicodeScalars.contains(self)
  }
}
