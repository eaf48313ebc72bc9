import Foundation
import LiveTesting
import Testing

@Suite("The values that a runtime hands over")
@MainActor struct AdmittedValueTests {
  /// Texts that hold what has no place in a line, with what enters it.
  private static let texts = [
    ("a\nb", "a b"), ("a\r\nb", "a b"), ("a\rb", "a b"), ("a\u{B}b\u{C}c\u{85}d\u{2028}e\u{2029}f", "a b c d e f"),
    ("a\tb", "a b"), ("a\0b", "ab"), ("\u{1B}[31mred", "[31mred"), ("a\u{7F}b\u{9B}c", "abc"),
    ("a\u{202E}b\u{202C}c", "abc"), ("\u{2066}a\u{2069}\u{2067}b\u{2068}c\u{202A}d\u{202B}e\u{202D}f", "abcdef"),
    ("e\u{301} 👩‍👩‍👧 שלום\u{200F} \u{200B}世", "e\u{301} 👩‍👩‍👧 שלום\u{200F} \u{200B}世"), ("\n", " "),
  ]

  private static let fields: [@MainActor () -> any Widget] = [
    { TextField() }, { SearchBar() }, { TextField(.isSecureTextEntry(true)) },
  ]

  @Test("Text that is typed, pasted or set in a field loses line breaks, control and direction characters")
  func lines() throws {
    for field in Self.fields {
      for (text, expected) in Self.texts {
        let tree = LiveTree(VStack { field() })
        let node = tree.root.children[0]
        try node.paste(text)
        #expect(node.text == expected, "pasted \(text.debugDescription)")
        try node.replace(with: "")
        try node.replace(with: text)
        #expect(node.text == expected, "set \(text.debugDescription)")
        try node.replace(with: "")
        try node.type(text)
        // A line break presses the return key, and is not typed.
        let typed = expected.filter { !$0.isWhitespace }
        #expect(node.text?.filter { !$0.isWhitespace } == typed, "typed \(text.debugDescription)")
        #expect(node.text?.contains { $0.isNewline || $0 == "\0" || $0 == "\u{202E}" } == false)
      }
    }
  }

  @Test("A text view keeps tabs, line breaks and direction characters, and loses control characters")
  func textViews() throws {
    for (text, expected) in [
      ("a\tb\nc", "a\tb\nc"), ("a\r\nb\rc\u{2028}d", "a\nb\nc\nd"), ("a\0\u{1B}\u{9B}b", "ab"),
      ("\u{202E}a\u{202C}", "\u{202E}a\u{202C}"),
    ] {
      let tree = LiveTree(VStack { TextView() })
      let node = tree.root.children[0]
      try node.paste(text)
      #expect(node.text == expected)
      try node.replace(with: text)
      #expect(node.text == expected)
      try node.clear()
      try node.type(text)
      #expect(node.text == expected)
    }
  }

  @Test("A text of characters that are all dropped changes nothing")
  func nothing() throws {
    let tree = LiveTree(VStack { TextField(.text("Ada")) })
    let node = tree.root.children[0]
    try node.focus()
    try tree.press("a" + .command)
    try node.paste("\0\u{202E}")
    try node.replace(with: "\u{7}")
    try node.type("\0")
    #expect(node.text == "Ada")
    try node.replace(with: "")
    #expect(node.text == "")
  }

  @Test("A typed line break does not press a disabled return key")
  func disabledReturn() throws {
    var count = 0
    let field = TextField(.enablesReturnKeyAutomatically(true), .textSubmitted --> { _ in count += 1 })
    let tree = LiveTree(VStack { field })
    let node = tree.root.children[0]
    try node.type("\n")
    #expect(throws: ActionError.self) { try node.submit() }
    #expect(count == 0)
    try node.type("a\n")
    #expect(count == 1)
  }

