import Widgets

extension ControlValue {
  /// Returns the operation of a key, or `nil` if the value has none for it.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - goesRound: Whether arrows lead from the last element to the first one, and back, as for radio buttons in a
  ///     page.
  internal func operation(for key: KeyPress.Key, goingRound goesRound: Bool = false) -> ControlOperation? {
    switch self {
    case .number(let number, let limits, let step, let wraps):
      let page = max(1, min(((limits.upperBound - limits.lowerBound) / 10 / step).rounded(), 1_000_000))
      return switch key {
      case .left, .character("-"): .step(-1)
      case .right, .character("+"): .step(1)
      // Only single steps lead past a limit.
      case .pageDown: wraps ? .set(number - page * step) : .step(-Int(page))
      case .pageUp: wraps ? .set(number + page * step) : .step(Int(page))
      case .home: .set(limits.lowerBound)
      case .end: .set(limits.upperBound)
      default: nil
      }
    case .choice(let index, let count, let disabled):
      // There may be more elements than can be walked through.
      func enabled(from start: Int, by step: Int) -> Int? {
        var element = start
        while disabled.contains(element) { element += step }
        return (0..<max(0, count)).contains(element) ? element : nil
      }
      let current = (index ?? -1).clamped(from: -1, to: count - 1)
      var first: Int? { enabled(from: 0, by: 1) }
      var last: Int? { enabled(from: count - 1, by: -1) }
      let element =
        switch key {
        case .left: enabled(from: current - 1, by: -1) ?? (goesRound ? last : first)
        case .right: enabled(from: current + 1, by: 1) ?? (goesRound ? first : last)
        case .home: first
        case .end: last
        default: Int?.none
        }
      return element.map { .choose($0) }
    case .flag: return nil
    }
  }

  /// Returns the number that is typed with a further character, or `nil` if no number within the limits begins that
  /// way.
  ///
  /// A character that does not continue the former number begins a new one. Digits begin a negative number if there is
  /// no other.
  internal func number(typing character: Character, after number: String) -> String? {
    guard case .number(_, let limits, _, _) = self else { return nil }
    let character = character == "," ? "." : String(character)
    guard character.count == 1, "0123456789.-".contains(character) else { return nil }
    return [number + character, character, "-" + character].first { text in
      guard text.count <= 12 else { return false }
      if text == "-" { return limits.lowerBound < 0 }
      if limits.upperBound <= 0, limits.lowerBound < 0, !text.hasPrefix("-") { return false }
      guard let value = Double(text.hasSuffix(".") ? text + "0" : text) else { return text == "." || text == "-." }
      return value <= max(0, limits.upperBound) && value >= min(0, limits.lowerBound)
    }
  }
}

extension RandomAccessCollection where Element == Int {
  /// Returns the element for a key: the one before or after `element`, or the first or the last one.
  ///
  /// At an end, it is the element itself. It is `nil` for other keys, and if there are no elements.
  internal func next(to element: Int, by key: KeyPress.Key) -> Int? {
    switch key {
    case .left: last { $0 < element } ?? first
    case .right: first { $0 > element } ?? last
    case .home: first
    case .end: last
    default: nil
    }
  }
}
