extension Unicode.Scalar {
  /// A Boolean value that indicates whether printing the scalar has no side effect.
  ///
  /// Control characters, line breaks and overrides of the writing direction have side effects.
  package var isPrintable: Bool {
    switch value {
    case 0x20...0x7E: true
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069, 0xFFFE, 0xFFFF: false
    default: true
    }
  }
}

extension String {
  /// The text on one line, with an escape sequence (`\n`, `\u{1B}`) for each scalar that is not printable.
  ///
  /// Everything that prints text from outside the program uses this, because such a text could otherwise clear a
  /// terminal or forge lines of a log.
  ///
  /// - Complexity: O(*n*).
  package var printable: String {
    if utf8.allSatisfy({ 0x20...0x7E ~= $0 }) || unicodeScalars.allSatisfy(\.isPrintable) { return self }
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if scalar.isPrintable {
        text.append(scalar)
      } else {
        let escaped = scalar.escaped(asASCII: true)
        text.append(contentsOf: escaped.unicodeScalars)
      }
    }
    return String(text)
  }

  /// The text as a Swift string literal on one line.
  ///
  /// - Complexity: O(*n*).
  package var quoted: String {
    let isPlain = utf8.allSatisfy { 0x20...0x7E ~= $0 && $0 != 0x22 && $0 != 0x27 && $0 != 0x5C }
    return isPlain ? "\"\(self)\"" : debugDescription.printable
  }
}
