import Live

/// The first sequence of bytes that a terminal has sent.
internal enum InputSequence {
  /// A complete sequence, with its event, if it has one, and the number of its bytes.
  case complete(TerminalEvent?, Int)
  /// The start of a paste.
  case pasteStart(Int)
  /// The start of a sequence.
  case incomplete

  /// Parses the first sequence of bytes, of which there is at least one.
  init(_ bytes: ArraySlice<UInt8>) {
    guard let first = bytes.first else {
      self = .incomplete
      return
    }
    switch first {
    case 0x1B: self = Self.escape(bytes)
    case 0..<0x20, 0x7F: self = .complete(Self.control(first), 1)
    default: self = Self.character(bytes)
    }
  }

  /// Returns the events of a sequence that has ended too early.
  static func cut(_ bytes: ArraySlice<UInt8>) -> [TerminalEvent] {
    guard bytes.first == 0x1B else { return [] }
    guard let second = bytes.dropFirst().first, bytes.count == 2 else { return [.key(.escape)] }
    // An alternate key with a bracket or an O looks like the start of a sequence.
    return [.key(KeyPress(.character(Character(Unicode.Scalar(second))), .alternate))]
  }

  private static func control(_ byte: UInt8) -> TerminalEvent? {
    switch byte {
    case 0x0D, 0x0A: .key(.return)
    case 0x09: .key(.tab)
    case 0x08, 0x7F: .key(.backspace)
    case 0: .key(KeyPress(.character(" "), .control))
    case 1...26: .key(KeyPress(.character(Character(Unicode.Scalar(byte + 0x60))), .control))
    case 28...31: .key(KeyPress(.character(Character(Unicode.Scalar(byte + 0x40))), .control))
    default: nil
    }
  }

  private static func character(_ bytes: ArraySlice<UInt8>) -> InputSequence {
    let first = bytes[bytes.startIndex]
    let length =
      switch first {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 1
      }
    let follow = bytes.dropFirst().prefix(length - 1)
    if let wrong = follow.firstIndex(where: { $0 & 0xC0 != 0x80 }) { return .complete(nil, wrong - bytes.startIndex) }
    guard follow.count == length - 1 else { return .incomplete }
    // Combining characters arrive as key presses of their own.
    guard let text = String(validating: bytes.prefix(length), as: UTF8.self), let character = text.first else {
      return .complete(nil, length)
    }
    return .complete(.key(KeyPress(.character(character))), length)
  }

  private static func escape(_ bytes: ArraySlice<UInt8>) -> InputSequence {
    let rest = bytes.dropFirst()
    guard let second = rest.first else { return .incomplete }
    switch second {
    case UInt8(ascii: "["): return controlSequence(rest.dropFirst(), length: 2)
    case UInt8(ascii: "O"):
      guard let final = rest.dropFirst().first else { return .incomplete }
      return .complete(Self.key(final).map { .key(KeyPress($0)) }, 3)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"): return text(bytes)
    case 0x1B, 0x03:
      // Two escape keys, or an escape key before a sequence or before Control-C. Nothing may hide Control-C.
      return .complete(.key(.escape), 1)
    default:
      guard case .complete(let event, let length) = InputSequence(rest) else { return .incomplete }
      guard case .key(var press)? = event else { return .complete(nil, length + 1) }
      press.modifiers.insert(.alternate)
      return .complete(.key(press), length + 1)
    }
  }

  /// Skips an answer of the terminal that is a text.
  private static func text(_ bytes: ArraySlice<UInt8>) -> InputSequence {
    var previous: UInt8 = 0
    for (index, byte) in bytes.dropFirst(2).enumerated() {
      if byte == 0x07 || previous == 0x1B && byte == 0x5C { return .complete(nil, index + 3) }
      previous = byte
    }
    return bytes.count > 4096 ? .complete(nil, bytes.count) : .incomplete
  }

  private static func controlSequence(_ bytes: ArraySlice<UInt8>, length: Int) -> InputSequence {
    // The console of Linux sends function keys with two brackets.
    if bytes.first == UInt8(ascii: "[") {
      guard let key = bytes.dropFirst().first else { return .incomplete }
      let number = Int(key) - 0x40
      return .complete(1...5 ~= number ? .key(KeyPress(.function(number))) : nil, length + 2)
    }
    // A terminal without numbers in reports of the pointer sends three bytes, which must not be typed.
    if bytes.first == UInt8(ascii: "M") { return bytes.count > 3 ? .complete(nil, length + 4) : .incomplete }
    guard let end = bytes.firstIndex(where: { 0x40...0x7E ~= $0 }) else {
      if let wrong = bytes.firstIndex(where: { !(0x20...0x3F ~= $0) }) {
        return .complete(nil, length + wrong - bytes.startIndex)
      }
      return bytes.count > 64 ? .complete(nil, length + bytes.count) : .incomplete
    }
    if let wrong = bytes[..<end].firstIndex(where: { !(0x20...0x3F ~= $0) }) {
      return .complete(nil, length + wrong - bytes.startIndex)
    }
    let whole = length + end - bytes.startIndex + 1
    let parameters = String(decoding: bytes[..<end], as: UTF8.self)
    if bytes[end] == UInt8(ascii: "~"), parameters == "200" { return .pasteStart(whole) }
    return .complete(event(bytes[end], parameters), whole)
  }
}
