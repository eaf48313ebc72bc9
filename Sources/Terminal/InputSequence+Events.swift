import Live

extension InputSequence {
  /// Returns the event of a sequence with parameters, by its final byte, or `nil` if it has none.
  internal static func event(_ final: UInt8, _ parameters: String) -> TerminalEvent? {
    if parameters.hasPrefix("<") {
      return pointer(parameters.dropFirst(), isPressed: final == UInt8(ascii: "M"))
    }
    // The attributes of the device. 4 means sixels.
    if final == UInt8(ascii: "c"), parameters.hasPrefix("?") {
      return parameters.dropFirst().split(separator: ";").dropFirst().contains("4") ? .sixels : nil
    }
    guard parameters.first.map({ $0.isNumber }) ?? true else { return nil }
    let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map { field in
      field.split(separator: ":", omittingEmptySubsequences: false).map { Int(terminal: $0) ?? 0 }
    }
    func number(_ index: Int, _ part: Int = 0) -> Int? {
      guard numbers.indices.contains(index), numbers[index].indices.contains(part) else { return nil }
      return numbers[index][part]
    }
    // A key that is released does nothing.
    if number(1, 1) == 3 { return nil }
    let modifiers = KeyPress.Modifiers(terminal: number(1) ?? 1)
    switch final {
    case UInt8(ascii: "I"): return .focus(true)
    case UInt8(ascii: "O"): return .focus(false)
    case UInt8(ascii: "Z"): return .key(.tab + .shift)
    case UInt8(ascii: "~"):
      if number(0) == 27, let code = number(2) { return key(code, modifiers) }
      return tilde(number(0) ?? 0).map { .key(KeyPress($0, modifiers)) }
    case UInt8(ascii: "u"): return key(number(0) ?? 0, modifiers)
    case UInt8(ascii: "t"):
      guard let height = number(1), let width = number(2) else { return nil }
      return switch number(0) {
      case 48: .resize(width: width, height: height)
      case 6: .cellSize(width: width, height: height)
      default: nil
      }
    default: return key(final).map { .key(KeyPress($0, modifiers)) }
    }
  }

  /// Returns a key of the kitty protocol, or of xterm's modified keys.
  private static func key(_ code: Int, _ modifiers: KeyPress.Modifiers) -> TerminalEvent? {
    switch code {
    case 13, 57_414: return .key(KeyPress(.return, modifiers))
    case 9: return .key(KeyPress(.tab, modifiers))
    case 27: return .key(KeyPress(.escape, modifiers))
    case 8, 127: return .key(KeyPress(.backspace, modifiers))
    // Keys of other keypads, and modifiers by themselves.
    case 57_344...63_743: return nil
    default:
      guard code >= 0x20, let scalar = UInt32(exactly: code).flatMap(Unicode.Scalar.init) else { return nil }
      let isCapital = modifiers == .shift
      let character = Character(scalar)
      let typed = isCapital ? character.uppercased().first ?? character : character
      return .key(KeyPress(.character(typed), isCapital ? [] : modifiers))
    }
  }

  /// Returns the key of a sequence without a number, by its final byte.
  internal static func key(_ final: UInt8) -> KeyPress.Key? {
    switch final {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "M"): .return
    case UInt8(ascii: "P")...UInt8(ascii: "S"): .function(Int(final) - 0x4F)
    default: nil
    }
  }

  private static func tilde(_ number: Int) -> KeyPress.Key? {
    switch number {
    case 1, 7: .home
    case 4, 8: .end
    case 3: .delete
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23...24: .function(number - 12)
    default: nil
    }
  }

  private static func pointer(_ parameters: Substring, isPressed: Bool) -> TerminalEvent? {
    let numbers = parameters.split(separator: ";").compactMap { Int(terminal: $0) }
    guard numbers.count == 3, numbers[1] > 0, numbers[2] > 0 else { return nil }
    let code = numbers[0]
    // Buttons beyond the wheel do nothing.
    guard code < 128 else { return nil }
    var modifiers: KeyPress.Modifiers = []
    if code & 4 != 0 { modifiers.insert(.shift) }
    if code & 8 != 0 { modifiers.insert(.alternate) }
    if code & 16 != 0 { modifiers.insert(.control) }
    let kind: TerminalEvent.Pointer.Kind
    switch (code & 64 != 0, code & 32 != 0) {
    case (true, _):
      let distance = code & 1 == 0 ? -1 : 1
      kind = code & 2 == 0 ? .wheel(x: 0, y: distance) : .wheel(x: distance, y: 0)
    case (false, true): kind = .move(isPressed: code & 3 != 3)
    case (false, false): kind = isPressed ? .down(code & 3) : .up
    }
    return .pointer(TerminalEvent.Pointer(kind, x: numbers[1] - 1, y: numbers[2] - 1, modifiers))
  }
}

extension Int {
  /// Creates a number that a terminal has sent, at most a million, or returns `nil` if it is no number.
  ///
  /// The limit prevents overflows.
  fileprivate init?(terminal digits: Substring) {
    guard !digits.isEmpty else { return nil }
    self = 0
    for digit in digits.utf8 {
      guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= digit else { return nil }
      self = Swift.min(self * 10 + Int(digit) - 0x30, 1_000_000)
    }
  }
}

extension KeyPress.Modifiers {
  /// Creates modifiers from the number that terminals send. It is 1 without modifiers.
  fileprivate init(terminal number: Int) {
    let bits = max(0, number - 1)
    self = []
    if bits & 1 != 0 { insert(.shift) }
    if bits & 2 != 0 { insert(.alternate) }
    if bits & 4 != 0 { insert(.control) }
    if bits & 8 != 0 { insert(.command) }
  }
}
