import Foundation
import Mod

/// An element of a drawing with its content.
internal struct Markup {
  let name: String
  let attributes: [(String, String)]
  var content: String?

  /// The element on one line, without attributes that have no value.
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

  /// The start tag of an element with content on further lines.
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
  /// The text with escaped markup characters, and without characters that markup may not contain.
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
  /// The number with as few digits as possible, rounded to hundredths.
  internal var short: String {
    let rounded = (Double(self) * 100).rounded() / 100
    guard rounded.isFinite else { return "0" }
    if let whole = Int(exactly: rounded) { return String(whole) }
    return "\(rounded)"
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
