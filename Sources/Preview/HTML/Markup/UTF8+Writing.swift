extension [UInt8] {
  @inline(__always) package mutating func write(_ text: StaticString) {
    text.withUTF8Buffer { append(contentsOf: $0) }
  }

  /// Writes unescaped text. Use ``write(escaped:)`` for data.
  package mutating func write(raw text: String) { append(contentsOf: text.utf8) }

  package mutating func write(_ number: Int) { write(raw: String(number)) }

  /// Writes a number, rounded to a thousandth, in its shortest form; 0 for infinity and NaN.
  package mutating func write(_ number: Double) {
    // Larger numbers have no thousandths, and a thousand times the largest ones is infinite.
    let rounded = !number.isFinite ? 0 : abs(number) < 1e15 ? (number * 1000).rounded() / 1000 : number
    if let whole = Int(exactly: rounded) { write(whole) } else { write(raw: String(rounded)) }
  }

  /// Writes a number that is read again, without rounding it. A number that is not finite is written as 0.
  internal mutating func write(exact number: Double) {
    let isRound = !number.isFinite || (number * 1000).rounded() / 1000 == number
    if isRound { write(number) } else { write(raw: String(number)) }
  }

  /// Writes data as escaped text, for elements and quoted attributes.
  ///
  /// Drops control characters except tabs and line feeds, and characters that change the writing direction.
  package mutating func write(escaped text: String) {
    var text = text
    text.withUTF8 { write($0, escapes: true) }
  }

  /// Writes data without the characters that ``write(escaped:)`` drops, but unescaped.
  internal mutating func write(cleaned text: String) {
    var text = text
    text.withUTF8 { write($0, escapes: false) }
  }

  /// Writes cleaned text in escaped form.
  package mutating func write(escaped text: ArraySlice<UInt8>) {
    text.withUnsafeBufferPointer { write($0, escapes: true) }
  }

  private mutating func write(_ utf8: UnsafeBufferPointer<UInt8>, escapes: Bool) {
    var start = 0
    for index in utf8.indices where utf8[index].isSpecial {
      let entity: StaticString
      switch utf8[index] {
      case UInt8(ascii: "&"): entity = "&amp;"
      case UInt8(ascii: "<"): entity = "&lt;"
      case UInt8(ascii: ">"): entity = "&gt;"
      case UInt8(ascii: "\""): entity = "&quot;"
      case UInt8(ascii: "'"): entity = "&#39;"
      case 0xC2 where utf8[index + 1] < 0xA0:
        append(contentsOf: utf8[start..<index])
        start = index + 2
        continue
      case 0xE2 where utf8[index + 1] == 0x80 && 0xA8...0xA9 ~= utf8[index + 2]: entity = "\n"
      case 0xE2 where utf8[index + 1] == 0x80 && 0xAA...0xAE ~= utf8[index + 2],
        0xE2 where utf8[index + 1] == 0x81 && 0xA6...0xA9 ~= utf8[index + 2],
        0xEF where utf8[index + 1] == 0xBF && 0xBE...0xBF ~= utf8[index + 2]:
        entity = ""
      case 0xC2, 0xE2, 0xEF: continue
      default: entity = ""
      }
      // Characters that are not escaped may still be dropped.
      if !escapes, entity.utf8CodeUnitCount > 1 { continue }
      append(contentsOf: utf8[start..<index])
      write(entity)
      start = index + (utf8[index] < 0x80 ? 1 : 3)
    }
    append(contentsOf: utf8[start...])
  }

  /// The number in the four bytes from an offset, the lowest byte first.
  internal subscript(number offset: Int) -> UInt32 {
    get {
      UInt32(self[offset]) | UInt32(self[offset + 1]) << 8 | UInt32(self[offset + 2]) << 16
        | UInt32(self[offset + 3]) << 24
    }
    set {
      for byte in 0..<4 { self[offset + byte] = UInt8(truncatingIfNeeded: newValue >> (8 * UInt32(byte))) }
    }
  }

  /// Appends the four bytes of a number, the lowest first.
  internal mutating func append(number: UInt32) {
    for byte in 0..<4 { append(UInt8(truncatingIfNeeded: number >> (8 * UInt32(byte)))) }
  }
}

extension UInt8 {
  /// Whether the byte is, or begins, a character with a meaning in HTML, or a control character.
  ///
  /// In UTF-8, the control characters from U+0080 to U+009F begin with 0xC2, those that change the writing direction
  /// with 0xE2, and noncharacters with 0xEF. See ``Swift/Unicode/Scalar/isPrintable``.
  @inline(__always) fileprivate var isSpecial: Bool {
    switch self {
    case 0x3F...0x7E, 0x28...0x3B, 0x20, 0x21, 0x23...0x25, 0x80...0xC1, 0xC3...0xE1, 0xE3...0xEE, 0xF0...0xFF, 0x3D,
      0x09, 0x0A:
      false
    default: true
    }
  }
}
