/// An element or a text of a page, with the range of what is inside of it.
internal struct MarkupPart {
  /// The name of the element. It is empty for a text.
  internal var name = ""
  internal var attributes: [String: String] = [:]
  internal var text = ""

  /// The index of the element around it, or `nil` for an outermost part.
  internal var parent: Int?

  /// The index after the last part inside.
  internal var end = 0

  /// The value of an attribute.
  internal subscript(name: String) -> String? { attributes[name] }
}

/// A reader of the HTML that `Preview.HTML` writes, in which all attributes are quoted and all elements are ended.
internal struct MarkupReader {
  private let utf8: [UInt8]
  private var offset = 0
  private var parts: [MarkupPart] = []

  /// The elements that have not been ended.
  private var open: [Int] = []

  /// The elements without content and without an end.
  private static let void: Set = ["input", "hr", "img", "br"]

  /// Returns the elements and texts of some HTML in the order of the document, without style sheets.
  ///
  /// - Complexity: O(*n*) in the bytes.
  internal static func parts(of html: String) -> [MarkupPart] {
    var reader = MarkupReader(html)
    reader.read()
    return reader.parts
  }

  private init(_ html: String) { utf8 = Array(html.utf8) }

  private mutating func read() {
    while offset < utf8.count {
      if utf8[offset] != UInt8(ascii: "<") {
        add(MarkupPart(text: Self.unescaped(take(upTo: "<"))))
        endLast()
      } else if offset + 1 < utf8.count, utf8[offset + 1] == UInt8(ascii: "/") {
        _ = take(upTo: ">")
        offset += 1
        endLast()
      } else {
        readElement()
      }
    }
    while !open.isEmpty { endLast() }
  }

  private mutating func readElement() {
    offset += 1
    var part = MarkupPart(name: text(of: take { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ">") }))
    while offset < utf8.count, utf8[offset] == UInt8(ascii: " ") {
      offset += 1
      let name = text(of: take { " =>".utf8.contains($0) })
      var value = ""
      if offset + 1 < utf8.count, utf8[offset] == UInt8(ascii: "=") {
        offset += 2
        value = Self.unescaped(take(upTo: "\""))
        offset += 1
      }
      part.attributes[name] = value
    }
    offset += 1
    let isStyle = part.name == "style"
    if isStyle { part.attributes["hidden"] = "" }
    add(part)
    if isStyle { _ = take(upTo: "<") }
    if Self.void.contains(part.name) { endLast() }
  }

  private mutating func add(_ part: MarkupPart) {
    var part = part
    part.parent = open.last
    open.append(parts.count)
    parts.append(part)
  }

  private mutating func endLast() {
    if let last = open.popLast() { parts[last].end = parts.count }
  }

  private mutating func take(upTo end: Unicode.Scalar) -> ArraySlice<UInt8> { take { $0 == UInt8(ascii: end) } }

  private mutating func take(upTo isEnd: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let start = offset
    offset = utf8[start...].firstIndex(where: isEnd) ?? utf8.count
    return utf8[start..<offset]
  }

  private func text(of bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

  private static let entities = [
    ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&"),
  ]

  private static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    // An escaped ampersand is the last one, because it can stand before the rest of another entity.
    return bytes.contains(UInt8(ascii: "&"))
      ? entities.reduce(text) { $0.replacing($1.0, with: $1.1) } : text
  }
}
