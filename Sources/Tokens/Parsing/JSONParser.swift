/// Reads the nodes of a JSON text (RFC 8259), and continues after a mistake if its intent is clear.
///
/// Foundation's parser keeps neither positions nor the order of keys, and drops duplicates silently.
internal struct JSONParser {
  /// A mistake in the text, at the index of a byte.
  struct Mistake {
    let index: Int
    let expected: String
    let found: String
  }

  /// A comment or a trailing comma, which a leniency can allow.
  struct Deviation {
    let leniency: TokenLeniency
    let mistake: Mistake
  }

  /// A part of the text that can come next.
  enum Part { case value, key, separator }

  let bytes: [UInt8]
  var index = 0
  var nodes: [JSONNode] = []
  var mistakes: [Mistake] = []
  var deviations: [Deviation] = []

  /// The container that is being read, or -1 outside of all.
  private var container: Int32 = -1
  /// The key of the next value.
  private var key = (start: 0, end: 0, isEscaped: false)

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    nodes.reserveCapacity(bytes.count / 16)
  }

  /// Reads the whole text.
  ///
  /// - Complexity: O(*n*) in the length of the text, whatever its depth.
  mutating func parse() {
    guard bytes.count < Int(Int32.max) else { return mistake("less than 2 GB of text", found: "more") }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    var part: Part? = .value
    while let next = part {
      skipSpace()
      switch next {
      case .value: part = readValue()
      case .key: part = readKey()
      case .separator: part = readSeparator()
      }
    }
  }
}

extension JSONParser {
  private mutating func readValue() -> Part? {
    guard index < bytes.count else { return stop("a value") }
    let start = index
    switch bytes[index] {
    case UInt8(ascii: "{"): return open(.object)
    case UInt8(ascii: "["): return open(.array)
    case UInt8(ascii: "\""):
      let isEscaped = skipString()
      add(.string, from: start)
      nodes[nodes.count - 1].isEscaped = isEscaped
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      skipNumber()
      add(.number, from: start)
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
      add(skipWord(), from: start)
    default: return stop("a value")
    }
    return .separator
  }

  private mutating func readKey() -> Part? {
    guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else { return stop("a key in quotes") }
    let start = index + 1
    let isEscaped = skipString()
    key = (start, max(start, index - 1), isEscaped)
    skipSpace()
    guard index < bytes.count, bytes[index] == UInt8(ascii: ":") else { return stop("“:” after the key") }
    index += 1
    return .value
  }

  /// Reads a comma or the end of a container, or finds the end of the text.
  private mutating func readSeparator() -> Part? {
    guard container >= 0 else { return index < bytes.count ? stop("the end of the text") : nil }
    let isObject = nodes[Int(container)].kind == .object
    guard index < bytes.count else { return stop(isObject ? "“,” or “}”" : "“,” or “]”") }
    let closing = isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
    switch bytes[index] {
    case closing:
      close()
      return .separator
    case UInt8(ascii: ","):
      index += 1
      skipSpace()
      guard index < bytes.count, bytes[index] == closing else { return isObject ? .key : .value }
      deviates(.trailingCommas, isObject ? "a key after “,”" : "a value after “,”", found: describedByte)
      return .separator
    case UInt8(ascii: "\""):
      mistake("“,” between values", found: describedByte)
      return isObject ? .key : .value
    default: return stop(isObject ? "“,” or “}”" : "“,” or “]”")
    }
  }
}

extension JSONParser {
  private mutating func open(_ kind: JSONNode.Kind) -> Part? {
    index += 1
    add(kind, from: index - 1)
    container = Int32(nodes.count - 1)
    skipSpace()
    let closing = kind == .object ? UInt8(ascii: "}") : UInt8(ascii: "]")
    if index < bytes.count, bytes[index] == closing { return .separator }
    return kind == .object ? .key : .value
  }

  private mutating func close() {
    index += 1
    let closed = Int(container)
    nodes[closed].next = Int32(nodes.count)
    nodes[closed].end = Int32(index)
    container = nodes[closed].parent
  }

  private mutating func add(_ kind: JSONNode.Kind, from start: Int) {
    nodes.append(
      JSONNode(
        kind: kind, isKeyEscaped: key.isEscaped, parent: container, next: Int32(nodes.count + 1),
        keyStart: Int32(key.start), keyEnd: Int32(key.end), start: Int32(start), end: Int32(index)))
    key = (0, 0, false)
  }

  private mutating func stop(_ expected: String) -> Part? {
    mistake(expected, found: describedByte)
    return nil
  }
}
