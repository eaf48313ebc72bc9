import LiveTesting
import Testing
import Widgets

@testable import Live
@testable import Terminal

@Suite("The footer of a terminal")
@MainActor struct TerminalFooterTests {
  private let screen = NavigationController {
    ViewController("Settings") {
      VStack {
        Button("Save"); TextField(.placeholder("Name"), .textSubmitted --> { _ in })
      }
    }
  }

  private func last(_ stage: Stage) -> String { stage.terminal.lines.last ?? "" }

  @Test("The footer names the keys that do something to the focused widget")
  func keys() throws {
    let tree = LiveTree(screen)
    let stage = Stage(tree, width: 80, height: 10, footer: .automatic)
    #expect(last(stage).hasPrefix(" Return Submit  Tab Next  Esc Done "))
    #expect(last(stage).hasSuffix("^C Quit  ^P Go to  F1 Help"))
    try tree.find(Button.self).focus()
    stage.show()
    #expect(last(stage).hasPrefix(" Return Press  Tab Next  ^C") || last(stage).hasPrefix(" Return Press  Tab Next   "))
  }

  @Test("A control that is disabled while it has the focus has no keys of its own")
  func disabled() throws {
    let isEnabled = Var(true)
    let tree = LiveTree(
      VStack {
        Button("Undo", .isEnabled <-- isEnabled); Button("Pin")
      })
    let stage = Stage(tree, width: 80, height: 10, footer: .visible)
    #expect(last(stage).hasPrefix(" Return Press  Tab Next"))
    isEnabled.set(false)
    stage.show()
    #expect(last(stage).hasPrefix(" Tab Next"))
  }

  @Test("The footer names Return for texts with a handler of it")
  func submit() {
    func names(_ text: some WidgetConvertible) -> Bool {
      last(Stage(LiveTree(VStack { text }), width: 80, height: 9, footer: .visible)).contains("Return Submit")
    }
    #expect(!names(TextField(.textChanged --> { _ in })) && !names(SearchBar()) && !names(TextView()))
    #expect(names(TextField(.textSubmitted --> { _ in })))
    #expect(names(TextField(.action(.primaryActionTriggered) --> { _ in })))
    #expect(names(TextField(.shouldReturn -- { _ in false })))
    #expect(names(SearchBar(.searchButtonClicked --> {})))
  }

  @Test("By default, only a tree that fills the terminal has a footer")
  func automatic() {
    let label = { LiveTree(Label("Text")) }
    #expect(Stage(label(), footer: .automatic).text.contains("F1") == false)
    #expect(Stage(label(), footer: .visible).text.contains("F1 Help"))
    #expect(Stage(LiveTree(screen), footer: .hidden).text.contains("F1") == false)
    #expect(Stage(LiveTree(screen), footer: .automatic).text.contains("F1 Help"))
    #expect(Stage(LiveTree(ScrollView { Label("Text") }), footer: .automatic).text.contains("F1 Help"))
  }

  @Test("A footer takes a row from the tree, and none from a terminal of three rows")
  func row() {
    let tree = LiveTree(VStack { for row in 0..<9 { Label("\(row)") } })
    let stage = Stage(tree, width: 40, height: 5, footer: .visible)
    #expect(stage.terminal.linesWithoutBar.prefix(4) == ["0", "1", "2", "3"] && last(stage).contains("F1"))
    stage.handle(.resize(width: 40, height: 3))
    #expect(stage.terminal.linesWithoutBar == ["0", "1", "2"])
    stage.handle(.resize(width: 40, height: 4))
    #expect(last(stage).contains("F1"))
    for size in [(1, 1), (3, 2), (2, 9), (9, 1)] {
      stage.handle(.resize(width: size.0, height: size.1))
      #expect(stage.terminal.lines.count == size.1)
    }
  }

  @Test("A narrow footer keeps help, the way back, the first key of the focus, the palette and quitting")
  func narrow() {
    let hints = [
      KeyHint(.return, title: "Submit"), KeyHint(.tab, title: "Next"), KeyHint(.escape, title: "Back"),
    ]
    let always = [
      KeyHint("c" + .control, title: "Quit"), KeyHint("p" + .control, title: "Go to"),
      KeyHint(KeyPress(.function(1)), title: "Help"),
    ]
    func titles(_ width: Int) -> String {
      FooterLine(hints, always: always, width: width).items.map(\.hint.title).joined(separator: " ")
    }
    #expect(titles(80) == "Submit Next Back Quit Go to Help")
    #expect(titles(55) == "Submit Back Quit Go to Help")
    #expect(titles(45) == "Submit Back Go to Help")
    let few = FooterLine([hints[1], hints[2]], always: always, width: 40)
    #expect(few.items.map(\.hint.label) == ["Tab", "Esc", "^P", "F1"])
    let rows = [KeyHint(.up, .down, title: "Move"), KeyHint(.return, title: "Select"), KeyHint(.tab, title: "Next")]
    #expect(FooterLine(rows, always: always, width: 40).items.map(\.hint.title) == ["Move", "Select", "Help"])
    #expect(titles(40) == "Submit Back Help")
    #expect(titles(20) == "Back Help")
    #expect(titles(5) == "Help")
    for width in 0...90 {
      let items = FooterLine(hints, always: always, width: width).items
      let ends = items.map(\.columns.upperBound)
      #expect(zip(ends, items.dropFirst()).allSatisfy { $0 + 2 <= $1.columns.lowerBound })
      #expect((ends.last ?? 0) < max(width, 9), "\(width)")
    }
  }

