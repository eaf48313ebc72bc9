import Foundation
import Mod

/// One element of a drawing, with what is in it.
internal struct Markup {
  let name: String
  let attributes: [(String, String)]
  var content: String?

  /// The element on one line. Attributes without a value are left out.
  var text: String {
    let attributes = attributes.map { " \($0)=\"\($1.escapedForMarkup)\"" }.joined()
    guard let content else { return "<\(name)\(attributes)/>" }
    return "<\(name)\(attributes)>\(content.escapedForMarkup)</\(name)>"
  }

  /// The start of an element on lines of its own.
  var opening: String { "<\(name)\(attributes.map { " \($0)=\"\($1.escapedForMarkup)\"" }.joined())>" }
}

extension String {
  /// The text with all that means something in markup spelt out, and without what markup may not hold.
  internal var escapedForMarkup: String {
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
    return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
  }
}
