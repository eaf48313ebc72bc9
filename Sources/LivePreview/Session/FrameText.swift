/// JSON that is written value by value, always in the same format.
internal struct FrameText {
  internal private(set) var utf8: [UInt8] = []

  /// Whether a comma must come before the next value.
  private var hasValue = false

  /// Writes an array.
  internal mutating func list(_ content: (inout FrameText) -> Void) {
    begin()
    utf8.append(UInt8(ascii: "["))
    hasValue = false
    content(&self)
    utf8.append(UInt8(ascii: "]"))
    hasValue = true
  }

  internal mutating func number(_ number: Int) {
    begin()
    utf8 += Array("\(number)".utf8)
  }

  internal mutating func text(_ text: String) {
    begin()
    write(text)
  }

  /// Writes an address: a number if it is the element of a node, and `null` for the whole fragment.
  internal mutating func address(_ address: [Int]) {
    switch address.count {
    case 0: literal("null")
    case 1: number(address[0])
    default: list { for index in address { $0.number(index) } }
    }
  }

  /// Writes attributes, ordered by name. The limits of a value come before it, because browsers clamp it to them.
  internal mutating func attributes(_ attributes: [String: String?]) {
    begin()
    utf8.append(UInt8(ascii: "{"))
    hasValue = false
    for (name, value) in attributes.sorted(by: { $0.key < $1.key }) {
      text(name)
      utf8.append(UInt8(ascii: ":"))
      hasValue = false
      if let value { text(value) } else { literal("null") }
    }
    utf8.append(UInt8(ascii: "}"))
    hasValue = true
  }

  private mutating func literal(_ literal: String) {
    begin()
    utf8 += Array(literal.utf8)
  }

  private mutating func begin() {
    if hasValue { utf8.append(UInt8(ascii: ",")) }
    hasValue = true
  }

  private mutating func write(_ text: String) {
    utf8.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): utf8 += [UInt8(ascii: "\\"), byte]
      case UInt8(ascii: "\n"): utf8 += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
      case 0..<32: utf8 += Array("\\u00\(byte < 16 ? "0" : "")\(String(byte, radix: 16))".utf8)
      default: utf8.append(byte)
      }
    }
    utf8.append(UInt8(ascii: "\""))
  }
}