  @Test("Tab is named if it leads to another control, and Return comes before quitting")
  func tab() {
    func footer(_ width: Int, @WidgetBuilder _ content: () -> Children) -> String {
      last(Stage(LiveTree(VStack { content() }), width: width, height: 9, footer: .visible))
    }
    let table = TableView { Section { CellModel(0, TableViewCell(.text("Row"))) } }
    #expect(footer(80) { table }.contains("Select") && !footer(80) { table }.contains("Tab"))
    #expect(footer(40) { table }.hasPrefix(" ↑↓ Move  Return Select"))
    #expect(
      footer(80) {
        table; Button("Off", .isEnabled(false))
      }.contains("Tab") == false)
    #expect(
      footer(80) {
        table; Button("On")
      }.contains("Tab Next"))
    #expect(footer(80) { SearchBar(.showsCancelButton(true)) }.contains("Tab Next"))
    #expect(footer(80) { DatePicker(.datePickerMode(.dateAndTime)) }.contains("Tab Next"))
  }

  @Test("Tab is named as soon as another control can be focused, and no longer once that is removed")
  func others() {
    let (count, isOn) = (Var(0), Var(false))
    let tree = LiveTree(
      VStack(
        .arrangedSubviews
          <-- count.map { count in
            Children([Button("First", .key(-1))] + (0..<count).map { Button("More", .key($0), .isEnabled <-- isOn) })
          }))
    let stage = Stage(tree, width: 80, height: 30, footer: .visible)
    stage.press(.tab)
    var named: [Bool] = []
    func note() {
      stage.show()
      named.append(last(stage).contains("Tab Next"))
    }
    note()
    count.set(2)
    note()
    isOn.set(true)
    note()
    count.set(1)
    note()
    stage.press(.tab)
    count.set(0)
    note()
    // A large tree is not searched.
    count.set(300)
    isOn.set(false)
    note()
    #expect(named == [false, false, true, true, false, true])
  }

  @Test("A click on a key of the footer presses it")
  func click() throws {
    let stage = Stage(LiveTree(screen), width: 80, height: 12, footer: .automatic)
    try stage.click("F1 Help")
    #expect(stage.text.contains("─ Keys ─"))
    try stage.click("Esc Close")
    #expect(!stage.text.contains("─ Keys ─"))
    try stage.click("Go to")
    #expect(stage.text.contains("─ Go to ─"))
  }

  @Test("An unchanged footer writes nothing, and a new focus writes only the changed words")
  func bytes() {
    let stage = Stage(LiveTree(screen), width: 80, height: 20, footer: .automatic)
    stage.show()
    #expect(stage.bytes == 0)
    stage.press("a")
    #expect(0 < stage.bytes && stage.bytes < 60)
  }

  @Test("Each kind of focused widget has its keys in the footer")
  func hints() throws {
    func hints(_ widget: some Widget, _ keys: KeyPress...) throws -> String {
      let tree = LiveTree(widget)
      for key in [.tab] + keys { try tree.press(key) }
      return tree.root.keyHints.map { "\($0.label) \($0.title)" }.joined(separator: ", ")
    }
    #expect(try hints(VStack { Slider() }) == "←→ Change")
    #expect(try hints(VStack { Switch() }) == "Space Toggle")
    #expect(try hints(VStack { SegmentedControl(["A", "B"]) }) == "←→ Choose")
    #expect(try hints(VStack { TextView() }) == "Esc Done")
    #expect(try hints(VStack { DatePicker(.datePickerMode(.date)) }) == "←→ Day, PgUp/PgDn Month")
    var row = CellModel("a", TableViewCell(.text("A")))
    row.editingStyle = .delete
    let rows = RowList([row])
    #expect(try hints(TableView { rows }) == "↑↓ Move, Return Select")
    #expect(try hints(TableView(.rowDeleted --> { (_: String) in }) { rows }).contains("Del Delete"))
    row.commit = { _ in }
    #expect(try hints(TableView { RowList([row]) }).contains("Del Delete"))
    #expect(try !hints(TableView(.isEditing(true)) { RowList([row]) }).contains("Reorder"))
    row.canMove = true
    #expect(try hints(TableView(.isEditing(true)) { RowList([row]) }).contains("Alt-↑↓ Reorder"))
    #expect(try hints(TableView { rows }, .left + .alternate) == "Return Perform, Esc Close")
    #expect(try hints(VStack { TextField() }, .escape) == "Tab Next")
    let slider = Stage(
      LiveTree(
        ScrollView {
          VStack {
            Slider(); for row in 0..<30 { Label("\(row)") }
          }
        }), footer: .visible)
    slider.press(.tab)
    #expect(slider.terminal.lines.last?.contains("Scroll") == false, "\(slider.text)")
    #expect(try hints(Label("Text", .isUserInteractionEnabled(true), .onLongPress {})).contains("Alt-Return Hold"))
  }

  @Test("The name of Escape says what it does: to cancel, to close, or to go back")
  func escape() throws {
    let tree = LiveTree(
      NavigationController {
        ViewController("First") {
          VStack {
            Button("Push", .tapped --> inContext { try $0.push(ViewController("Second") { Label("Text") }) })
            Button("Sheet", .tapped --> inContext { try $0.present(ViewController("Sheet") { Label("Text") }) })
            Button(
              "Alert",
              .tapped
                --> inContext {
                  try $0.present(AlertController("Alert", .actions([AlertAction("Keep", .style(.cancel))])))
                })
          }
        }
      })
    func escape() -> String? { tree.root.keyHints.first { $0.keys == [.escape] }?.title }
    #expect(escape() == nil)
    for (button, title) in [("Push", "Back"), ("Sheet", "Close"), ("Alert", "Keep")] {
      try tree.find(.button(button)).tap()
      #expect(escape() == title)
      try tree.press(.escape)
      #expect(escape() == nil)
    }
  }
}
