/// The numbers of JSON.
internal enum JSONNumber {
  /// Whether a byte can be a part of a number, or of a word that was meant as one.
  static func canContain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "."), UInt8(ascii: "+"), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  /// Whether the bytes are a number by RFC 8259: without leading zeros, and with digits on both sides of a point.
  static func isValid(_ bytes: ArraySlice<UInt8>) -> Bool {
    var rest = bytes
    func digits() -> Int {
      let digits = rest.prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
      rest = rest[digits.endIndex...]
      return digits.count
    }
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    let startsWithZero = rest.first == UInt8(ascii: "0")
    let whole = digits()
    guard whole > 0, !startsWithZero || whole == 1 else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      guard digits() > 0 else { return false }
    }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest.removeFirst()
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
      guard digits() > 0 else { return false }
    }
    return rest.isEmpty
  }

  /// Returns the nearest `Double` to a valid number, which is infinite if the number is too large.
  static func value(of bytes: ArraySlice<UInt8>) -> Double {
    short(bytes) ?? Double(Substring(decoding: bytes, as: UTF8.self)) ?? .infinity
  }

  /// The value of a short number without an exponent, which is rounded once.
  ///
  /// Up to 15 digits and their power of ten are exact, so that only the division rounds. With 16 digits there is no
  /// point, and only the last addition rounds.
  private static func short(_ bytes: ArraySlice<UInt8>) -> Double? {
    guard bytes.count <= 16 else { return nil }
    var digits = 0.0
    var divisor = 1.0
    var isFraction = false
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits = digits * 10 + Double(byte - UInt8(ascii: "0"))
        if isFraction { divisor *= 10 }
      case UInt8(ascii: "."): isFraction = true
      case UInt8(ascii: "-"): continue
      default: return nil
      }
    }
    return (bytes.first == UInt8(ascii: "-") ? -digits : digits) / divisor
  }
}
