import Widgets

extension Node {
  /// Performs what a key means to a slider, and returns whether it has a meaning.
  internal func answerInSlider(to key: KeyPress.Key, _ slider: any RangeControl) throws -> Bool {
    if case .character(let character) = key {
      guard let number = slider.number(typing: character, after: tree.editing.typedNumber) else { return false }
      tree.editing.typedNumber = number
      if let value = Double(number) { try slide(to: value) }
      return true
    }
    guard let value = slider.value(after: key) else { return false }
    tree.editing.typedNumber = ""
    try slide(to: value)
    return true
  }
}

extension RangeControl {
  /// Returns the value that a key leads to.
  fileprivate func value(after key: KeyPress.Key) -> Double? {
    let page = max(1, ((maximumValue - minimumValue) / 10 * stepsInUnit).rounded())
    return switch key {
    case .left: value(by: -1)
    case .right: value(by: 1)
    case .pageDown: value(by: -page)
    case .pageUp: value(by: page)
    case .home: minimumValue
    case .end: maximumValue
    default: nil
    }
  }

  /// Returns the value after some steps, of which the first leads from a value between two steps to the next of them.
  ///
  /// Steps up and down come back.
  private func value(by count: Double) -> Double {
    let place = value * stepsInUnit
    // A distance less than what rounding loses is none.
    let start = count < 0 ? (place - 1e-6).rounded(.up) : (place + 1e-6).rounded(.down)
    return (start + count) / stepsInUnit
  }

  /// Returns the number that is typed with a further character, or `nil` if no number of the range begins so.
  ///
  /// A character that does not continue the number before begins another one. Digits begin a negative number if there
  /// is no other.
  fileprivate func number(typing character: Character, after number: String) -> String? {
    let character = character == "," ? "." : String(character)
    guard character.count == 1, "0123456789.-".contains(character) else { return nil }
    return [number + character, character, "-" + character].first { text in
      guard text.count <= 12 else { return false }
      if text == "-" { return minimumValue < 0 }
      if maximumValue <= 0, minimumValue < 0, !text.hasPrefix("-") { return false }
      guard let value = Double(text.hasSuffix(".") ? text + "0" : text) else { return text == "." || text == "-." }
      return value <= max(0, maximumValue) && value >= min(0, minimumValue)
    }
  }
}
