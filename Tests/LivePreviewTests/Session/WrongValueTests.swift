import Foundation
import LivePreview
import LiveTesting
import Testing

/// Values that the element of a control does not have.
@MainActor
struct WrongValueTests {
  private static let texts: [Any] = [
    "", "\n", "a\nb", "a\0b", "\u{202E}b", "-", "1e309", "NaN", "inf", "0x10", " 1", "1 ", "-1", "99", "1.5", "٣",
    "2025-02-30", "2025-13-01", "2025-00-10", "2025-1-0", "0000-01-01", "2025-02", "2025-02-28", "2025", "T25:61",
    "T10:00", "25:00", "24:00", "10:60", "10", "10:", ":", "10:00:61", "10:07", "2025-02-28T", "2025-02-28T10:07",
    "2025-02-30T10:00", "2025-02-28T10:00T10:00", "10:00T2025-02-28", "2025-02-28 10:00", "-2025-02-28", "2025-02--1",
  ]
  private static let others: [Any] = [
    true, false, -1, 0, 1, 2, 99, 1.5, 1e300, -1e300, [0, 0], [1, 1], [9, 9], [-1, 0], [0, -1], [0.5, 0], [Double](),
    [1],
  ]

  private static let start = Date(timeIntervalSinceReferenceDate: 0)

  private static var widgets: [@MainActor () -> any Widget] {
    let segments = [
      SegmentedControl.Segment("One"), SegmentedControl.Segment("Two", .isEnabled(false)),
      SegmentedControl.Segment("Three"),
    ]
    let controls: [@MainActor () -> any Widget] = [
      { TextField(.text("Ada")) }, { TextView(.text("Ada")) }, { TextField(.enablesReturnKeyAutomatically(true)) },
      { SearchBar(.text("Ada"), .scopeButtonTitles(["One", "Two"]), .showsScopeBar(true)) }, { Switch() },
      { Slider(.minimumValue(1), .maximumValue(2), .value(1)) }, { Stepper(.maximumValue(3), .value(2)) },
      { SegmentedControl(segments) }, { PageControl(.numberOfPages(3)) },
      { PickerView(.components([["a", "b"], ["c"]])) }, { Button("Button") }, { Label("Label") },
    ]
    let latest = Date(timeIntervalSinceReferenceDate: 1e9)
    let pickers: [@MainActor () -> any Widget] = DatePicker.Mode.allCases.map { mode in
      { DatePicker(.datePickerMode(mode), .date(start), .minuteInterval(15), .maximumDate(latest)) }
    }
    return controls + pickers
  }

  @Test("Whatever a page sets, each control has a value that its user could choose, and the page shows it")
  func everything() throws {
    for make in Self.widgets {
      for value in Self.texts + Self.others {
        let tree = LiveTree(VStack { make() })
        let visitor = Visitor(LiveSession(tree))
        let node = tree.root.children[0]
        let context = Comment(rawValue: "\(type(of: node.model)) \(value)")
        try? visitor.act("set", on: node.id, value)
        #expect(visitor.difference(from: tree) == nil, context)
        check(node, context)
      }
    }
  }

  private func check(_ node: Node, _ context: Comment) {
    switch node.model {
    case let input as any TextInput:
      let wrong = input.text?.unicodeScalars.contains { scalar in
        scalar == "\0" || !(input is TextView) && (scalar == "\n" || scalar == "\u{202E}")
      }
      #expect(wrong != true, context)
    case let slider as Slider: #expect(1...2 ~= slider.value, context)
    case let stepper as Stepper: #expect(0...3 ~= stepper.value, context)
    case let control as SegmentedControl: #expect([-1, 0, 2].contains(control.selectedSegmentIndex), context)
    case let control as PageControl: #expect(0..<3 ~= control.currentPage, context)
    case let picker as PickerView:
      #expect(0..<2 ~= picker.components[0].selectedRow && picker.components[1].selectedRow == 0, context)
    case let picker as DatePicker:
      let seconds = picker.date?.timeIntervalSinceReferenceDate ?? .nan
      #expect(seconds <= 1e9 && seconds.truncatingRemainder(dividingBy: 900) == 0, context)
      #expect(picker.countDownDuration.truncatingRemainder(dividingBy: 900) == 0, context)
    default: break
    }
  }

  @Test("A picker takes only the components that its mode offers, and dates that exist")
  func dates() throws {
    func entered(_ text: String, _ mode: DatePicker.Mode) throws -> Double? {
      let date = Self.start.addingTimeInterval(30 * 86_400)
      let tree = LiveTree(VStack { DatePicker(.datePickerMode(mode), .date(date)) })
      let visitor = Visitor(LiveSession(tree))
      let node = tree.root.children[0]
      do { try visitor.act("set", on: node.id, text) } catch { return nil }
      let picker = node[DatePicker.self]
      return mode == .countDownTimer ? picker?.countDownDuration : picker?.date?.timeIntervalSince(Self.start)
    }
    // The 31st of January is picked.
    let right: [(String, DatePicker.Mode, Double)] = [
      ("10:07", .time, 30 * 86_400 + 36_420), ("10:07:30", .time, 30 * 86_400 + 36_420), ("2001-01-02", .date, 86_400),
      ("2000-02-29", .date, -307 * 86_400), ("2001-02", .yearAndMonth, 58 * 86_400),
      ("2001-01-02T01:00", .dateAndTime, 90_000), ("23:59", .countDownTimer, 86_340),
    ]
    for (text, mode, expected) in right { #expect(try entered(text, mode) == expected, "\(text) in \(mode)") }
    for mode in DatePicker.Mode.allCases {
      let texts = Self.texts.compactMap { $0 as? String }.filter { text in
        !right.contains { $0.0 == text && $0.1 == mode }
      }
      let fitting: Set<String> =
        switch mode {
        case .time, .countDownTimer: ["10:07"]
        case .date: ["2025-02-28"]
        case .yearAndMonth: ["2025-02"]
        case .dateAndTime: ["2025-02-28T10:07"]
        }
      // The field is empty while a part of the date is missing.
      for text in texts where !text.isEmpty && !fitting.contains(text) {
        #expect(try entered(text, mode) == nil, "\(text) in \(mode)")
      }
    }
  }
}
