import Foundation

/// The bytes of a text, searched by functions of C.
///
/// In a build without optimization, the collections of Swift call a function for each byte.
struct Bytes {
  private let bytes: [UInt8]

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  var count: Int { bytes.count }

  subscript(index: Int) -> Unicode.Scalar { Unicode.Scalar(bytes[index]) }

  subscript(range: Range<Int>) -> String {
    bytes.withUnsafeBytes { String(decoding: UnsafeRawBufferPointer(rebasing: $0[range]), as: UTF8.self) }
  }

  /// Returns the first index in a range where an ASCII character is.
  ///
  /// - Complexity: O(`range.count`).
  func index(of character: Unicode.Scalar, in range: Range<Int>) -> Int? {
    bytes.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress,
        let found = memchr(start + range.lowerBound, Int32(character.value), range.count)
      else { return nil }
      return UnsafeRawPointer(found) - start
    }
  }

  /// Returns the first index in a range where one of some ASCII characters is, or the end of the range.
  ///
  /// - Complexity: O(`range.count * characters.count`).
  func end(before characters: [Unicode.Scalar], in range: Range<Int>) -> Int {
    characters.reduce(range.upperBound) { end, character in
      index(of: character, in: range.lowerBound..<end) ?? end
    }
  }

  /// Returns the text between two others, or `nil` if they are not there.
  ///
  /// - Complexity: O(`count`).
  func text(between start: String, and end: String) -> String? {
    guard let start = range(of: start, from: 0), let end = range(of: end, from: start.upperBound) else { return nil }
    return self[start.upperBound..<end.lowerBound]
  }

  private func range(of text: String, from index: Int) -> Range<Int>? {
    var index = index
    guard let first = text.unicodeScalars.first else { return nil }
    let length = text.utf8.count
    while let start = self.index(of: first, in: index..<count), start + length <= count {
      if self[start..<start + length] == text { return start..<start + length }
      index = start + 1
    }
    return nil
  }
}
