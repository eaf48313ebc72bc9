/// A value of JSON that a reader of its own has read, with all keys in their order, to compare the library's with.
indirect enum PlainJSON {
  case object([(key: String, value: PlainJSON)])
  case array([PlainJSON])
  case string(String)
  case number(Double)
  case bool(Bool)
  case null

  /// Reads a whole text, or returns `nil` if it is not JSON.
  init?(_ bytes: [UInt8]) {
    guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
    var reader = PlainJSONReader(scalars: Array(text.unicodeScalars))
    if reader.scalars.first == "\u{FEFF}" { reader.index = 1 }
    guard let value = reader.value(), reader.isAtEnd else { return nil }
    self = value
  }

  /// Whether an object inside has a key twice.
  var hasDuplicates: Bool {
    switch self {
    case .object(let items):
      // Keys that differ in their bytes are different ones.
      Set(items.map { Array($0.key.utf8) }).count < items.count || items.contains { $0.value.hasDuplicates }
    case .array(let items): items.contains(where: \.hasDuplicates)
    default: false
    }
  }

  subscript(key: String) -> PlainJSON? {
    if case .object(let items) = self { items.first { $0.key == key }?.value } else { nil }
  }
}

private struct PlainJSONReader {
  let scalars: [Unicode.Scalar]
  var index = 0

  var isAtEnd: Bool {
    mutating get {
      skipSpace()
      return index == scalars.count
    }
  }

  private var next: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  private mutating func skipSpace() {
    while let next, [" ", "\t", "\n", "\r"].contains(next) { index += 1 }
  }

  private mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    skipSpace()
    guard next == scalar else { return false }
    index += 1
    return true
  }

  mutating func value() -> PlainJSON? {
    skipSpace()
    switch next {
    case "{": return object()
    case "[": return array()
    case "\"": return string().map(PlainJSON.string)
    case "t": return word("true", .bool(true))
    case "f": return word("false", .bool(false))
    case "n": return word("null", .null)
    default: return number()
    }
  }

  private mutating func word(_ word: String, _ value: PlainJSON) -> PlainJSON? {
    let end = index + word.unicodeScalars.count
    guard end <= scalars.count, scalars[index..<end].elementsEqual(word.unicodeScalars) else { return nil }
    index = end
    return value
  }

  private mutating func object() -> PlainJSON? {
    var items: [(key: String, value: PlainJSON)] = []
    index += 1
    if skip("}") { return .object([]) }
    repeat {
      skipSpace()
      guard next == "\"", let key = string(), skip(":"), let value = value() else { return nil }
      items.append((key, value))
    } while skip(",")
    return skip("}") ? .object(items) : nil
  }

  private mutating func array() -> PlainJSON? {
    var items: [PlainJSON] = []
    index += 1
    if skip("]") { return .array([]) }
    repeat {
      guard let value = value() else { return nil }
      items.append(value)
    } while skip(",")
    return skip("]") ? .array(items) : nil
  }

  private mutating func number() -> PlainJSON? {
    let start = index
    if next == "-" { index += 1 }
    guard digits() else { return nil }
    let first = scalars[start] == "-" ? start + 1 : start
    if scalars[first] == "0", index > first + 1 { return nil }
    if next == "." {
      index += 1
      guard digits() else { return nil }
    }
    if next == "e" || next == "E" {
      index += 1
      if next == "+" || next == "-" { index += 1 }
      guard digits() else { return nil }
    }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[start..<index])
    return Double(String(text)).flatMap { $0.isFinite ? .number($0) : nil }
  }

  private mutating func digits() -> Bool {
    let start = index
    while let next, ("0"..."9").contains(next) { index += 1 }
    return index > start
  }

  private mutating func string() -> String? {
    var units: [UInt16] = []
    index += 1
    while let scalar = next {
      index += 1
      switch scalar {
      case "\"": return String(validating: units, as: UTF16.self)
      case "\\":
        guard let unit = escape() else { return nil }
        units.append(unit)
      case _ where scalar.value < 0x20: return nil
      default: units += Array(UTF16.encode(scalar) ?? .init())
      }
    }
    return nil
  }

  private mutating func escape() -> UInt16? {
    let plain: [Unicode.Scalar: UInt16] = [
      "\"": 0x22, "\\": 0x5C, "/": 0x2F, "b": 8, "f": 12, "n": 10, "r": 13, "t": 9,
    ]
    guard let next else { return nil }
    index += 1
    if let unit = plain[next] { return unit }
    guard next == "u", index + 4 <= scalars.count else { return nil }
    defer { index += 4 }
    var unit: UInt16 = 0
    for scalar in scalars[index..<index + 4] {
      guard let digit = Character(scalar).hexDigitValue, scalar.isASCII else { return nil }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }
}
