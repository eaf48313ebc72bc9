import Foundation
import LiveTesting
import Testing
import Widgets

@testable import Live
@testable import Terminal

@Suite("The calendar of a date picker")
@MainActor struct CalendarPanelTests {
  private let log = Var<[String]>([])

  /// Returns a stage with a picker whose days are logged. The date is 10:13 in the morning of the day.
  private func stage(_ day: String, _ mods: Mod<DatePicker>..., footer: TerminalFooter = .hidden) throws -> Stage {
    let date = try Date("\(day)T10:13:00Z", strategy: .iso8601)
    let tree = LiveTree(
      VStack {
        DatePicker(
          .date(date), .datePickerMode(.dateAndTime), Mod(list: mods), .timeZone(.gmt), .valueChanged --> { log($0) })
      })
    return Stage(tree, width: 60, height: 16, footer: footer)
  }

  private func log(_ date: Date) { log.value.append(String(date.formatted(.iso8601).dropLast(4))) }

  /// Returns the date that a key, and then Return, choose in the calendar.
  private func chosen(from day: String, _ keys: KeyPress..., mods: Mod<DatePicker>...) throws -> String? {
    let stage = try stage(day, Mod(list: mods))
    stage.press(.return)
    for key in keys { stage.press(key) }
    stage.press(.return)
    return log.value.last
  }

  @Test(
    "Before a date is picked, neither wheels nor the month mark one", arguments: [DatePicker.Style.wheels, .inline])
  func unpicked(style: DatePicker.Style) throws {
    let picker = DatePicker(.datePickerMode(.date), .preferredDatePickerStyle(style), .timeZone(.gmt))
    let tree = LiveTree(
      VStack {
        Button("First"); picker
      })
    let stage = Stage(tree, width: 60, height: 16)
    func hasDate() -> Bool { stage.text.contains(style == .wheels ? /\d{4}/ : /\[ *\d+ *\]/) }
    #expect(!hasDate(), "\(stage.text)")
    stage.press(.tab, .up)
    #expect(try tree.find(DatePicker.self).date != nil && hasDate(), "\(stage.text)")
  }