  @Test("A picker takes the nearest date and duration that its wheels offer, within its limits")
  func dates() throws {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    func picked(_ minutes: Double, _ picker: DatePicker) throws -> Double? {
      let tree = LiveTree(VStack { picker })
      try tree.root.children[0].pick(start.addingTimeInterval(minutes * 60))
      return try tree.find(DatePicker.self).node()[DatePicker.self]?.date.map { $0.timeIntervalSince(start) / 60 }
    }
    let quarter = DatePicker(.minuteInterval(15))
    #expect(try picked(787, quarter) == 780)
    #expect(try picked(788, quarter) == 795)
    #expect(try picked(787, quarter.with(.roundsToMinuteInterval(false))) == 787)
    #expect(try picked(787, quarter.with(.datePickerMode(.date))) == 787)
    #expect(try picked(787, DatePicker()) == 787)
    #expect(try picked(787, quarter.with(.timeZone(TimeZone(secondsFromGMT: 20_700)))) == 780)
    #expect(try picked(787, quarter.with(.timeZone(TimeZone(secondsFromGMT: 600)))) == 785)
    let limited = quarter.with(
      .minimumDate(start.addingTimeInterval(62 * 60)), .maximumDate(start.addingTimeInterval(118 * 60)))
    #expect(try picked(0, limited) == 75)
    #expect(try picked(500, limited) == 105)
    #expect(try picked(.infinity, DatePicker(.minuteInterval(30))) != nil)
    for (minutes, interval, expected) in [
      (7.0, 10, 10.0), (4, 10, 0), (1_439, 30, 1_410), (.infinity, 15, 1_425), (-5, 15, 0), (7, 1, 7),
    ] {
      let tree = LiveTree(VStack { DatePicker(.datePickerMode(.countDownTimer), .minuteInterval(interval)) })
      try tree.root.children[0].pick(duration: minutes * 60)
      #expect(tree.root.children[0][DatePicker.self]?.countDownDuration == expected * 60)
    }
  }

  @Test("No number, index or text that a control does not offer changes it")
  func controls() throws {
    let picker = PickerView(.components([["a", "b"], ["c"]]))
    let widgets: [any Widget] = [
      Slider(.minimumValue(1), .maximumValue(2), .value(1)), Stepper(.maximumValue(3), .value(2)),
      SegmentedControl(["One", "Two"], .selectedSegmentIndex(1)), PageControl(.numberOfPages(3), .currentPage(1)),
      picker, SearchBar(.scopeButtonTitles(["One", "Two"]), .showsScopeBar(true)), DatePicker(.date(Date.distantPast)),
      Switch(), TextField(.text("Ada")),
    ]
    for widget in widgets {
      let tree = LiveTree(VStack { widget })
      let node = tree.root.children[0]
      let before = node.appearanceText
      for number in [Double.nan, -.nan] {
        #expect(throws: ActionError.self) { try node.slide(to: number) }
        #expect(throws: ActionError.self) { try node.pick(Date(timeIntervalSinceReferenceDate: number)) }
        #expect(throws: ActionError.self) { try node.pick(duration: number) }
      }
      for index in [-1, 3, .max, .min] {
        #expect(throws: ActionError.self) { try node.select(segment: index) }
        #expect(throws: ActionError.self) { try node.select(page: index) }
        #expect(throws: ActionError.self) { try node.select(row: index) }
        #expect(throws: ActionError.self) { try node.select(row: 0, inComponent: index) }
        #expect(throws: ActionError.self) { try node.select(scope: index) }
        #expect(throws: ActionError.self) { try node.select(tab: index) }
      }
      #expect(node.appearanceText == before)
      for number in [-Double.infinity, .infinity, -1e308, 1e308, 1.5] {
        try? node.slide(to: number)
        try? node.pick(Date(timeIntervalSinceReferenceDate: number))
      }
      if let slider = node[Slider.self] { #expect(1...2 ~= slider.value) }
      if let stepper = node[Stepper.self] { #expect(stepper.value == 2) }
    }
  }
}

extension Node {
  fileprivate var appearanceText: String { "\(model)" }
}
