import Widgets

extension Node {
  /// Performs what a key means to a slider, and returns whether it has a meaning.
  internal func answerInSlider(to key: KeyPress.Key, _ slider: any RangeControl) throws -> Bool {
    if case .character(let character) = key {
      guard let number = slider.number(typing: character, after: tree.typedNumber) else { return false }
      tree.typedNumber = number
      if let value = Double(number) { try slide(to: value) }
      return true
    }
    guard let value = slider.value(after: key) else { return false }
    tree.typedNumber = ""
    try slide(to: value)
    return true
  }
}

extension RangeControl {
  /// The distance by which an arrow moves the thumb: one unit, or a hundredth of a range shorter than ten.
  private var smallStep: Double {
    let range = maximumValue - minimumValue
    return range < 10 ? range / 100 : 1
  }

  /// Returns the value that a key leads to.
  fileprivate func value(after key: KeyPress.Key) -> Double? {
    let range = maximumValue - minimumValue
    return switch key {
    case .left: value(by: -1)
    case .right: value(by: 1)
    case .pageDown: value - range / 10
    case .pageUp: value + range / 10
    case .home: minimumValue
    case .end: maximumValue
    default: nil
    }
  }

  /// Returns the next multiple of the small step before or after the value, so that rounding does not add up.
  private func value(by direction: Double) -> Double {
    let step = smallStep
    guard step > 0, step.isFinite else { return value }
    let start = step == 1 ? 0 : minimumValue
    let number = (value - start) / step
    // A distance less than what rounding loses is none.
    let next = direction < 0 ? (number - 1e-6).rounded(.up) - 1 : (number + 1e-6).rounded(.down) + 1
    // The division comes last, so that the result is the number that one would write.
    return step == 1 ? next : (minimumValue * (100 - next) + maximumValue * next) / 100
  }

  /// Returns the number that is typed with a further character, or `nil` if no number of the range begins so.
  ///
  /// A character that does not continue the number before begins another one.
  fileprivate func number(typing character: Character, after number: String) -> String? {
    let character = character == "," ? "." : String(character)
    guard character.count == 1, "0123456789.-".contains(character) else { return nil }
    return [number + character, character].first { text in
      guard text.count <= 12 else { return false }
      if text == "-" { return minimumValue < 0 }
      guard let value = Double(text.hasSuffix(".") ? text + "0" : text) else { return text == "." || text == "-." }
      return value <= max(0, maximumValue) && value >= min(0, minimumValue)
    }
  }
}
