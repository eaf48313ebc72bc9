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
