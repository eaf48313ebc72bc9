/// The escapes in the strings of JSON: `\n`, `\u00E9`, and pairs such as `\uD83D\uDE00`.
internal enum JSONEscapes {
  /// Returns the length of the escape at the beginning of the bytes, or `nil` if there is none.
  static func length(in bytes: ArraySlice<UInt8>) -> Int? {
    guard let letter = bytes.dropFirst().first else { return nil }
    guard letter == UInt8(ascii: "u") else { return simple(letter) == nil ? nil : 2 }
    guard let unit = unit(in: bytes) else { return nil }
    guard UTF16.isSurrogate(unit) else { return 6 }
    guard UTF16.isLeadSurrogate(unit), let trail = self.unit(in: bytes.dropFirst(6)), UTF16.isTrailSurrogate(trail)
    else { return nil }
    return 12
  }

  /// Returns the text without escapes. Those that are not valid stay as they are.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  static func decoded(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var rest = bytes
    while let byte = rest.first {
      guard byte == UInt8(ascii: "\\"), let length = length(in: rest) else {
        result.append(byte)
        rest.removeFirst()
        continue
      }
      append(rest.prefix(length), to: &result)
      rest.removeFirst(length)
    }
    return result
  }

  private static func append(_ escape: ArraySlice<UInt8>, to result: inout [UInt8]) {
    if escape.count == 2 {
      result.append(simple(escape[escape.startIndex + 1]) ?? UInt8(ascii: "\\"))
    } else {
      let units = [unit(in: escape), unit(in: escape.dropFirst(6))].compactMap(\.self)
      result.append(contentsOf: String(decoding: units, as: UTF16.self).utf8)
    }
  }

  private static func simple(_ letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): letter
    case UInt8(ascii: "b"): 8
    case UInt8(ascii: "f"): 12
    case UInt8(ascii: "n"): 10
    case UInt8(ascii: "r"): 13
    case UInt8(ascii: "t"): 9
    default: nil
    }
  }

  /// The number of `\u00E9` at the beginning of the bytes.
  private static func unit(in bytes: ArraySlice<UInt8>) -> UInt16? {
    guard bytes.count >= 6, bytes.starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]) else { return nil }
    var unit: UInt16 = 0
    for byte in bytes.dropFirst(2).prefix(4) {
      guard let digit = Hex.digit(byte) else { return nil }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }
}
