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
  /// Writes data as escaped text on one line, with a space in place of each tab and line break.
  internal mutating func write(escapedForMarkup text: String) {
    let start = count
    // The text of a page has no carriage returns.
    let hasReturn = text.utf8.contains(UInt8(ascii: "\r"))
    write(escaped: hasReturn ? String(text.map { $0 == "\r" || $0 == "\r\n" ? " " : $0 }) : text)
    for index in start..<count where self[index] == UInt8(ascii: "\n") || self[index] == UInt8(ascii: "\t") {
      self[index] = UInt8(ascii: " ")
    }
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
