/// Reads the JSON of a message: one object, whose values are numbers, texts, Booleans, `null` or lists of numbers.
///
/// It takes a tenth of the time of a general decoder, which would take longer than most events.
internal struct MessageReader {
  private let utf8: [UInt8]
  private var offset = 0

  /// The last number, if it is an integer.
  private var integer: Int?

  internal init(_ utf8: [UInt8]) { self.utf8 = utf8 }

  /// Reads an object, and calls a closure with each key, its value, and the value as an integer if it is one. The value
  /// is `nil` for `null`.
  ///
  /// - Throws: ``SessionRefusal/malformed(_:)``, or what the closure throws.
  internal mutating func readObject(
    _ take: (_ key: String, _ value: SessionValue?, _ integer: Int?) throws(SessionRefusal) -> Void
  ) throws(SessionRefusal) {
    try expect("{")
    if !skip("}") {
      repeat {
        let key = try text()
        try expect(":")
        integer = nil
        let value = try value()
        try take(key, value, integer)
      } while skip(",")
      try expect("}")
    }
    skipSpaces()
    if offset < utf8.count { throw Self.failure }
  }

  private static let failure = SessionRefusal.malformed("not JSON")
}

extension MessageReader {
  private mutating func value() throws(SessionRefusal) -> SessionValue? {
    skipSpaces()
    switch utf8[safe: offset] {
    case UInt8(ascii: "\""): return .text(try text())
    case UInt8(ascii: "t"): return try word("true", .flag(true))
    case UInt8(ascii: "f"): return try word("false", .flag(false))
    case UInt8(ascii: "n"): return try word("null", nil)
    case UInt8(ascii: "["): return .numbers(try numbers())
    default: return .number(try number())
    }
  }

  private mutating func numbers() throws(SessionRefusal) -> [Double] {
    try expect("[")
    if skip("]") { return [] }
    var numbers: [Double] = []
    repeat { numbers.append(try number()) } while skip(",")
    try expect("]")
    return numbers
  }

  private mutating func number() throws(SessionRefusal) -> Double {
    skipSpaces()
    let start = offset
    var digits = 0
    while let byte = utf8[safe: offset], byte.isDigit, offset - start < 15 {
      digits = digits * 10 + Int(byte - 48)
      offset += 1
    }
    // Most numbers have a few digits.
    if offset > start, utf8[start] != 48 || offset - start == 1, utf8[safe: offset]?.isOfNumber != true {
      integer = digits
      return Double(digits)
    }
    while utf8[safe: offset]?.isOfNumber == true { offset += 1 }
    let text = String(decoding: utf8[start..<offset], as: UTF8.self)
    guard Self.isNumber(text.utf8), let number = Double(text), number.isFinite else { throw Self.failure }
    integer = Int(text) ?? Int(exactly: number)
    return number
  }

  /// Returns whether a text of digits, signs and points is a number in JSON, which has more rules than Swift.
  private static func isNumber(_ text: String.UTF8View) -> Bool {
    var digits = text.drop { $0 == UInt8(ascii: "-") }
    guard text.count - digits.count < 2, let first = digits.popFirst(), first.isDigit else { return false }
    if first == UInt8(ascii: "0"), digits.first?.isDigit == true { return false }
    digits = digits.drop(while: \.isDigit)
    return digits.first != UInt8(ascii: ".") || digits.dropFirst().first?.isDigit == true
  }
}

extension MessageReader {
  private mutating func text() throws(SessionRefusal) -> String {
    try expect("\"")
    let start = offset
    while let byte = utf8[safe: offset], byte >= 32, byte < 128, byte != UInt8(ascii: "\\") {
      offset += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: utf8[start..<offset - 1], as: UTF8.self) }
    }
    var bytes = Array(utf8[start..<offset])
    while let byte = utf8[safe: offset], byte >= 32 {
      offset += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard let text = String(validating: bytes, as: UTF8.self) else { throw Self.failure }
        return text
      case UInt8(ascii: "\\"): bytes += Array(String(try escaped()).utf8)
      default: bytes.append(byte)
      }
    }
    throw Self.failure
  }

  /// Reads the escape after a backslash.
  private mutating func escaped() throws(SessionRefusal) -> Unicode.Scalar {
    guard let byte = utf8[safe: offset] else { throw Self.failure }
    offset += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{c}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try scalar()
    default: throw Self.failure
    }
  }

  /// Reads the four hexadecimal digits of a character, or of both surrogates.
  private mutating func scalar() throws(SessionRefusal) -> Unicode.Scalar {
    let first = try unit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard UTF16.isLeadSurrogate(first), take("\\"), take("u") else { throw Self.failure }
    let second = try unit()
    let number = 0x10000 + UInt32(first & 0x3ff) << 10 + UInt32(second & 0x3ff)
    guard UTF16.isTrailSurrogate(second), let scalar = Unicode.Scalar(number) else { throw Self.failure }
    return scalar
  }

  private mutating func unit() throws(SessionRefusal) -> UInt16 {
    let digits = utf8[offset...].prefix(4)
    let text = String(decoding: digits, as: UTF8.self)
    guard digits.count == 4, digits.allSatisfy(\.isHexDigit), let unit = UInt16(text, radix: 16) else {
      throw Self.failure
    }
    offset += 4
    return unit
  }
}

extension MessageReader {
  private mutating func word(
    _ word: StaticString, _ value: SessionValue?
  ) throws(SessionRefusal) -> SessionValue? {
    let end = offset + word.utf8CodeUnitCount
    let isFound = word.withUTF8Buffer { end <= utf8.count && utf8[offset..<end].elementsEqual($0) }
    guard isFound else { throw Self.failure }
    offset = end
    return value
  }

  private mutating func expect(_ character: Unicode.Scalar) throws(SessionRefusal) {
    if !skip(character) { throw Self.failure }
  }

  /// Skips spaces and a character, if it comes next.
  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    skipSpaces()
    return take(character)
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard utf8[safe: offset] == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  private mutating func skipSpaces() {
    while let byte = utf8[safe: offset], byte == 32 || byte == 10 || byte == 13 || byte == 9 { offset += 1 }
  }
}

extension [UInt8] {
  fileprivate subscript(safe offset: Int) -> UInt8? { offset < count ? self[offset] : nil }
}

extension UInt8 {
  fileprivate var isDigit: Bool { 48...57 ~= self }

  /// Whether it is a character of numbers.
  fileprivate var isOfNumber: Bool {
    switch self {
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"): true
    default: isDigit
    }
  }

  fileprivate var isHexDigit: Bool { isDigit || 65...70 ~= self || 97...102 ~= self }
}
