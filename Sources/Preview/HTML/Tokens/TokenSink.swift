import Widgets

/// The destination of written tokens: the bytes of a page, or a tape that a live page keeps for each node.
///
/// A tag is opened, gets its attributes and is closed; then follow its content and its end. A tape keeps the tokens
/// separate, with unescaped texts; see ``HTMLTape``.
internal struct TokenSink {
  /// The bytes that have been written.
  internal private(set) var utf8: [UInt8] = []

  internal let isTape: Bool

  /// The offset of the text at the end of the tape, if there is one.
  private var openText: Int?

  internal init(isTape: Bool) {
    self.isTape = isTape
    utf8.reserveCapacity(isTape ? 256 : 4096)
  }

  /// Removes everything that has been written.
  internal mutating func removeAll() {
    utf8.removeAll(keepingCapacity: true)
    openText = nil
  }

  /// Appends tokens that have been written before.
  internal mutating func append(_ tokens: [UInt8]) {
    openText = nil
    utf8.append(contentsOf: tokens)
  }
}

// MARK: Elements

extension TokenSink {
  /// Opens the tag of an element.
  internal mutating func open(_ name: StaticString) { name.withUTF8Buffer { open($0) } }

  /// Opens the tag of an element.
  internal mutating func open(_ name: String) {
    var name = name
    name.withUTF8 { open($0) }
  }

  @inline(__always) private mutating func open(_ name: UnsafeBufferPointer<UInt8>) {
    if isTape {
      openText = nil
      utf8.append(HTMLTape.Mark.open.rawValue)
      utf8.append(UInt8(truncatingIfNeeded: name.count))
    } else {
      utf8.append(UInt8(ascii: "<"))
    }
    utf8.append(contentsOf: name)
  }

  /// Closes the open tag.
  internal mutating func close() {
    if !isTape { utf8.append(UInt8(ascii: ">")) }
  }

  /// Closes the open tag and ends the element, which has no content.
  internal mutating func closeVoid() {
    if isTape { utf8.append(HTMLTape.Mark.end.rawValue) } else { utf8.append(UInt8(ascii: ">")) }
  }

  internal mutating func end(_ name: StaticString) {
    if isTape { return endOnTape() }
    utf8.write("</")
    utf8.write(name)
    utf8.append(UInt8(ascii: ">"))
  }

  internal mutating func end(_ name: String) {
    if isTape { return endOnTape() }
    utf8.write("</")
    utf8.write(raw: name)
    utf8.append(UInt8(ascii: ">"))
  }

  private mutating func endOnTape() {
    openText = nil
    utf8.append(HTMLTape.Mark.end.rawValue)
  }
}

// MARK: Attributes and texts

extension TokenSink {
  @inline(__always) internal mutating func attribute(_ name: StaticString, _ write: (inout [UInt8]) -> Void) {
    name.withUTF8Buffer { attribute($0, write) }
  }

  /// Writes an attribute with a value from data.
  internal mutating func attribute(_ name: StaticString, text: String) {
    let isTape = isTape
    attribute(name) { if isTape { $0.write(cleaned: text) } else { $0.write(escaped: text) } }
  }

  /// Writes an attribute with a value from data.
  internal mutating func attribute(_ name: String, text: String) {
    var name = name
    let isTape = isTape
    name.withUTF8 { name in
      attribute(name) { if isTape { $0.write(cleaned: text) } else { $0.write(escaped: text) } }
    }
  }

  /// Writes an attribute without a value.
  internal mutating func flag(_ name: StaticString) {
    if isTape { return attribute(name) { _ in } }
    utf8.append(UInt8(ascii: " "))
    utf8.write(name)
  }

  @inline(__always)
  private mutating func attribute(_ name: UnsafeBufferPointer<UInt8>, _ write: (inout [UInt8]) -> Void) {
    if isTape {
      utf8.append(HTMLTape.Mark.attribute.rawValue)
      utf8.append(UInt8(truncatingIfNeeded: name.count))
      utf8.append(contentsOf: name)
      let start = beginLength()
      write(&utf8)
      endLength(at: start)
    } else {
      utf8.append(UInt8(ascii: " "))
      utf8.append(contentsOf: name)
      utf8.write("=\"")
      write(&utf8)
      utf8.append(UInt8(ascii: "\""))
    }
  }

  internal mutating func text(_ text: String) {
    guard isTape else { return utf8.write(escaped: text) }
    if text.isEmpty { return }
    // Browsers join adjacent texts.
    let start = openText ?? beginText()
    utf8.write(cleaned: text)
    endLength(at: start)
    openText = start
  }

  private mutating func beginText() -> Int {
    utf8.append(HTMLTape.Mark.text.rawValue)
    return beginLength()
  }

  private mutating func beginLength() -> Int {
    utf8.append(contentsOf: repeatElement(0, count: 4))
    return utf8.count
  }

  private mutating func endLength(at start: Int) {
    let length = UInt32(utf8.count - start)
    utf8.withUnsafeMutableBytes { $0.storeBytes(of: length, toByteOffset: start - 4, as: UInt32.self) }
  }
}

// MARK: Tapes

extension TokenSink {
  /// Writes the style of the element to the tape.
  internal mutating func style(_ style: CSS) {
    utf8.append(HTMLTape.Mark.style.rawValue)
    utf8.append(contentsOf: repeatElement(0, count: 4))
    let start = beginLength()
    utf8.append(contentsOf: style.utf8)
    endLength(at: start)
  }

  /// Reserves space on the tape for the steps by which the element grows and shrinks, and returns its offset.
  internal mutating func growth() -> Int {
    utf8.append(HTMLTape.Mark.growth.rawValue)
    utf8.append(contentsOf: [0, 0])
    return utf8.count - 2
  }

  /// Fills the reserved space on the tape.
  internal mutating func setGrowth(_ grow: FlexStep, _ shrink: FlexStep, at offset: Int) {
    utf8[offset] = grow == .low ? 0 : UInt8(grow.rawValue) + 1
    utf8[offset + 1] = shrink == .high ? 0 : UInt8(shrink.rawValue) + 1
  }

  /// Writes the slot of all children of the node.
  internal mutating func children(_ arrangement: Preview.HTML.Arrangement) {
    openText = nil
    utf8.append(HTMLTape.Mark.children.rawValue)
    utf8.append(UInt8(arrangement.rawValue))
  }

  /// Writes the slot of one child of the node.
  internal mutating func child(_ id: Int, _ arrangement: Preview.HTML.Arrangement) {
    openText = nil
    utf8.append(HTMLTape.Mark.child.rawValue)
    utf8.append(UInt8(arrangement.rawValue))
    withUnsafeBytes(of: Int64(id)) { utf8.append(contentsOf: $0) }
  }
}
