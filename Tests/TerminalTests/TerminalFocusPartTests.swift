import Foundation
import LiveTesting
import Mod
import Testing
import Widgets

@testable import Live
@testable import Terminal

@Suite("The parts of a widget that receive keys")
@MainActor struct TerminalFocusPartTests {
  private let log = Var<[String]>([])

  private func add(_ entry: String) { log.set(log.value + [entry]) }

  private var searchBar: SearchBar {
    SearchBar(
      .text("Ada"), .showsCancelButton(true), .scopeButtonTitles(["All", "New"]), .showsScopeBar(true),
      .cancelButtonClicked --> { add("cancel") }, .selectedScopeButtonIndexDidChange --> { add("scope \($0)") },
      .bookmarkButtonClicked --> { add("bookmark") }, .resultsListButtonClicked --> { add("results") },
      .textChanged --> { add($0) })
  }

  @Test("Tab visits the field, the buttons and the scopes of a search bar, one of which looks focused")
  func searchBarParts() {
    let stage = Stage(
      LiveTree(
        VStack {
          searchBar; Button("After")
        }), width: 50)
    #expect(stage.terminal.isCursorVisible && stage.terminal.reversed.isEmpty)
    stage.press(.tab)
    #expect(!stage.terminal.isCursorVisible && stage.terminal.reversed == "Cancel")
    stage.press("x")
    #expect(log.value.isEmpty)
    stage.press(.tab)
    #expect(stage.terminal.reversed.contains("All") && !stage.terminal.reversed.contains("Cancel"))
    stage.press(.right)
    #expect(log.value == ["scope 1"] && stage.terminal.reversed.contains("New"))
    stage.press(.tab)
    #expect(stage.terminal.reversed.contains("After"))
    stage.press(.tab + .shift)
    #expect(stage.terminal.reversed.contains("New"))
    stage.press(.tab + .shift, .tab + .shift)
    #expect(stage.terminal.isCursorVisible && stage.terminal.reversed.isEmpty)
    stage.send("!")
    #expect(log.value == ["scope 1", "Ada!"])
  }

  @Test("Cancel ends editing by its key and by a click, and a click into the field moves the caret there")
  func cancelling() throws {
    let stage = Stage(
      LiveTree(
        VStack {
          searchBar; Button("After")
        }), width: 50)
    stage.press(.tab, .return)
    #expect(log.value == ["cancel"] && stage.terminal.reversed.isEmpty && !stage.terminal.isCursorVisible)
    stage.press(.tab)
    #expect(stage.terminal.reversed.contains("All"))
    stage.press(.tab)
    #expect(stage.terminal.reversed.contains("After"))
    try stage.click("Ada")
    #expect(stage.terminal.isCursorVisible)
    try stage.click("Cancel")
    #expect(log.value == ["cancel", "cancel"] && !stage.terminal.isCursorVisible)
    try stage.click("Ada")
    stage.press(.tab)
    #expect(!stage.terminal.isCursorVisible)
    try stage.click("Ada")
    #expect(stage.terminal.isCursorVisible && !stage.terminal.reversed.contains("Cancel"))
  }

  @Test("After Escape, Tab continues from the part that had the focus")
  func leaving() throws {
    let text = Var("Ada")
    let tree = LiveTree(
      VStack {
        Button("Before"); searchBar.with(.text <--> text); Button("After")
      })
    let stage = Stage(tree, width: 50)
    for (tabs, forwards, backwards) in [(0, "Cancel", "Before"), (1, "All", ""), (2, "After", "Cancel")] {
      for (key, expected) in [(KeyPress.tab, forwards), (.tab + .shift, backwards)] {
        try stage.click("Ada")
        for _ in 0..<tabs { stage.press(.tab) }
        stage.press(.escape)
        // The first one has cleared the text.
        if tabs == 0 {
          #expect(!stage.text.contains("Ada"))
          stage.press(.escape)
          text.set("Ada")
        }
        #expect(!stage.terminal.isCursorVisible && stage.terminal.reversed.isEmpty)
        stage.press(key)
        let reversed = stage.terminal.reversed
        #expect(expected.isEmpty || reversed.contains(expected), "\(tabs) \(key): \(reversed)")
        #expect(stage.terminal.isCursorVisible == expected.isEmpty)
      }
    }
  }

  @Test("The bookmark button and the results button of a search bar are reached by keys and by clicks")
  func accessories() throws {
    let bookmarks = Stage(LiveTree(VStack { searchBar.with(.showsBookmarkButton(true)) }), width: 50)
    bookmarks.press(.tab, .return)
    #expect(log.value == ["bookmark"] && bookmarks.terminal.reversed.count == 1)
    try bookmarks.click(bookmarks.terminal.reversed)
    #expect(log.value == ["bookmark", "bookmark"])
    let results = Stage(LiveTree(VStack { searchBar.with(.showsSearchResultsButton(true)) }), width: 50)
    results.press(.tab, .space)
    #expect(log.value.last == "results")
  }

