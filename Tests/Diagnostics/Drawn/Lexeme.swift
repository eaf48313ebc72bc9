/// A token of a program, with what a mistake needs to know about it.
struct Lexeme: Sendable {
  enum Kind: Sendable { case name, number, text, symbol }

  let kind: Kind
  let text: String

  /// The offset of the first byte, in the program.
  let start: Int

  /// The line and the column as the compiler counts them.
  let line: Int
  let column: Int

  /// The number of open brackets around it.
  let depth: Int

  var end: Int { start + text.utf8.count }
  var endColumn: Int { column + text.utf8.count }

  /// Returns the tokens of a program, without comments and without texts of several lines.
  static func all(in program: String) -> [Lexeme] {
    var reader = Reader(bytes: Array(program.utf8))
    return reader.lexemes()
  }
}

private struct Reader {
  let bytes: [UInt8]
  var offset = 0
  var line = 1
  var lineStart = 0
  var depth = 0

  private static let symbols = Set("+-*/<>=|&!?.~%^".utf8)

  func byte(_ distance: Int = 0) -> UInt8? {
    bytes.indices.contains(offset + distance) ? bytes[offset + distance] : nil
  }

  func starts(_ text: String) -> Bool { bytes[offset...].starts(with: text.utf8) }

  static func isWord(_ byte: UInt8?) -> Bool {
    guard let byte else { return false }
    return byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte >= 0x80 || isDigit(byte)
      || (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
  }

  static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  mutating func advance() {
    if bytes[offset] == UInt8(ascii: "\n") {
      line += 1
      lineStart = offset + 1
    }
    offset += 1
  }

  mutating func lexemes() -> [Lexeme] {
    var lexemes: [Lexeme] = []
    while let first = byte() {
      if starts("//") {
        while byte() != nil, byte() != UInt8(ascii: "\n") { offset += 1 }
      } else if starts("\"\"\"") {
        offset += 3
        while byte() != nil, !starts("\"\"\"") { advance() }
        offset += 3
      } else if first == UInt8(ascii: " ") || first == UInt8(ascii: "\n") {
        advance()
      } else {
        lexemes.append(lexeme(first))
      }
    }
    return lexemes
  }

  private mutating func lexeme(_ first: UInt8) -> Lexeme {
    let (start, line, column) = (offset, line, offset - lineStart + 1)
    if "}])".utf8.contains(first) { depth -= 1 }
    let depth = depth
    if "{[(".utf8.contains(first) { self.depth += 1 }
    var kind = Lexeme.Kind.symbol
    offset += 1
    if first == UInt8(ascii: "\"") {
      kind = .text
      while let next = byte(), next != UInt8(ascii: "\""), next != UInt8(ascii: "\n") {
        offset += next == UInt8(ascii: "\\") ? 2 : 1
      }
      offset += 1
    } else if Self.isDigit(first) {
      kind = .number
      while Self.isWord(byte()) || byte() == UInt8(ascii: ".") && byte(1).map(Self.isDigit) == true { offset += 1 }
    } else if Self.isWord(first) {
      kind = .name
      while Self.isWord(byte()) { offset += 1 }
    } else if Self.symbols.contains(first) && !(first == UInt8(ascii: ".") && byte() != UInt8(ascii: "~")) {
      while let next = byte(), Self.symbols.contains(next), next != UInt8(ascii: ".") || starts("..") { offset += 1 }
    }
    offset = min(offset, bytes.count)
    return Lexeme(
      kind: kind, text: String(decoding: bytes[start..<offset], as: UTF8.self), start: start, line: line,
      column: column, depth: depth)
  }
}
