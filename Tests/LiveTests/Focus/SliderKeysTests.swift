import LiveTesting
import Testing

@MainActor
@Suite("Keys of sliders")
struct SliderKeysTests {
  @Test("Arrows move a slider by one unit, or by a hundredth of a short range, and Page Up and Down by a tenth")
  func sliders() throws {
    let tree = LiveTree(
      VStack {
        Slider(.minimumValue(18), .maximumValue(120), .value(18.5))
        Slider(.minimumValue(-1), .maximumValue(1))
      })
    func values(_ index: Int, _ keys: KeyPress...) throws -> [Double?] {
      try tree.root.children[index].focus()
      return try keys.map {
        try tree.press($0)
        return tree.root.children[index][Slider.self]?.value
      }
    }
    #expect(try values(0, .right, .right, .left, .left) == [19, 20, 19, 18])
    #expect(throws: ActionError.self) { try tree.press(.left) }
    #expect(try values(0, .pageUp, .left, .end, .pageDown, .home) == [28, 27, 120, 110, 18])
    #expect(try values(1, .right, .left, .left) == [0.02, 0, -0.02])
    try tree.root.children[1].focus()
    for _ in 0..<200 { try? tree.press(.left) }
    for number in 1...100 {
      try tree.press(.right)
      #expect(abs((tree.root.children[1][Slider.self]?.value ?? 9) - (Double(number) * 0.02 - 1)) < 1e-12)
    }
  }

  @Test("Steps of a slider are round numbers, and as many down as up lead back")
  func roundSteps() throws {
    let ranges: [(ClosedRange<Double>, start: Double, next: Double)] = [
      (0...9, 4, 4.1), (0...1, 0.3, 0.31), (-1...1, 0, 0.02), (0...5, 4, 4.05), (0...0.1, 0.04, 0.041),
      (0...3, 1, 1.05), (0...100, 40, 41), (0...1000, 400, 401), (-9 ... -1, -4, -3.9), (0...10, 4, 5),
      (0...7.5, 2, 2.1),
    ]
    for (range, start, next) in ranges {
      let tree = LiveTree(
        Slider(.minimumValue(range.lowerBound), .maximumValue(range.upperBound), .value(start)))
      try tree.root.focus()
      func values(_ keys: KeyPress...) throws -> [Double?] {
        try keys.map {
          try tree.press($0)
          return tree.root[Slider.self]?.value
        }
      }
      #expect(try values(.right, .left).map { $0 } == [next, start], "\(range)")
      #expect(try values(.right, .right, .left, .left).last == start, "\(range)")
      #expect(try values(.left, .left, .right, .right).last == start, "\(range)")
      #expect(try values(.pageUp, .pageDown).last == start, "\(range)")
      #expect(try values(.pageDown, .pageUp).last == start, "\(range)")
    }
  }

  @Test("Digits type a negative number in a slider whose range is not positive")
  func negativeDigits() throws {
    for (range, text, value) in [
      (-10.0 ... -1.0, "1", -1.0), (-10 ... -1, "19", -9), (-10 ... -1, "10", -10), (-10 ... -1, "-7", -7),
      (-120 ... -18, "45", -45), (-5...0, "2", -2), (-5...0, "2.5", -2.5), (-5...0, "0", 0), (-5...5, "-2", -2),
      (-5...5, "2", 2),
    ] {
      let tree = LiveTree(Slider(.minimumValue(range.lowerBound), .maximumValue(range.upperBound)))
      try tree.root.focus()
      for character in text { try tree.press(KeyPress(.character(character))) }
      #expect(tree.root[Slider.self]?.value == value, "\(text) in \(range)")
    }
  }

  @Test("Digits type the value of a slider, until another key is pressed")
  func typedValues() throws {
    let tree = LiveTree(
      VStack {
        Slider(.minimumValue(18), .maximumValue(120), .value(50))
        Slider(.minimumValue(-1), .maximumValue(1))
        Slider(.minimumValue(5), .maximumValue(9))
      })
    func type(_ text: String, into index: Int) throws -> Double? {
      try tree.root.children[index].focus()
      for character in text { try tree.press(KeyPress(.character(character))) }
      return tree.root.children[index][Slider.self]?.value
    }
    #expect(try type("1", into: 0) == 18)
    #expect(try type("9", into: 0) == 19)
    #expect(try type("99", into: 0) == 99)
    #expect(try type("7.5", into: 0) == 18)
    try tree.press(.right)
    #expect(try type("27", into: 0) == 27)
    #expect(try type("-0,75", into: 1) == -0.75)
    #expect(try type("6", into: 2) == 6)
    try tree.root.children[2].focus()
    try tree.press("-")
    #expect(tree.root.children[2][Slider.self]?.value == 5.95)
    #expect(throws: ActionError.self) { try tree.press("x") }
  }
}
