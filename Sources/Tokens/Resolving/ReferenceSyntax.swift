/// The two syntaxes of references: `{color.accent}` and the JSON pointer `#/color/accent/$value`.
internal enum ReferenceSyntax {
  /// Returns the names of a reference in braces, or `nil` if it is malformed. Only the last one can begin with `$`, as
  /// `$root`.
  static func names(inBraces text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>]? {
    guard text.count > 2, text.first == UInt8(ascii: "{"), text.last == UInt8(ascii: "}") else { return nil }
    let names = text.dropFirst().dropLast().split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    for (index, name) in names.enumerated() {
      guard let first = name.first else { return nil }
      if name.contains(UInt8(ascii: "{")) || name.contains(UInt8(ascii: "}")) { return nil }
      guard first != UInt8(ascii: "$") || index == names.count - 1 && name.elementsEqual("$root".utf8) else {
        return nil
      }
    }
    return names
  }

  /// Returns the parts of a JSON pointer (RFC 6901) in the form of a fragment, or `nil` if it is malformed or points to
  /// the whole document.
  static func parts(ofPointer text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>]? {
    guard text.starts(with: "#/".utf8), text.count > 2 else { return nil }
    let parts = text.dropFirst(2).split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    var result: [ArraySlice<UInt8>] = []
    result.reserveCapacity(parts.count)
    for part in parts {
      guard let plain = decoded(part) else { return nil }
      result.append(plain)
    }
    return result
  }

  /// Returns a part without the escapes of fragments, `%20`, and of pointers, `~0` and `~1`.
  private static func decoded(_ part: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard part.contains(where: { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "%") }) else { return part }
    var bytes: [UInt8] = []
    var rest = part
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(Hex.digit), let low = rest.popFirst().flatMap(Hex.digit) else {
        return nil
      }
      bytes.append(high << 4 | low)
    }
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "~") {
        index += 1
        guard index < bytes.count,
          let escaped = [UInt8(ascii: "0"): UInt8(ascii: "~"), UInt8(ascii: "1"): UInt8(ascii: "/")][bytes[index]]
        else { return nil }
        result.append(escaped)
      } else {
        result.append(bytes[index])
      }
      index += 1
    }
    return result[...]
  }
}
