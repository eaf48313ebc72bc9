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

  static func object(_ members: KeyValuePairs<String, String>) -> String {
    "{ " + members.map { "\(string($0.key)): \($0.value)" }.joined(separator: ", ") + " }"
  }

  static func array(_ elements: [String]) -> String { "[" + elements.joined(separator: ", ") + "]" }
}
