import Foundation

/// The elements and texts of HTML. What a browser would have to guess at is an error.
package struct ParsedMarkup {
  package struct Element: Equatable {
    package var name: String
    package var attributes: [String: String]
    package var depth: Int
  }

  package struct Problem: Error, CustomStringConvertible {
    package var description: String
  }

  /// The elements, in the order of their start tags.
  package private(set) var elements: [Element] = []

  /// The text outside of the style sheet, with its references resolved.
  package private(set) var text = ""

  /// The text of the style sheets.
  package private(set) var css = ""

  private static let void: Set = ["meta", "input", "hr", "br", "wbr"]
  private static let references = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "#39": "'"]

  private var rest: Substring
  private var open: [String] = []

  package init(_ html: String) throws {
    rest = html[...]
    while let next = rest.first {
      if next != "<" {
        text += try read(until: "<")
      } else if rest.hasPrefix("<!DOCTYPE html>") {
        rest = rest.dropFirst("<!DOCTYPE html>".count)
      } else if rest.hasPrefix("</") {
        try readEndTag()
      } else {
        try readStartTag()
      }
    }
    guard open.isEmpty else { throw Problem(description: "not closed: \(open)") }
  }

  private mutating func readEndTag() throws {
    rest = rest.dropFirst(2)
    let name = readName()
    guard rest.first == ">", open.popLast() == name else {
      throw Problem(description: "end tag of \(name): \(rest.prefix(40))")
    }
    rest = rest.dropFirst()
  }

  private mutating func readStartTag() throws {
    rest = rest.dropFirst()
    let name = readName()
    guard !name.isEmpty else { throw Problem(description: "no tag: \(rest.prefix(40))") }
    var attributes: [String: String] = [:]
    while rest.first == " " {
      rest = rest.dropFirst()
      let attribute = readName()
      guard !attribute.isEmpty, attributes[attribute] == nil else {
        throw Problem(description: "attribute of \(name): \(rest.prefix(40))")
      }
      attributes[attribute] = try readValue(of: attribute)
    }
    guard rest.first == ">" else { throw Problem(description: "start tag of \(name): \(rest.prefix(40))") }
    rest = rest.dropFirst()
    elements.append(Element(name: name, attributes: attributes, depth: open.count))
    if Self.void.contains(name) { return }
    if name == "style" { try readStyle() } else { open.append(name) }
  }

  private mutating func readValue(of attribute: String) throws -> String {
    guard rest.first == "=" else { return "" }
    guard rest.hasPrefix("=\"") else { throw Problem(description: "value of \(attribute)") }
    rest = rest.dropFirst(2)
    let value = try read(until: "\"")
    rest = rest.dropFirst()
    return value
  }

  private mutating func readStyle() throws {
    guard let end = rest.range(of: "</style>") else { throw Problem(description: "style has no end") }
    css += rest[..<end.lowerBound]
    rest = rest[end.upperBound...]
  }

  private mutating func readName() -> String {
    let name = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    rest = rest.dropFirst(name.count)
    return String(name)
  }

  /// Reads text up to a character, which may not contain what begins or ends a tag.
  private mutating func read(until end: Unicode.Scalar) throws -> String {
    let scalars = rest.unicodeScalars.prefix { $0 != end }
    rest = rest[scalars.endIndex...]
    guard !scalars.contains(where: { "<>\"".unicodeScalars.contains($0) }) else {
      throw Problem(description: "not escaped: \(Substring(scalars))")
    }
    guard !scalars.contains(where: { $0.properties.generalCategory == .control && $0 != "\n" && $0 != "\t" }) else {
      throw Problem(description: "control character in: \(Substring(scalars))")
    }
    return try Self.resolve(Substring(scalars))
  }

  private static func resolve(_ text: Substring) throws -> String {
    var parts = text.split(separator: "&", omittingEmptySubsequences: false)[...]
    var result = String(parts.removeFirst())
    for part in parts {
      guard let end = part.firstIndex(of: ";"), let character = references[String(part[..<end])] else {
        throw Problem(description: "reference: &\(part.prefix(10))")
      }
      result += character + part[part.index(after: end)...]
    }
    return result
  }
}

extension ParsedMarkup {
  /// The elements of a name.
  package subscript(name: String) -> [Element] { elements.filter { $0.name == name } }

  /// The first element with an attribute of a value.
  package func first(_ attribute: String, _ value: String) -> Element? {
    elements.first { $0.attributes[attribute] == value }
  }
}
