extension JSONParser {
  mutating func skipSpace() {
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): index += 1
      case UInt8(ascii: "/"): if !skipComment() { return }
      default: return
      }
    }
  }

  /// Skips a comment, and returns whether there is one.
  private mutating func skipComment() -> Bool {
    let start = index
    let rest = bytes[(index + 1)...]
    switch rest.first {
    case UInt8(ascii: "/"): index = rest.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    case UInt8(ascii: "*"):
      index = rest.index(after: rest.startIndex)
      while index < bytes.count, !bytes[index...].starts(with: "*/".utf8) { index += 1 }
      index = min(index + 2, bytes.count)
    default: return false
    }
    deviates(.comments, "no comments", at: start, found: text(from: start, count: min(index - start, 20)))
    return true
  }

  /// Skips a string with its quotes, and returns whether it contains escapes.
  mutating func skipString() -> Bool {
    let start = index
    var isEscaped = false
    index += 1
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        index += 1
        return isEscaped
      case UInt8(ascii: "\\"):
        isEscaped = true
        skipEscape()
      case 0..<0x20:
        mistake("an escape such as “\\n” in a string", found: describedByte)
        index += 1
      case 0..<0x80: index += 1
      default: skipScalar()
      }
    }
    mistake("the end of the string that begins at byte \(start)", found: describedByte)
    return isEscaped
  }

  private mutating func skipEscape() {
    if let length = JSONEscapes.length(in: bytes[index...]) {
      index += length
    } else {
      mistake("an escape of JSON", found: text(from: index, count: 2))
      // The byte after the backslash is kept unless it is the quote that ends the string.
      index += index + 1 < bytes.count && bytes[index + 1] < 0x80 ? 2 : 1
    }
  }

  /// Skips a character of several bytes in UTF-8.
  private mutating func skipScalar() {
    if let length = UTF8Sequence.length(in: bytes, at: index) {
      index += length
    } else {
      mistake("UTF-8", found: describedByte)
      index += 1
    }
  }

  mutating func skipNumber() {
    let start = index
    while index < bytes.count, JSONNumber.canContain(bytes[index]) { index += 1 }
    guard JSONNumber.isValid(bytes[start..<index]) else {
      return mistake("a number such as 0.5 or 1e-3", at: start, found: text(from: start, count: index - start))
    }
    if !JSONNumber.value(of: bytes[start..<index]).isFinite {
      mistake("a number that a Double can hold", at: start, found: text(from: start, count: index - start))
    }
  }

  mutating func skipWord() -> JSONNode.Kind {
    let start = index
    while index < bytes.count, (bytes[index] | 0x20) >= UInt8(ascii: "a"), (bytes[index] | 0x20) <= UInt8(ascii: "z") {
      index += 1
    }
    switch text(from: start, count: index - start) {
    case "true": return .true
    case "false": return .false
    case "null": return .null
    case let other:
      mistake("a value", at: start, found: "“\(other)”")
      return .null
    }
  }
}

extension JSONParser {
  mutating func mistake(_ expected: String, at index: Int? = nil, found: String) {
    mistakes.append(Mistake(index: index ?? self.index, expected: expected, found: found))
  }

  mutating func deviates(_ leniency: TokenLeniency, _ expected: String, at index: Int? = nil, found: String) {
    deviations.append(
      Deviation(leniency: leniency, mistake: Mistake(index: index ?? self.index, expected: expected, found: found)))
  }

  /// The next byte, as people read it.
  var describedByte: String {
    guard index < bytes.count else { return "the end of the text" }
    let byte = bytes[index]
    return byte > 0x20 && byte < 0x7F ? "“\(Character(UnicodeScalar(byte)))”" : "the byte \(byte)"
  }

  private func text(from start: Int, count: Int) -> String {
    String(decoding: bytes[start..<min(start + min(count, 40), bytes.count)], as: UTF8.self)
  }
}

/// The characters of UTF-8 that take more than a byte.
internal enum UTF8Sequence {
  /// Returns the length of the character at an index, or `nil` if the bytes are not valid: overlong forms, surrogates
  /// and numbers above U+10FFFF are not.
  static func length(in bytes: [UInt8], at index: Int) -> Int? {
    let lead = bytes[index]
    let (length, second): (Int, ClosedRange<UInt8>)
    switch lead {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
    guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return nil }
    return bytes[index + 1..<index + length].dropFirst().allSatisfy { $0 & 0xC0 == 0x80 } ? length : nil
  }
}
