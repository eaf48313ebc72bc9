import Layout
import Widgets

/// The destination of written tokens: the bytes of a page, or the markup that a live page keeps for each node.
///
/// A tag is opened, gets its attributes and is closed; then follow its content and its end. Markup keeps the
/// tokens separate, with unescaped texts; see ``MarkupBuffer``.
internal struct MarkupSink {
  /// The bytes that have been written.
  internal var utf8: [UInt8] = []

  /// Whether the bytes are tokens, and not those of a page.
  internal let keepsTokens: Bool

  /// Whether line feeds in texts are written as spaces.
  internal var joinsLines = false

  /// Whether elements are hidden from assistive technology or take no touches, so that Tab must not lead to them.
  internal var isSilent = false

  /// The offset of the length of the text at the end of the tokens, if there is one.
  internal var openText: Int?

  /// The gaps in the classes of containers, in the order of writing.
  internal var gaps: [Preview.HTML.Gap] = []

  internal init(keepsTokens: Bool) {
    self.keepsTokens = keepsTokens
    utf8.reserveCapacity(keepsTokens ? 256 : 4096)
  }

  /// Removes everything that has been written.
  internal mutating func removeAll() {
    utf8.removeAll(keepingCapacity: true)
    openText = nil
  }

  /// Appends tokens that have been written before.
  internal mutating func append(_ tokens: some Collection<UInt8>) {
    openText = nil
    utf8.append(contentsOf: tokens)
  }
}

// MARK: Elements

extension MarkupSink {
  /// Opens the tag of an element.
  internal mutating func open(_ name: StaticString) { name.withUTF8Buffer { open($0) } }

  /// Opens the tag of an element.
  internal mutating func open(_ name: String) {
    var name = name
    name.withUTF8 { open($0) }
  }

  @inline(__always) private mutating func open(_ name: UnsafeBufferPointer<UInt8>) {
    if keepsTokens {
      openText = nil
      utf8.append(MarkupBuffer.Mark.open.rawValue)
      utf8.append(UInt8(truncatingIfNeeded: name.count))
    } else {
      utf8.append(UInt8(ascii: "<"))
    }
    utf8.append(contentsOf: name)
    guard isSilent, Self.focused.contains(where: { name.elementsEqual($0.utf8) }) else { return }
    isSilent = false
    attribute("tabindex") { $0.write("-1") }
    isSilent = true
  }

  /// The elements that Tab leads to.
  private static let focused = ["a", "button", "input", "select", "summary", "textarea"]

  /// Closes the open tag.
  internal mutating func close() {
    if !keepsTokens { utf8.append(UInt8(ascii: ">")) }
  }

  /// Closes the open tag and ends the element, which has no content.
  internal mutating func closeVoid() {
    if keepsTokens { utf8.append(MarkupBuffer.Mark.end.rawValue) } else { utf8.append(UInt8(ascii: ">")) }
  }

  internal mutating func end(_ name: StaticString) {
    if keepsTokens { return endToken() }
    utf8.write("</")
    utf8.write(name)
    utf8.append(UInt8(ascii: ">"))
  }

  internal mutating func end(_ name: String) {
    if keepsTokens { return endToken() }
    utf8.write("</")
    utf8.write(raw: name)
    utf8.append(UInt8(ascii: ">"))
  }

  private mutating func endToken() {
    openText = nil
    utf8.append(MarkupBuffer.Mark.end.rawValue)
  }
}

// MARK: Attributes and texts

extension MarkupSink {
  /// Writes an attribute with a constant value.
  @inline(__always) internal mutating func attribute(_ name: StaticString, _ write: (inout [UInt8]) -> Void) {
    name.withUTF8Buffer { attribute($0, write) }
  }

  /// Writes an attribute with a value from data.
  internal mutating func attribute(_ name: StaticString, text: String) {
    let keepsTokens = keepsTokens
    attribute(name) { if keepsTokens { $0.write(cleaned: text) } else { $0.write(escaped: text) } }
  }

  /// Writes an attribute with a value from data.
  internal mutating func attribute(_ name: String, text: String) {
    var name = name
    let keepsTokens = keepsTokens
    name.withUTF8 { name in
      attribute(name) { if keepsTokens { $0.write(cleaned: text) } else { $0.write(escaped: text) } }
    }
  }

  /// Writes an attribute without a value.
  internal mutating func flag(_ name: StaticString) {
    if keepsTokens { return attribute(name) { _ in } }
    utf8.append(UInt8(ascii: " "))
    utf8.write(name)
  }

  @inline(__always)
  private mutating func attribute(_ name: UnsafeBufferPointer<UInt8>, _ write: (inout [UInt8]) -> Void) {
    if isSilent, name.elementsEqual("tabindex".utf8) { return }
    if keepsTokens {
      utf8.append(MarkupBuffer.Mark.attribute.rawValue)
      utf8.append(UInt8(truncatingIfNeeded: name.count))
      utf8.append(contentsOf: name)
      let length = beginLength()
      write(&utf8)
      endLength(at: length)
    } else {
      utf8.append(UInt8(ascii: " "))
      utf8.append(contentsOf: name)
      utf8.write("=\"")
      write(&utf8)
      utf8.append(UInt8(ascii: "\""))
    }
  }

  internal mutating func text(_ text: String) {
    guard keepsTokens else {
      let start = utf8.count
      utf8.write(escaped: text)
      if joinsLines { joinLines(from: start) }
      return
    }
    if text.isEmpty { return }
    // Browsers join adjacent texts.
    let length = openText ?? beginText()
    let start = utf8.count
    utf8.write(cleaned: text)
    if joinsLines { joinLines(from: start) }
    endLength(at: length)
    openText = length
  }

  private mutating func joinLines(from start: Int) {
    for index in start..<utf8.count where utf8[index] == UInt8(ascii: "\n") { utf8[index] = UInt8(ascii: " ") }
  }

  private mutating func beginText() -> Int {
    utf8.append(MarkupBuffer.Mark.text.rawValue)
    return beginLength()
  }

  /// Reserves space for a length, and returns its offset.
  internal mutating func beginLength() -> Int {
    utf8.append(0)
    return utf8.count - 1
  }

  /// Stores the length of the bytes after an offset. A text may have become longer since.
  internal mutating func endLength(at offset: Int) {
    let isLong = utf8[offset] == MarkupBuffer.longLength
    let length = utf8.count - offset - (isLong ? 5 : 1)
    if isLong {
      utf8[number: offset + 1] = UInt32(length)
    } else if length < Int(MarkupBuffer.longLength) {
      utf8[offset] = UInt8(length)
    } else {
      utf8[offset] = MarkupBuffer.longLength
      utf8.insert(contentsOf: repeatElement(0, count: 4), at: offset + 1)
      utf8[number: offset + 1] = UInt32(length)
    }
  }

  internal mutating func write(length: Int) {
    if length < Int(MarkupBuffer.longLength) { return utf8.append(UInt8(length)) }
    utf8.append(MarkupBuffer.longLength)
    utf8.append(number: UInt32(length))
  }
}
