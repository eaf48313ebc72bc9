import Foundation
import Live
import Testing

@MainActor
@Suite("A choice")
struct ChoosingTests {
  let log = Log()

  @Test("of a value is made by a slider: the value, then the events")
  func slides() throws {
    let value = Var(0.0)
    let host = Host(
      Slider(
        .maximumValue -- 10, .value <--> value, .logged(in: log),
        .action(.valueChanged, \.value) --> { [log] in log("\($0)") }))
    try host.slide(to: 4)
    #expect(
      log.lines == ["touchDown", "valueChanged", "4.0", "primaryActionTriggered", "touchDragInside", "touchUpInside"])
    #expect(value.value == 4)
    #expect(host.root[Slider.self]?.isHighlighted == false)
  }

  @Test("of a value stays within the limits, and is none if that is the present one")
  func slidesWithinLimits() throws {
    let host = Host(Slider(.value -- 1, .logged(in: log)))
    try host.slide(to: 5)
    #expect(log.lines == ["touchDown", "touchDragInside", "touchUpInside"])
  }

  @Test("of a step is made by a stepper, up and down")
  func steps() throws {
    let host = Host(Stepper(.logged(in: log), .stepValue -- 2))
    try host.stepUp()
    #expect(log.lines == ["touchDown", "valueChanged", "primaryActionTriggered", "touchUpInside"])
    try host.stepUp()
    try host.stepDown()
    #expect(host.root[Stepper.self]?.value == 2)
  }

  @Test("of a step past the limit is none, as the button is disabled")
  func doesNotStep() {
    let host = Host(Stepper(.logged(in: log)))
    #expect(throws: ActionError("step down", "Stepper", .disabled)) { try host.stepDown() }
    #expect(throws: ActionError("slide", "Stepper", .wrongKind("Stepper"))) { try host.slide(to: 1) }
    #expect(log.lines.isEmpty)
  }

  @Test("of a segment is made by its index or title")
  func selectsSegment() throws {
    let host = Host(SegmentedControl(["Day", "Week"], .logged(in: log)))
    try host.select(segment: "Week")
    #expect(log.lines == ["valueChanged", "primaryActionTriggered"])
    #expect(host.root[SegmentedControl.self]?.selectedSegmentIndex == 1)
    try host.select(segment: 1)
    #expect(log.lines.count == 2)
  }

  @Test("of a segment that springs back is forgotten")
  func springsBack() throws {
    let host = Host(
      SegmentedControl(
        ["Day"], .isMomentary -- true, .action(.valueChanged, \.selectedSegmentIndex) --> { [log] in log("\($0)") }))
    try host.select(segment: 0)
    #expect(log.lines == ["0"])
    #expect(host.root[SegmentedControl.self]?.selectedSegmentIndex == SegmentedControl.noSegment)
  }

  @Test("of a segment that is missing or disabled is refused")
  func refusesSegment() {
    let host = Host(SegmentedControl([.init("Day", .isEnabled -- false)]))
    let action = "select a segment of"
    #expect(throws: ActionError(action, "SegmentedControl", .disabled)) { try host.select(segment: 0) }
    #expect(throws: ActionError(action, "SegmentedControl", .missing("segment 1"))) { try host.select(segment: 1) }
    #expect(throws: ActionError(action, "SegmentedControl", .missing("segment “Week”"))) {
      try host.select(segment: "Week")
    }
  }

  @Test("of a row is made by its index or title")
  func selectsRow() throws {
    let host = Host(
      PickerView(
        .components([["S", "M"], ["Red", "Green"]]), .didSelectRow --> { [log] in log("\($0.row) \($0.component)") }))
    try host.select(row: "Green", inComponent: 1)
    try host.select(row: 1)
    try host.select(row: 1)
    #expect(log.lines == ["1 1", "1 0"])
    #expect(host.root[PickerView.self]?.selectedRow(inComponent: 1) == 1)
    let action = "select a row of"
    #expect(throws: ActionError(action, "PickerView", .missing("row 7"))) { try host.select(row: 7) }
    #expect(throws: ActionError(action, "PickerView", .missing("component 7"))) {
      try host.select(row: "S", inComponent: 7)
    }
  }

  @Test("of a page is made by its number")
  func selectsPage() throws {
    let host = Host(PageControl(.numberOfPages -- 3, .logged(in: log)))
    try host.select(page: 2)
    try host.select(page: 2)
    #expect(log.lines == ["valueChanged", "primaryActionTriggered"])
    #expect(host.root[PageControl.self]?.currentPage == 2)
    #expect(throws: ActionError("select a page of", "PageControl", .missing("page 3"))) { try host.select(page: 3) }
  }

  @Test("of a scope is made by its index or title, where it shows")
  func selectsScope() throws {
    let scopes: Mod<SearchBar> = .scopeButtonTitles -- ["All", "Unplayed"]
    let host = Host(
      SearchBar(scopes, .showsScopeBar -- true, .selectedScopeButtonIndexDidChange --> { [log] in log("\($0)") }))
    try host.select(scope: "Unplayed")
    try host.select(scope: 1)
    #expect(log.lines == ["1"])
    #expect(throws: ActionError("select a scope of", "SearchBar", .missing("scope 0"))) {
      try Host(SearchBar(scopes)).select(scope: 0)
    }
  }

  @Test("of a tab is made by its index, by its title, or by a tap")
  func selectsTab() throws {
    let selected = Var<Int?>(0)
    let host = Host(
      TabBar(
        .items([TabBarItem("Inbox"), TabBarItem("Search")]), .selectedIndex <--> selected,
        .didSelect --> { [log] in log($0.title ?? "") }))
    try host.select(tab: 1)
    #expect(selected.value == 1)
    try host.select(tab: "Inbox")
    try host.root.parts[1].tap()
    #expect(log.lines == ["Search", "Inbox", "Search"])
    #expect(host.root[TabBar.self]?.selectedIndex == 1)
    #expect(throws: ActionError("select a tab of", "TabBar", .missing("tab 2"))) { try host.select(tab: 2) }
  }

  @Test("of a tab that is disabled or declined is refused")
  func refusesTab() {
    let host = Host(
      TabBar(
        .items([TabBarItem("Inbox", .isEnabled -- false), TabBarItem("Search")]), .shouldSelect -- { _, _ in false }))
    let inbox = host.root.parts[0].path
    #expect(throws: ActionError("select a tab of", "TabBar", .disabled, responsible: inbox)) { try host.select(tab: 0) }
    #expect(throws: ActionError("select a tab of", "TabBar", .declined(by: "shouldSelect"))) { try host.select(tab: 1) }
    #expect(host.root[TabBar.self]?.selectedIndex == nil)
  }

  @Test("of a date is made within the limits")
  func picksDate() throws {
    let latest = Date(timeIntervalSinceReferenceDate: 100)
    let host = Host(DatePicker(.maximumDate -- latest, .logged(in: log)))
    try host.pick(latest + 50)
    #expect(log.lines == ["valueChanged", "primaryActionTriggered"])
    #expect(host.root[DatePicker.self]?.date == latest)
    #expect(throws: ActionError("pick a duration with", "DatePicker", .missing("duration"))) {
      try host.pick(duration: 60)
    }
  }

  @Test("of a length of time is made with a countdown")
  func picksDuration() throws {
    let host = Host(DatePicker(.datePickerMode -- .countDownTimer, .logged(in: log)))
    try host.pick(duration: 60)
    #expect(log.lines == ["valueChanged", "primaryActionTriggered"])
    #expect(host.root[DatePicker.self]?.countDownDuration == 60)
    #expect(throws: ActionError("pick a date with", "DatePicker", .missing("date"))) { try host.pick(.distantPast) }
  }
}
