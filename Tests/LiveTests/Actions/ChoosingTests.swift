import Foundation
import LiveTesting
import TestSupport
import Testing

@MainActor
@Suite("A choice")
struct ChoosingTests {
  let log = Log()

  @Test("Sliding a slider changes its value, and then sends its events")
  func slides() throws {
    let value = Var(0.0)
    let tree = LiveTree(
      Slider(
        .maximumValue -- 10, .value <--> value, .logged(in: log),
        .action(.valueChanged, \.value) --> { [log] in log("\($0)") }))
    try tree.slide(to: 4)
    #expect(
      log.lines == ["touchDown", "valueChanged", "4.0", "primaryActionTriggered", "touchDragInside", "touchUpInside"])
    #expect(value.value == 4)
    #expect(tree.root[Slider.self]?.isHighlighted == false)
  }

  @Test("Controls send the value as the payload of their events")
  func values() throws {
    let volume = Var(0.0), count = Var(0.0), isOn = Var(false), other = Var(false), segment = Var(0), same = Var(0)
    let page = Var(0), date = Var(Date(timeIntervalSince1970: 0))
    try LiveTree(Slider(.valueChanged --> volume)).slide(to: 0.5)
    try LiveTree(Stepper(.valueChanged --> count)).stepUp()
    try LiveTree(Switch(.valueChanged --> isOn, .toggled --> other)).toggle()
    try LiveTree(SegmentedControl(["Day", "Week"], .valueChanged --> segment, .selectionChanged --> same))
      .select(segment: "Week")
    try LiveTree(PageControl(.numberOfPages(3), .valueChanged --> page)).select(page: 2)
    try LiveTree(DatePicker(.valueChanged --> date)).pick(Date(timeIntervalSince1970: 60))
    #expect(volume.value == 0.5 && count.value == 1 && isOn.value && other.value)
    #expect(segment.value == 1 && same.value == 1 && page.value == 2)
    #expect(date.value == Date(timeIntervalSince1970: 60))
  }

  @Test("A selection in a tab bar or a picker is sent by one event")
  func selections() throws {
    let tab = Var(0), title = Var<String?>(nil), wheels = Var<[Int]>([]), row = Var(0)
    let tabs = LiveTree(
      TabBarController(.selectionChanged --> tab) {
        ViewController(.tabBarItem -- TabBarItem("Inbox"))
        ViewController(.tabBarItem -- TabBarItem("Sent"))
      })
    try tabs.select(tab: "Sent")
    let bar = TabBar(.items([TabBarItem("Inbox"), TabBarItem("Sent")]), .selectionChanged --> { title.set($0.title) })
    try LiveTree(bar).select(tab: 1)
    let picker = PickerView(
      .components([["Red", "Green"], ["S", "M"]]), .valueChanged --> wheels, .selectionChanged --> { row.set($0.row) })
    try LiveTree(picker).select(row: 1, inComponent: 1)
    #expect(tab.value == 1 && title.value == "Sent" && wheels.value == [0, 1] && row.value == 1)
  }

  @Test("Sliding ends at the limit, does nothing at the present value, and is refused beyond the limit")
  func slidesWithinLimits() throws {
    let tree = LiveTree(Slider(.value -- 0.5, .logged(in: log)))
    try tree.slide(to: 0.5)
    #expect(log.lines.isEmpty)
    try tree.slide(to: 5)
    #expect(tree.root[Slider.self]?.value == 1)
    log.lines = []
    #expect(throws: ActionError("slide", "Slider", .atLimit)) { try tree.slide(to: 5) }
    #expect(log.lines.isEmpty)
  }

  @Test("A stepper is stepped up and down")
  func steps() throws {
    let tree = LiveTree(Stepper(.logged(in: log), .stepValue -- 2))
    try tree.stepUp()
    #expect(log.lines == ["touchDown", "valueChanged", "primaryActionTriggered", "touchUpInside"])
    try tree.stepUp()
    try tree.stepDown()
    #expect(tree.root[Stepper.self]?.value == 2)
  }

  @Test("A step past the limit of a stepper is refused")
  func doesNotStep() {
    let tree = LiveTree(Stepper(.logged(in: log)))
    #expect(throws: ActionError("step down", "Stepper", .atLimit)) { try tree.stepDown() }
    #expect(throws: ActionError("slide", "Stepper", .wrongKind("Stepper"))) { try tree.slide(to: 1) }
    #expect(log.lines.isEmpty)
  }

  @Test("A segment is chosen by its index or title")
  func selectsSegment() throws {
    let tree = LiveTree(SegmentedControl(["Day", "Week"], .logged(in: log)))
    try tree.select(segment: "Week")
    #expect(log.lines == ["valueChanged", "primaryActionTriggered"])
    #expect(tree.root[SegmentedControl.self]?.selectedSegmentIndex == 1)
    try tree.select(segment: 1)
    #expect(log.lines.count == 2)
  }

  @Test("A momentary segment is not selected after it was chosen")
  func springsBack() throws {
    let tree = LiveTree(
      SegmentedControl(
        ["Day"], .isMomentary -- true, .action(.valueChanged, \.selectedSegmentIndex) --> { [log] in log("\($0)") }))
    try tree.select(segment: 0)
    #expect(log.lines == ["0"])
    #expect(tree.root[SegmentedControl.self]?.selectedSegmentIndex == SegmentedControl.noSegment)
  }

  @Test("Tab and arrows move among momentary segments without choosing one, and Return and Space choose")
  func momentaryKeys() throws {
    let tree = LiveTree(
      VStack {
        SegmentedControl(
          ["Undo", .init("Cut", .isEnabled(false)), "Copy", "Delete"], .isMomentary(true),
          .action(.valueChanged, \.selectedSegmentIndex) --> { [log] in log("\($0)") })
        Button("Next")
      })
    for key: KeyPress in [.tab, .return, .right, .space, .tab, .return, .left, .return] { try tree.press(key) }
    #expect(log.lines == ["0", "2", "3", "2"])
    // Who presses a segment by a pointer goes on from there.
    try tree.find(SegmentedControl.self).operate(.choose(3))
    try tree.press(.return)
    #expect(log.lines.suffix(2) == ["3", "3"])
    try tree.press(.tab)
    #expect(try tree.find(.button("Next")).node().isFocused)
    for key: KeyPress in [.tab + .shift, .return] { try tree.press(key) }
    #expect(log.lines.last == "3")
  }

  @Test("Sliders and steppers refuse a number that is not finite")
  func refusesInfinity() throws {
    for control: any Widget in [Slider(.maximumValue(.infinity)), Stepper(.maximumValue(.infinity))] {
      let tree = LiveTree(control)
      for number in [Double.infinity, -.infinity, .nan] {
        #expect(throws: ActionError.self) { try tree.root.operate(.set(number)) }
      }
      try tree.press(.tab)
      #expect(throws: ActionError.self) { try tree.press(.end) }
    }
  }

  @Test("Choosing a segment that is missing or disabled is refused")
  func refusesSegment() {
    let tree = LiveTree(SegmentedControl([.init("Day", .isEnabled -- false)]))
    let action = "select a segment of"
    #expect(throws: ActionError(action, "SegmentedControl", .disabled)) { try tree.select(segment: 0) }
    #expect(throws: ActionError(action, "SegmentedControl", .missing("segment 1"))) { try tree.select(segment: 1) }
    #expect(throws: ActionError(action, "SegmentedControl", .missing("segment “Week”"))) {
      try tree.select(segment: "Week")
    }
  }

  @Test("A row of a picker is chosen by its index or title")
  func selectsRow() throws {
    let tree = LiveTree(
      PickerView(
        .components([["S", "M"], ["Red", "Green"]]), .didSelectRow --> { [log] in log("\($0.row) \($0.component)") }))
    try tree.select(row: "Green", inComponent: 1)
    try tree.select(row: 1)
    try tree.select(row: 1)
    #expect(log.lines == ["1 1", "1 0"])
    #expect(tree.root[PickerView.self]?.selectedRow(inComponent: 1) == 1)
    let action = "select a row of"
    #expect(throws: ActionError(action, "PickerView", .missing("row 7"))) { try tree.select(row: 7) }
    #expect(throws: ActionError(action, "PickerView", .missing("component 7"))) {
      try tree.select(row: "S", inComponent: 7)
    }
  }

  @Test("A page of a page control is chosen by its number")
  func selectsPage() throws {
    let tree = LiveTree(PageControl(.numberOfPages -- 3, .logged(in: log)))
    try tree.select(page: 2)
    try tree.select(page: 2)
    #expect(log.lines == ["valueChanged", "primaryActionTriggered"])
    #expect(tree.root[PageControl.self]?.currentPage == 2)
    #expect(throws: ActionError("select a page of", "PageControl", .missing("page 3"))) { try tree.select(page: 3) }
  }

  @Test("A scope of a search bar is chosen by its index or title if scopes are shown")
  func selectsScope() throws {
    let scopes: Mod<SearchBar> = .scopeButtonTitles -- ["All", "Unplayed"]
    let tree = LiveTree(
      SearchBar(scopes, .showsScopeBar -- true, .selectedScopeButtonIndexDidChange --> { [log] in log("\($0)") }))
    try tree.select(scope: "Unplayed")
    #expect(log.lines == ["1"])
    try tree.select(scope: 1)
    #expect(log.lines == ["1"])
    try tree.select(scope: 0)
    #expect(log.lines == ["1", "0"])
    #expect(throws: ActionError("select a scope of", "SearchBar", .missing("scope 0"))) {
      try LiveTree(SearchBar(scopes)).select(scope: 0)
    }
  }

  @Test("A tab is chosen by its index, by its title, or by a tap")
  func selectsTab() throws {
    let selected = Var<Int?>(0)
    let tree = LiveTree(
      TabBar(
        .items([TabBarItem("Inbox"), TabBarItem("Search")]), .selectedIndex <--> selected,
        .didSelect --> { [log] in log($0.title ?? "") }))
    try tree.select(tab: 1)
    #expect(selected.value == 1)
    try tree.select(tab: "Inbox")
    try tree.root.parts[1].tap()
    #expect(log.lines == ["Search", "Inbox", "Search"])
    #expect(tree.root[TabBar.self]?.selectedIndex == 1)
    #expect(throws: ActionError("select a tab of", "TabBar", .missing("tab 2"))) { try tree.select(tab: 2) }
  }

  @Test("Choosing a tab that is disabled or declined is refused")
  func refusesTab() {
    let tree = LiveTree(
      TabBar(
        .items([TabBarItem("Inbox", .isEnabled -- false), TabBarItem("Search")]), .shouldSelect -- { _, _ in false }))
    let inbox = tree.root.parts[0].path
    #expect(throws: ActionError("select a tab of", "TabBar", .disabled, responsible: inbox)) { try tree.select(tab: 0) }
    #expect(throws: ActionError("select a tab of", "TabBar", .declined(by: "shouldSelect"))) { try tree.select(tab: 1) }
    #expect(tree.root[TabBar.self]?.selectedIndex == nil)
  }

  @Test("A date is chosen within the limits of its picker")
  func picksDate() throws {
    let latest = Date(timeIntervalSinceReferenceDate: 100)
    let tree = LiveTree(DatePicker(.maximumDate -- latest, .logged(in: log)))
    try tree.pick(latest + 50)
    #expect(log.lines == ["valueChanged", "primaryActionTriggered"])
    #expect(tree.root[DatePicker.self]?.date == latest)
    try tree.pick(latest)
    #expect(throws: ActionError("pick a date with", "DatePicker", .atLimit)) { try tree.pick(latest + 50) }
    #expect(log.lines.count == 2)
    #expect(throws: ActionError("pick a duration with", "DatePicker", .missing("duration"))) {
      try tree.pick(duration: 60)
    }
  }

  @Test("A duration is chosen in the countdown mode of a date picker")
  func picksDuration() throws {
    let tree = LiveTree(DatePicker(.datePickerMode -- .countDownTimer, .logged(in: log)))
    try tree.pick(duration: 60)
    #expect(log.lines == ["valueChanged", "primaryActionTriggered"])
    #expect(tree.root[DatePicker.self]?.countDownDuration == 60)
    try tree.pick(duration: 60)
    #expect(log.lines.count == 2)
    #expect(throws: ActionError("pick a date with", "DatePicker", .missing("date"))) { try tree.pick(.distantPast) }
  }
}
