/// Text of JSON, on one line.
internal enum JSONText {
  static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{0}"..."\u{1F}": result += "\\u00" + Hex.text(UInt8(scalar.value)).lowercased()
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  static func object(_ members: KeyValuePairs<String, String?>) -> String {
    "{ " + members.compactMap { key, value in value.map { "\(string(key)): \($0)" } }.joined(separator: ", ") + " }"
  }

  static func array(_ elements: [String]) -> String { "[" + elements.joined(separator: ", ") + "]" }
}

/// Hexadecimal digits in ASCII.
internal enum Hex {
  static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  /// Returns two digits in upper case.
  static func text(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return byte < 16 ? "0" + digits : digits
  }
}