  @Test("Each part of a search bar has its own keys in the footer")
  func hints() {
    let stage = Stage(LiveTree(VStack { searchBar }), width: 90, footer: .visible)
    #expect(!stage.text.contains("Choose"))
    stage.press(.tab)
    #expect(stage.text.contains("Press") && !stage.text.contains("Submit"))
    stage.press(.tab)
    #expect(stage.text.contains("Choose"))
  }

  @Test("The date and the time of a compact picker are focused separately, also by a click")
  func compact() throws {
    let stage = try dates(.compact)
    stage.press(.tab)
    #expect(stage.terminal.reversed == "[ Nov 21, 2025 ]")
    stage.press(.right)
    #expect(log.value.last == "2025-11-22T10:13")
    stage.press(.tab)
    #expect(stage.terminal.reversed == "[ 10:13 AM ]")
    stage.press(.right)
    #expect(log.value.last == "2025-11-22T10:14")
    stage.press(.pageDown)
    #expect(log.value.last == "2025-11-22T11:14")
    stage.press(.return)
    #expect(!stage.text.contains("November"))
    stage.press(.tab)
    #expect(stage.terminal.reversed.contains("After"))
    try stage.click("11:14")
    #expect(stage.terminal.reversed == "[ 11:14 AM ]")
    stage.press(.tab + .shift, .return)
    #expect(stage.text.contains("November 2025"))
    stage.press(.pageDown, .return)
    #expect(log.value.last == "2025-12-22T11:14")
  }

  @Test("An inline calendar has the keys of the calendar panel, and Return opens none over it")
  func inline() throws {
    let stage = try dates(.inline, .date)
    stage.press(.tab)
    let keys: [(KeyPress, String)] = [
      (.right, "2025-11-22"), (.left, "2025-11-21"), (.up, "2025-11-14"), (.down, "2025-11-21"),
      (.pageDown, "2025-12-21"), (.pageUp, "2025-11-21"), (.pageDown + .alternate, "2026-11-21"),
      (.pageUp + .alternate, "2025-11-21"), (.home, "2025-11-16"), (.end, "2025-11-22"),
    ]
    for (key, day) in keys {
      stage.press(key)
      #expect(log.value.last == "\(day)T10:13", "\(key)")
    }
    stage.press(.return)
    #expect(!stage.text.contains("─ Day ─") && log.value.last == "2025-11-22T10:13")
    stage.press(.tab)
    #expect(stage.terminal.reversed.contains("After"))
  }

  @Test("An inline calendar with a time has a box for it below, with the keys of a compact picker's")
  func inlineTime() throws {
    let stage = try dates(.inline)
    #expect(stage.text.contains("[ 10:13 AM ]"))
    stage.press(.tab)
    #expect(stage.terminal.reversed == "[21]")
    stage.press(.down)
    #expect(log.value.last == "2025-11-28T10:13")
    stage.press(.tab)
    #expect(stage.terminal.reversed == "[ 10:13 AM ]")
    stage.press(.right, .pageDown)
    #expect(log.value.last == "2025-11-28T11:14")
    stage.press(.return)
    #expect(!stage.text.contains("─ Day ─"))
    stage.press(.up)
    #expect(log.value.last == "2025-11-28T11:15")
    stage.press(.down, .tab)
    #expect(stage.terminal.reversed.contains("After"))
    try stage.click("11:14")
    #expect(stage.terminal.reversed == "[ 11:14 AM ]")
    try stage.click(" 12 ", 1)
    stage.press(.right)
    #expect(log.value.last == "2025-11-13T11:14")
  }

  @Test("Wheels of a duration and of minutes show neighboring values at the picker's interval")
  func neighbors() throws {
    let timer = DatePicker(.datePickerMode(.countDownTimer), .minuteInterval(5), .countDownDuration(3_900))
    let lines = Stage(LiveTree(VStack { timer }), width: 40).terminal.lines
    #expect(lines[0].contains("0 hours") && lines[0].contains("0 min"))
    #expect(lines[1].contains("1 hours") && lines[1].contains("5 min"))
    #expect(lines[2].contains("2 hours") && lines[2].contains("10 min"))
    let date = try Date("2025-11-21T10:15:00Z", strategy: .iso8601)
    let time = DatePicker(
      .datePickerMode(.time), .minuteInterval(15), .date(date), .timeZone(.gmt), .preferredDatePickerStyle(.wheels))
    let wheels = Stage(LiveTree(VStack { time }), width: 40).terminal.lines
    #expect(wheels[0].contains("00") && wheels[1].contains("15") && wheels[2].contains("30"), "\(wheels)")
  }

