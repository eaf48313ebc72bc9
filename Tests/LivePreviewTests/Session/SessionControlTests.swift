import Foundation
import LivePreview
import LiveTesting
import Testing

/// What users do with each kind of control in a page.
@MainActor
struct SessionControlTests {
  /// Shows a widget, and sends an event of the first node of a type.
  private func act<Value: Widget>(
    _ kind: String, _ value: Any? = nil, on type: Value.Type, _ widget: some WidgetConvertible
  ) throws -> (value: Value, visitor: Visitor) {
    let tree = LiveTree(VStack { widget })
    let visitor = Visitor(LiveSession(tree))
    let node = tree.root.children[0]
    try visitor.act(kind, on: node.id, value)
    #expect(visitor.difference(from: tree) == nil)
    return (try #require(node[type]), visitor)
  }

  @Test("Each control takes the values that its HTML element sends")
  func values() throws {
    #expect(try act("set", "Ada", on: TextField.self, TextField()).value.text == "Ada")
    #expect(try act("set", "Ado", on: TextField.self, TextField(.text("Ada"))).value.text == "Ado")
    #expect(try act("set", "Ada\nGrace", on: TextView.self, TextView(.text("Ada"))).value.text == "Ada\nGrace")
    #expect(try act("set", "find", on: SearchBar.self, SearchBar()).value.text == "find")
    #expect(try act("set", true, on: Switch.self, Switch()).value.isOn)
    #expect(try act("set", "0.25", on: Slider.self, Slider()).value.value == 0.25)
    #expect(try act("set", "1", on: Stepper.self, Stepper()).value.value == 1)
    #expect(try act("set", "10", on: Stepper.self, Stepper()).value.value == 10)
    #expect(try act("step", -1, on: Stepper.self, Stepper(.value(5))).value.value == 4)
    #expect(try act("set", "", on: Stepper.self, Stepper(.value(5))).value.value == 5)
    let segments = SegmentedControl([SegmentedControl.Segment("One"), SegmentedControl.Segment("Two")])
    #expect(try act("set", 1, on: SegmentedControl.self, segments).value.selectedSegmentIndex == 1)
    #expect(try act("part", "Two", on: SegmentedControl.self, segments).value.selectedSegmentIndex == 1)
    #expect(try act("set", "3", on: PageControl.self, PageControl(.numberOfPages(4))).value.currentPage == 2)
    let picker = PickerView(.components([PickerView.Component(["a", "b"]), PickerView.Component(["c", "d"])]))
    #expect(try act("set", [1, 1], on: PickerView.self, picker).value.components.map(\.selectedRow) == [0, 1])
  }

  @Test("Dates and durations are entered in the format of their HTML elements")
  func dates() throws {
    func date(_ text: String, _ mode: DatePicker.Mode) throws -> TimeInterval? {
      let picker = DatePicker(.datePickerMode(mode), .date(Date(timeIntervalSince1970: 86_400)))
      return try act("set", text, on: DatePicker.self, picker).value.date?.timeIntervalSince1970
    }
    #expect(try date("1970-01-03T01:00", .dateAndTime) == 2 * 86_400 + 3_600)
    #expect(try date("1970-01-03", .date) == 2 * 86_400)
    #expect(try date("02:30", .time) == 86_400 + 9_000)
    let timer = DatePicker(.datePickerMode(.countDownTimer))
    #expect(try act("set", "01:30", on: DatePicker.self, timer).value.countDownDuration == 5_400)
  }

  @Test("A cleared or refused date is restored, and the page shows it again unless a part of it is missing")
  func datesOutOfRange() throws {
    let date = Date(timeIntervalSinceReferenceDate: 0)
    let tree = LiveTree(VStack { DatePicker(.datePickerMode(.date), .timeZone(.gmt), .date(date), .minimumDate(date)) })
    let visitor = Visitor(LiveSession(tree))
    let node = tree.root.children[0]
    try visitor.act("set", on: node.id, "")
    #expect(visitor.seen == 0)
    #expect(throws: SessionRefusal.self) { try visitor.act("set", on: node.id, "1999-12-01") }
    #expect(visitor.seen == 1)
    #expect(try tree.find(DatePicker.self).date == date)
    #expect(visitor.difference(from: tree) == nil)
  }

  @Test("A page can tap the button in the field of a search bar", arguments: [false, true])
  func buttonOfField(isBookmark: Bool) throws {
    var log: [String] = []
    let tree = LiveTree(
      SearchBar(
        .showsBookmarkButton(isBookmark), .showsSearchResultsButton(true), .showsCancelButton(true),
        .bookmarkButtonClicked --> { log.append("bookmark") }, .resultsListButtonClicked --> { log.append("results") },
        .cancelButtonClicked --> { log.append("cancel") }))
    let visitor = Visitor(LiveSession(tree))
    try visitor.act("part", on: tree.root.id, "")
    try visitor.act("part", on: tree.root.id, "Cancel")
    #expect(log == [isBookmark ? "bookmark" : "results", "cancel"])
    #expect(Preview.html(tree).contains(isBookmark ? #"aria-label="Bookmarks""# : #"aria-label="Search results""#))
  }

  @Test("A search bar whose field is disabled refuses text")
  func disabledField() throws {
    let bar = SearchBar(.text("x"), .showsBookmarkButton(true), .searchTextField.isEnabled(false))
    let tree = LiveTree(bar)
    #expect(throws: ActionError.self) { try tree.root.type("y") }
    #expect(throws: SessionRefusal.self) { try Visitor(LiveSession(tree)).act("set", on: tree.root.id, "xy") }
    #expect(try tree.find(SearchBar.self).text == "x")
    try tree.root.tap(.bookmark)
  }

  @Test("Items of a screen's toolbar have ids of their own in a page", arguments: [false, true])
  func toolbar(isInComponent: Bool) throws {
    let taps = Var(0)
    let screen = ViewController(
      "One", .toolbarItems([BarButtonItem("Plain", .tapped --> { taps.set(taps.value + 1) })]))
    let tree = LiveTree(
      NavigationController(.isToolbarHidden(false)) {
        if isInComponent { ScreenInside(screen: screen) } else { screen }
      })
    let visitor = Visitor(LiveSession(tree))
    let item = try #require(visitor.browser.part(titled: "Plain"))
    try visitor.act("tap", on: item.node, part: item.part)
    #expect(taps.value == 1)
  }

  @Test("Bar items, tabs, back buttons and alert actions have ids of their own in a page")
  func parts() throws {
    let log = Var<[String]>([])
    let tree = LiveTree(
      TabBarController {
        NavigationController {
          ViewController("One")
          ViewController(
            "Two",
            .navigationItem.leftItemsSupplementBackButton(true),
            .navigationItem.rightBarButtonItems([
              BarButtonItem("First", .tapped --> { log.set(log.value + ["First"]) }),
              BarButtonItem("Second", .tapped --> { log.set(log.value + ["Second"]) }),
            ]))
        }
        ViewController("Three") {
          Toolbar(.items([BarButtonItem("Tool", .tapped --> { log.set(log.value + ["Tool"]) })]))
        }
      })
    let visitor = Visitor(LiveSession(tree))
    func tap(_ title: String) throws {
      let (owner, part) = try #require(visitor.browser.part(titled: title))
      try visitor.act("tap", on: owner, part: part)
      #expect(visitor.difference(from: tree) == nil)
    }
    try tap("First")
    try tap("Second")
    try tap("One")
    #expect(try tree.find(.heading).node().name == "One")
    try tap("Three")
    try tap("Tool")
    #expect(log.value == ["First", "Second", "Tool"])
  }

  @Test("Rows are selected and deleted from a page")
  func rows() throws {
    let log = Var<[String]>([])
    func row(_ name: String) -> CellModel {
      CellModel(name, TableViewCell(.text(name), .accessoryType(.detailButton))).with {
        $0.editingStyle = .delete
        $0.didSelect = { log.set(log.value + ["select \(name)"]) }
        $0.commit = { _ in log.set(log.value + ["delete \(name)"]) }
        $0.accessoryTapped = { log.set(log.value + ["accessory \(name)"]) }
      }
    }
    let tree = LiveTree(TableView(.model(TableModel([SectionModel(nil, rows: RowList([row("a"), row("b")]))]))))
    let visitor = Visitor(LiveSession(tree))
    let second = try tree.find(.cell("b")).node().id
    try visitor.act("tap", on: second)
    try visitor.act("row", on: second, "Delete")
    try visitor.act("part", on: second, "")
    #expect(log.value == ["select b", "delete b", "accessory b"])
    #expect(throws: SessionRefusal.self) { try visitor.act("row", on: second, "Archive") }
  }

  @Test("A control that refuses or changes a value shows its actual value in the page")
  func corrections() throws {
    let tree = LiveTree(
      VStack {
        TextField(.shouldChangeCharacters -- { _, _, new in new != "x" })
        Switch(.isEnabled(false))
        SegmentedControl([SegmentedControl.Segment("One"), SegmentedControl.Segment("Two", .isEnabled(false))])
      })
    let session = LiveSession(tree)
    _ = session.open()
    let nodes = tree.root.children
    func frame(_ node: Node, _ value: String) throws -> String {
      let event = #"{"i":\#(session.lastEvent + 1),"s":0,"n":\#(node.id),"k":"set","v":\#(value)}"#
      try? session.receive(Data(event.utf8))
      return session.frames().map(\.text).joined()
    }
    #expect(try frame(nodes[0], #""x""#).contains(#"["s",\#(nodes[0].id),{"value":""}]"#))
    #expect(try frame(nodes[1], "true").contains(#"["s",\#(nodes[1].id),{"checked":null}]"#))
    #expect(try frame(nodes[2], "1").contains(#"["s",[\#(nodes[2].id),1,0],{"checked":null}]"#))
  }

  @Test("The focus of a text input is the same in the page and in the tree")
  func focus() throws {
    let tree = LiveTree(
      VStack {
        TextField(.accessibilityLabel("First"))
        TextField(.accessibilityLabel("Second"))
        TextField(.accessibilityLabel("Locked"), .shouldBeginEditing -- { _ in false })
      })
    let visitor = Visitor(LiveSession(tree))
    let nodes = tree.root.children
    try visitor.act("focusin", on: nodes[0].id)
    #expect(nodes[0].isFocused && visitor.others.isEmpty)
    try nodes[1].focus()
    try visitor.update()
    #expect(visitor.others == ["o"])
    #expect(throws: SessionRefusal.self) { try visitor.act("focusin", on: nodes[2].id) }
    #expect(nodes[1].isFocused && visitor.others == ["o", "o"])
    try visitor.act("focusout", on: nodes[1].id)
    #expect(!nodes[1].isFocused && visitor.others == ["o", "o"])
  }

  @Test("Return in a page leaves the focus in a field, and toggles a switch")
  func returnKey() throws {
    var sent: [String] = []
    let field = TextField(
      .textSubmitted --> { sent.append($0) }, .action(.editingDidEnd) --> { _ in sent.append("end") })
    let (pressed, operated) = (LiveTree(field), LiveTree(field))
    try pressed.root.focus()
    try pressed.press(.return)
    let visitor = Visitor(LiveSession(operated))
    try visitor.act("focusin", on: operated.root.id)
    try visitor.act("submit", on: operated.root.id)
    #expect(sent == ["", ""] && pressed.root.isFocused && operated.root.isFocused)
    #expect(try act("submit", on: Switch.self, Switch()).value.isOn)
    #expect(try act("submit", on: Stepper.self, Stepper(.value(5))).value.value == 5)
  }

  @Test("A held button of a stepper that is not continuous makes all steps, and sends its value once at the end")
  func heldStepper() throws {
    let values = Var<[Double]>([])
    let stepper = Stepper(
      .value(5), .isContinuous(false), .action(.valueChanged, \.value) --> { values.set(values.value + [$0]) })
    #expect(try act("step", 3, on: Stepper.self, stepper).value.value == 8)
    #expect(values.value == [8])
    #expect(try act("step", -9, on: Stepper.self, stepper).value.value == 0)
    #expect(try act("step", -1e300, on: Stepper.self, stepper.with(.wraps(true))).value.value < 101)
    #expect(try act("step", 3, on: Stepper.self, Stepper(.value(5))).value.value == 6)
  }

  @Test("A stepper obeys the keys of a page as those of a terminal")
  func stepperKeys() throws {
    let stepper = Stepper(.value(10), .maximumValue(10))
    #expect(try act("key", "ArrowUp", on: Stepper.self, stepper.with(.wraps(true))).value.value == 0)
    #expect(try act("key", "ArrowUp", on: Stepper.self, stepper.with(.maximumValue(.infinity))).value.value == 11)
    #expect(throws: SessionRefusal.self) { try act("key", "ArrowUp", on: Stepper.self, stepper) }
    #expect(throws: SessionRefusal.self) {
      try act("key", "ArrowUp", on: Stepper.self, Stepper(.value(3), .stepValue(0)))
    }
  }
}
