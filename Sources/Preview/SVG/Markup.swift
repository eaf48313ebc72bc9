import Foundation
import Mod

/// One element of a drawing, with what is in it.
internal struct Markup {
  let name: String
  let attributes: [(String, String)]
  var content: String?

  /// The element on one line. Attributes without a value are left out.
  var text: String {
    var text = start
    if let content {
      text += ">"
      text += content.escapedForMarkup
      text += "</\(name)>"
    } else {
      text += "/>"
    }
    return text
  }

  /// The start of an element on lines of its own.
  var opening: String { start + ">" }

  private var start: String {
    var text = "<"
    text.reserveCapacity(96)
    text += name
    for (name, value) in attributes {
      text += " "
      text += name
      text += "=\""
      text += value.escapedForMarkup
      text += "\""
    }
    return text
  }
}

extension String {
  /// The text with all that means something in markup spelt out, and without what markup may not hold.
  internal var escapedForMarkup: String {
    if utf8.allSatisfy(\.isPlain) { return self }
    var text = ""
    text.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "'": text += "&#39;"
      case "\n", "\t", "\r", "\u{2028}", "\u{2029}": text += " "
      default: if scalar.isPrintable { text.unicodeScalars.append(scalar) }
      }
    }
    return text
  }
}

extension BinaryFloatingPoint {
  /// The number in the least digits, to a hundredth.
  internal var short: String {
    let rounded = (Double(self) * 100).rounded() / 100
    guard rounded.isFinite else { return "0" }
    if let whole = Int(exactly: rounded) { return String(whole) }
    return "\(rounded)"
  }
}

extension UInt8 {
  /// Whether it is a letter of ASCII that means nothing in markup.
  fileprivate var isPlain: Bool {
    switch self {
    case 0x20, 0x21, 0x23...0x25, 0x28...0x3B, 0x3D, 0x3F...0x7E: true
    default: false
    }
  }
}