  @Test("Wheels of a date picker have the same keys as those of a picker, and react to clicks")
  func wheels() throws {
    let stage = try dates(.wheels)
    stage.press(.tab)
    #expect(stage.terminal.reversed.trimmingCharacters(in: .whitespaces) == "Fri Nov 21")
    stage.press(.down)
    #expect(log.value.last == "2025-11-22T10:13")
    stage.press(.up, .right, .down)
    #expect(log.value.last == "2025-11-21T11:13")
    stage.press(.right, .up)
    #expect(log.value.last == "2025-11-21T11:12")
    stage.press(.right, .down)
    #expect(log.value.last == "2025-11-21T23:12")
    let count = log.value.count
    stage.press(.down)
    #expect(log.value.count == count)
    stage.press(.left, .left, .down)
    #expect(log.value.last == "2025-11-21T00:12")
    try stage.click("Sat Nov 22")
    #expect(log.value.last == "2025-11-22T00:12")
    stage.press(.tab)
    #expect(stage.terminal.reversed.contains("After"))
  }

  @Test("Wheels of a month, of a day and of a duration turn independently")
  func otherWheels() throws {
    let date = try dates(.wheels, .date)
    date.press(.tab, .down)
    #expect(log.value.last == "2025-12-21T10:13")
    date.press(.down)
    #expect(log.value.last == "2025-01-21T10:13")
    date.press(.right, .up, .right, .down)
    #expect(log.value.last == "2026-01-20T10:13")
    let month = try dates(.wheels, .yearAndMonth)
    month.press(.tab, .right, .down)
    #expect(log.value.last == "2026-11-21T10:13")
    let durations = Var(0.0)
    let picker = DatePicker(.datePickerMode(.countDownTimer), .minuteInterval(5), .countDownDuration <--> durations)
    let timer = Stage(LiveTree(VStack { picker }), width: 60)
    timer.press(.down, .right, .down, .down, .up)
    #expect(durations.value == 3_900)
  }

  /// Returns a stage with a picker of 10:13 in the morning of a Friday, between two buttons.
  private func dates(_ style: DatePicker.Style, _ mode: DatePicker.Mode = .dateAndTime) throws -> Stage {
    let date = try Date("2025-11-21T10:13:00Z", strategy: .iso8601)
    let tree = LiveTree(
      VStack {
        Button("Before")
        DatePicker(
          .datePickerMode(mode), .date(date), .preferredDatePickerStyle(style), .timeZone(.gmt),
          .valueChanged --> { add(String($0.formatted(.iso8601).dropLast(4))) })
        Button("After")
      })
    return Stage(tree, width: 60, height: 16)
  }

  @Test("Arrows turn the pages of a page view controller, whose dots show the focus")
  func pages() {
    let stage = Stage(
      LiveTree(
        VStack {
          pages(.currentPage(1)); Button("After")
        }), width: 40, height: 16)
    #expect(stage.terminal.reversed == "●")
    stage.press(.right)
    #expect(log.value == ["page 2"] && stage.text.contains("Mary"))
    stage.press(.right)
    #expect(log.value == ["page 2"])
    stage.press(.home)
    #expect(log.value == ["page 2", "page 0"])
    stage.press(.down)
    #expect(stage.terminal.reversed.contains("After"))
  }

  @Test("A click on a dot turns to its page")
  func dots() throws {
    let stage = Stage(LiveTree(VStack { pages(.currentPage(1)) }), width: 40, height: 16)
    try stage.click("● ○", 2)
    #expect(log.value == ["page 2"])
  }

  @Test("Up and down turn vertical pages, and a book turns two at a time, and shows the focus without dots")
  func books() {
    let vertical = Stage(LiveTree(VStack { pages(.navigationOrientation(.vertical)) }), width: 40, height: 16)
    vertical.press(.down)
    #expect(log.value == ["page 1"])
    let book = pages(.transitionStyle(.pageCurl), .spineLocation(.mid))
    let stage = Stage(
      LiveTree(
        VStack {
          Button("Before"); book
        }), width: 40, height: 16)
    #expect(stage.terminal.reversed.contains("Before"))
    stage.press(.tab)
    #expect(stage.terminal.reversed.contains("Ada") && stage.terminal.reversed.contains("Grace"))
    stage.press(.right)
    #expect(log.value == ["page 1", "page 2"] && stage.text.contains("Mary"))
    stage.press(.left)
    #expect(log.value.last == "page 0")
  }

  private func pages(_ mods: Mod<PageViewController>...) -> PageViewController {
    PageViewController(.pageChanged --> { add("page \($0)") }, Mod(list: mods)) {
      for name in ["Ada", "Grace", "Mary"] { ViewController(name) { Label(name) } }
    }
  }

  @Test("The right arrow taps the detail button of every kind of accessory, and the footer says so")
  func details() {
    for type in TableViewCell.AccessoryType.allCases {
      log.set([])
      let row = CellModel(0, TableViewCell(.text("Row"), .accessoryType(type))).with {
        $0.accessoryTapped = { add("details") }
      }
      let stage = Stage(LiveTree(ViewController("") { TableView { Section { row } } }), width: 90, footer: .visible)
      stage.press(.right)
      let hasButton = type == .detailButton || type == .detailDisclosureButton
      #expect(log.value == (hasButton ? ["details"] : []), "\(type)")
      #expect(stage.text.contains("→ Details") == hasButton, "\(stage.text)")
    }
  }
}