  @Test(
    "A picker without a date shows none, and its calendar and its keys begin at today",
    arguments: [false, true])
  func withoutDate(isInline: Bool) throws {
    let picked = Var<[Date]>([])
    func stage() -> Stage {
      let style = isInline ? DatePicker.Style.inline : .compact
      let picker = DatePicker(
        .preferredDatePickerStyle(style), .timeZone(.gmt), .valueChanged --> { picked.value += [$0] })
      return Stage(LiveTree(VStack { picker }), width: 60, height: 16)
    }
    let byKey = stage()
    #expect(!byKey.text.contains("2001") && byKey.text.contains("No time"), "\(byKey.text)")
    byKey.press(.left)
    let byCalendar = stage()
    byCalendar.press(.return)
    if !isInline { byCalendar.press(.left, .return) }
    // An inline picker has chosen the day that it shows.
    let days: [TimeInterval] = isInline ? [-1, 0] : [-1, -1]
    #expect(picked.value.count == 2)
    for (date, day) in zip(picked.value, days) { #expect(abs(date.timeIntervalSinceNow - day * 86_400) < 60) }
  }

  @Test("Return opens the calendar over a compact picker, and chooses the day without changing the time")
  func opening() throws {
    let stage = try stage("2025-11-21")
    stage.press(.return)
    #expect(stage.text.contains("─ Day ─") && stage.text.contains("November 2025"))
    #expect(stage.terminal.reversed == "[21]")
    stage.press(.right, .return)
    #expect(log.value == ["2025-11-22T10:13"])
    #expect(!stage.text.contains("─ Day ─") && stage.text.contains("Nov 22, 2025"))
  }

  @Test(
    "Arrows move by days and weeks, Page Up and Page Down by months, with Alternate by years, Home and End in the week",
    arguments: [
      ([.left], "2025-11-20"), ([.right], "2025-11-22"), ([.up], "2025-11-14"), ([.down], "2025-11-28"),
      ([.pageUp], "2025-10-21"), ([.pageDown], "2025-12-21"), ([.home], "2025-11-16"), ([.end], "2025-11-22"),
      ([.pageDown + .alternate], "2026-11-21"), ([.pageUp + .alternate], "2024-11-21"),
      ([.down, .down], "2025-12-05"), ([.home, .home], "2025-11-16"),
    ] as [([KeyPress], String)])
  func keys(keys: [KeyPress], day: String) throws {
    let stage = try stage("2025-11-21")
    stage.press(.return)
    for key in keys { stage.press(key) }
    #expect(log.value.isEmpty)
    stage.press(.return)
    #expect(log.value == ["\(day)T10:13"])
  }

  @Test("Going to a shorter month chooses its last day")
  func shorterMonth() throws { #expect(try chosen(from: "2025-01-31", .pageDown) == "2025-02-28T10:13") }

  @Test("Escape, and a click beside it, close it without a change")
  func closing() throws {
    let stage = try stage("2025-11-21")
    stage.press(.return, .down, .escape)
    #expect(!stage.text.contains("─ Day ─") && stage.text.contains("Nov 21, 2025"))
    stage.press(.return, .down)
    stage.handle(.pointer(.init(.down(0), x: 0, y: 15)))
    #expect(!stage.text.contains("─ Day ─") && log.value.isEmpty)
  }

  @Test("The calendar does not go beyond the limits of the picker, and dims other days")
  func limits() throws {
    let (start, end) = (
      try Date("2025-11-19T12:00:00Z", strategy: .iso8601), try Date("2025-11-24T08:00:00Z", strategy: .iso8601)
    )
    let limits = Mod<DatePicker>(list: [.minimumDate(start), .maximumDate(end)])
    #expect(try chosen(from: "2025-11-21", .pageUp, mods: limits) == "2025-11-19T12:00")
    #expect(try chosen(from: "2025-11-21", .pageDown, .right, mods: limits) == "2025-11-24T08:00")
    let stage = try stage("2025-11-21", limits)
    stage.press(.return)
    func isDim(_ day: String) throws -> Bool {
      let top = try #require(stage.terminal.place(of: " SU  MO"))
      let row = stage.terminal.rows[(top.y + 1)...].first { $0.map(\.text).joined().contains(" \(day) ") }
      let cells = try #require(row)
      let column = try #require(cells.indices.first { cells[$0...].map(\.text).joined().hasPrefix(day) })
      return cells[column].style.contains("2")
    }
    for day in ["18", "25"] { #expect(try isDim(day)) }
    for day in ["19", "20", "22", "24"] { #expect(try !isDim(day)) }
    let count = log.value.count
    try stage.click("  18 ", 3)
    #expect(log.value.count == count && stage.text.contains("─ Day ─"))
  }

  @Test("The first weekday and the names are those of the picker's calendar and locale")
  func locale() throws {
    let locale = Locale(identifier: "de_DE")
    var calendar = Calendar(identifier: .gregorian)
    calendar.firstWeekday = 2
    let stage = try stage("2025-11-21", .locale(locale), .calendar(calendar), .accessibilityLabel("Anreise"))
    stage.press(.return)
    #expect(stage.text.contains("─ Anreise ─"))
    #expect(stage.text.contains("MO  DI  MI  DO  FR  SA  SO"))
    stage.press(.home, .return)
    #expect(log.value == ["2025-11-17T10:13"])
  }

  @Test("A click on the date opens the calendar, one on an arrow changes the month, and one on a day chooses it")
  func pointer() throws {
    let stage = try stage("2025-11-21")
    try stage.click("Nov 21")
    try stage.click("›")
    #expect(stage.text.contains("December 2025") && log.value.isEmpty)
    try stage.click("‹")
    try stage.click("‹")
    #expect(stage.text.contains("October 2025") && stage.text.contains("─ Day ─"))
    try stage.click(" 13", 1)
    #expect(log.value == ["2025-10-13T10:13"] && !stage.text.contains("─ Day ─"))
  }

  @Test("The frame of the calendar stays in place for months of any length")
  func frame() throws {
    let stage = try stage("2026-01-15")
    stage.press(.return)
    let (top, bottom) = (stage.terminal.place(of: "╭"), stage.terminal.place(of: "╰"))
    for _ in 0..<12 {
      stage.press(.pageDown)
      #expect(stage.terminal.place(of: "╭").map { [$0.x, $0.y] } == top.map { [$0.x, $0.y] })
      #expect(stage.terminal.place(of: "╰").map { [$0.x, $0.y] } == bottom.map { [$0.x, $0.y] })
    }
  }

  @Test("An inline picker opens the calendar, too; pickers of times, durations or wheels have none")
  func styles() throws {
    #expect(try stage("2025-11-21", .preferredDatePickerStyle(.inline)).press(.return) == .done)
    for mod in [.datePickerMode(.time), .datePickerMode(.countDownTimer), .preferredDatePickerStyle(.wheels)]
      as [Mod<DatePicker>]
    {
      let stage = try stage("2025-11-21", mod)
      #expect(stage.press(.return) == .unused)
    }
  }

  @Test("The footer names the key that opens the calendar, and then its keys")
  func footer() throws {
    let stage = try stage("2025-11-21", footer: .visible)
    #expect(stage.terminal.lines.last?.hasPrefix(" Return Calendar") == true)
    stage.press(.return)
    #expect(stage.terminal.lines.last?.hasPrefix(" Return Choose  Esc Close  ←→↑↓ Day") == true)
  }

  @Test("Choosing a day for a picker that was removed meanwhile has no effect")
  func gone() throws {
    let isShown = Var(true)
    let tree = LiveTree { VStack { if isShown.value { DatePicker(.datePickerMode(.date)) } } }
    let stage = Stage(tree, width: 60, height: 16)
    stage.press(.return)
    isShown.set(false)
    stage.press(.return)
    #expect(!stage.text.contains("─ Day ─") && stage.terminal.lines.last?.isEmpty == false)
  }

  @Test("In a small terminal the calendar scrolls to the day, and has no frame if there is space for only a week")
  func small() throws {
    let stage = try stage("2025-11-03", footer: .visible)
    stage.press(.return)
    stage.handle(.resize(width: 20, height: 8))
    #expect(stage.text.contains("SU MO TU WE TH FR SA"), "\(stage.text)")
    #expect(stage.terminal.reversed == "3")
    for day in [10, 17, 24, 1, 8] {
      stage.press(.down)
      #expect(stage.terminal.reversed == "\(day)", "\(stage.text)")
    }
    stage.press(.home, .up, .up)
    #expect(stage.terminal.reversed == "23")
    try stage.click("26 27", 1)
    #expect(log.value == ["2025-11-26T10:13"])
    stage.press(.return)
    stage.handle(.resize(width: 31, height: 7))
    #expect(stage.text.contains("╭") && stage.terminal.reversed == "[26]", "\(stage.text)")
  }

  @Test("The day of an inline picker stays in view in a low terminal")
  func inlineDay() throws {
    let date = try Date("2025-11-21T10:13:00Z", strategy: .iso8601)
    let zone = try #require(TimeZone(secondsFromGMT: 0))
    let picker = DatePicker(
      .date(date), .datePickerMode(.date), .preferredDatePickerStyle(.inline), .timeZone(zone),
      .accessibilityLabel("Day"))
    let content = ScrollView {
      VStack {
        Button("First"); picker
      }
    }
    let stage = Stage(LiveTree(ViewController("Title") { content }), width: 40, height: 5)
    stage.press(.tab)
    #expect(stage.terminal.reversed == "[21]", "\(stage.text)")
    stage.press(.down)
    #expect(stage.terminal.reversed == "[28]", "\(stage.text)")
    stage.press(.up, .up, .up)
    #expect(stage.terminal.reversed == "[7]", "\(stage.text)")
  }

  @Test("The calendar fits any terminal")
  func sizes() throws {
    let stage = try stage("2025-11-21")
    stage.press(.return)
    for (width, height) in [(1, 1), (3, 2), (15, 4), (16, 5), (200, 60), (2, 30), (60, 16)] {
      stage.handle(.resize(width: width, height: height))
      #expect(stage.terminal.lines.count == height)
      stage.press(.down, .pageDown)
    }
    #expect(stage.text.contains("─ Day ─"))
  }

  @Test("A click on a day of an inline picker chooses it in the time zone of the picker")
  func inlineZone() throws {
    let zone = try #require(TimeZone(secondsFromGMT: 14 * 3600))
    let date = try Date("2025-11-20T20:00:00Z", strategy: .iso8601)
    let tree = LiveTree(
      VStack {
        DatePicker(
          .date(date), .datePickerMode(.date), .preferredDatePickerStyle(.inline), .timeZone(zone),
          .valueChanged --> { log($0) })
      })
    let stage = Stage(tree, width: 40, height: 12)
    #expect(stage.text.contains("[21]"))
    try stage.click(" 26", 1)
    #expect(log.value == ["2025-11-25T20:00"] && stage.text.contains("[26]"))
  }
}
