import Foundation
import Mod

/// An element of a drawing with its content.
internal struct Markup {
  let name: String
  let attributes: [(String, String)]
  var content: String?

  /// The element on one line, without attributes that have no value.
  var text: String {
    var utf8: [UInt8] = []
    write(to: &utf8)
    return String(decoding: utf8, as: UTF8.self)
  }

  /// The start tag of an element with content on further lines.
  var opening: String {
    var utf8: [UInt8] = []
    writeStart(to: &utf8)
    utf8.write(">")
    return String(decoding: utf8, as: UTF8.self)
  }

  /// Writes ``text``.
  func write(to utf8: inout [UInt8]) {
    writeStart(to: &utf8)
    guard let content else { return utf8.write("/>") }
    utf8.write(">")
    utf8.write(escapedForMarkup: content)
    utf8.write("</")
    utf8.write(raw: name)
    utf8.write(">")
  }

  private func writeStart(to utf8: inout [UInt8]) {
    utf8.write("<")
    utf8.write(raw: name)
    for (name, value) in attributes {
      utf8.write(" ")
      utf8.write(raw: name)
      utf8.write("=\"")
      utf8.write(escapedForMarkup: value)
      utf8.write("\"")
    }
  }
}

extension [UInt8] {
  /// Writes text with escaped markup characters, and without characters that markup may not contain.
  internal mutating func write(escapedForMarkup text: String) {
    var text = text
    text.withUTF8 { write(escapedForMarkup: $0) }
  }

  private mutating func write(escapedForMarkup utf8: UnsafeBufferPointer<UInt8>) {
    var start = 0
    for index in utf8.indices where !utf8[index].isPlain {
      let length = utf8[index] < 0x80 ? 1 : utf8[index] == 0xC2 ? 2 : 3
      let entity: StaticString
      switch utf8[index] {
      case UInt8(ascii: "&"): entity = "&amp;"
      case UInt8(ascii: "<"): entity = "&lt;"
      case UInt8(ascii: ">"): entity = "&gt;"
      case UInt8(ascii: "\""): entity = "&quot;"
      case UInt8(ascii: "'"): entity = "&#39;"
      case UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"): entity = " "
      case 0..<0x80: entity = ""
      case 0xC2 where utf8[index + 1] < 0xA0: entity = ""
      case 0xE2 where utf8[index + 1] == 0x80 && 0xA8...0xA9 ~= utf8[index + 2]: entity = " "
      case 0xE2 where utf8[index + 1] == 0x80 && 0xAA...0xAE ~= utf8[index + 2],
        0xE2 where utf8[index + 1] == 0x81 && 0xA6...0xA9 ~= utf8[index + 2],
        0xEF where utf8[index + 1] == 0xBF && 0xBE...0xBF ~= utf8[index + 2]:
        entity = ""
      default: continue
      }
      append(contentsOf: utf8[start..<index])
      write(entity)
      start = index + length
    }
    append(contentsOf: utf8[start...])
  }

  /// Writes ``Swift/BinaryFloatingPoint/short``.
  internal mutating func write(short number: Double) {
    let hundredths = (number * 100).rounded()
    guard abs(hundredths) < 1e9, let hundredths = Int(exactly: hundredths), hundredths % 50 == 0 else {
      return write(raw: number.short)
    }
    // Most lengths are whole, or end in a half.
    if hundredths < 0 { append(UInt8(ascii: "-")) }
    write(digitsOf: hundredths.magnitude / 100)
    if hundredths % 100 != 0 { write(".5") }
  }

  private mutating func write(digitsOf number: UInt) {
    if number >= 10 { write(digitsOf: number / 10) }
    append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
  }
}

extension UInt8 {
  /// A Boolean value that indicates whether it is an ASCII character that needs no escaping.
  fileprivate var isPlain: Bool {
    switch self {
    case 0x20, 0x21, 0x23...0x25, 0x28...0x3B, 0x3D, 0x3F...0x7E: true
    default: false
    }
  }
}
