import LiveTesting
import Mod
import Testing

@testable import Terminal

/// A component whose body is the cell of a row.
private struct MailLine: Component {
  let number: Int

  var body: Children {
    TableViewCell(.text("Row \(number)"), .accessoryType(.detailButton), .editingAccessoryType(.none))
  }
}

@Suite("Gestures in a terminal")
@MainActor struct TerminalGestureTests {
  private let log = Var<[String]>([])

  private func note(_ text: String) { log.set(log.value + [text]) }

  /// A list of three rows, whose cells are bodies of components or stand alone.
  private func mail(
    isEditing: Bool = false, ofComponents: Bool, _ more: (inout CellModel) -> Void = { _ in }
  ) -> Stage {
    let rows = (0..<3).map { number in
      let line = MailLine(number: number)
      let model = ofComponents ? CellModel(number, showing: line) : CellModel(number, showing: line.body[0])
      return model.with { [log] row in
        func note(_ text: String) -> @MainActor @Sendable () -> Void { { log.set(log.value + ["\(text) \(number)"]) } }
        row.trailingSwipeActions = [
          SwipeAction("Trash", style: .destructive, handler: note("trash")), SwipeAction("Flag", handler: note("flag")),
        ]
        row.leadingSwipeActions = [SwipeAction("Read", handler: note("read"))]
        row.didSelect = note("select")
        row.accessoryTapped = note("detail")
        row.editingStyle = .delete
        row.canMove = true
        row.commit = { _ in note("commit")() }
        more(&row)
      }
    }
    return Stage(
      LiveTree(
        ViewController("") {
          TableView(
            .separatorStyle(.none), .isEditing(isEditing),
            .didMoveRow --> { [log] in log.set(log.value + ["\($0.from.row) to \($0.to.row)"]) }
          ) { Section { RowList(rows) } }
        }), width: 40, height: 8)
  }

  @Test("A row is dragged aside to open its swipe actions, one of which a click chooses", arguments: [false, true])
  func swipe(ofComponents: Bool) throws {
    let stage = mail(ofComponents: ofComponents)
    let row = try #require(stage.terminal.place(of: "Row 1"))
    stage.drag(from: (row.x + 5, row.y), x: -2, y: 3)
    #expect(!stage.text.contains("Trash"))
    try stage.drag("Row 1", x: -8)
    #expect(stage.text.contains("[ Trash ]") && stage.text.contains("[ Flag ]"))
    try stage.drag("Row 2", x: -8)
    #expect(stage.text.components(separatedBy: "Trash").count == 2)
    try stage.click("Flag")
    #expect(log.value == ["flag 2"] && !stage.text.contains("Flag"))
    stage.drag(from: row, x: 6)
    #expect(stage.text.contains("[ Read ]"))
    stage.drag(from: (row.x + 20, row.y), x: -6)
    #expect(!stage.text.contains("Read") && !stage.text.contains("Trash"))
    stage.drag(from: row, x: 6)
    stage.click(at: (30, row.y))
    #expect(!stage.text.contains("Read") && log.value == ["flag 2"])
  }

  @Test("Keys open the swipe actions of the focused row, choose one, and close them", arguments: [false, true])
  func swipeKeys(ofComponents: Bool) {
    let stage = mail(ofComponents: ofComponents)
    stage.press(.tab, .down, .left + .alternate)
    #expect(stage.terminal.reversed.contains("[ Trash ]") && !stage.terminal.reversed.contains("[ Flag ]"))
    stage.press(.left)
    #expect(stage.terminal.reversed.contains("[ Flag ]") && !stage.terminal.reversed.contains("[ Trash ]"))
    stage.press(.right, .right, .escape)
    #expect(!stage.text.contains("Trash"))
    stage.press(.left + .alternate, .left, .return)
    #expect(log.value == ["flag 1"] && !stage.text.contains("Trash"))
    stage.press(.right + .alternate, .space)
    #expect(log.value == ["flag 1", "read 1"])
    stage.press(.left + .alternate, .down)
    #expect(!stage.text.contains("Trash") && stage.terminal.reversed.contains("Row 2"))
    stage.press(.delete)
    #expect(log.value.last == "trash 2")
  }

  @Test("The detail button of a cell outside of a table is clicked, or tapped by the right arrow")
  func detailOfCell() throws {
    let taps = Var(0)
    let stage = Stage(
      LiveTree(
        VStack {
          TableViewCell(
            .text("Ada"), .accessoryType(.detailButton), .accessoryButtonTapped --> { taps.set(taps.value + 1) })
        }), footer: .visible)
    try stage.click("[ i ]", 2)
    #expect(taps.value == 1)
    stage.press(.tab)
    #expect(stage.terminal.lines.last?.contains("Details") == true, "\(stage.text)")
    stage.press(.right)
    #expect(taps.value == 2)
  }

  @Test("The detail button of a row is clicked, or tapped by the right arrow", arguments: [false, true])
  func detail(ofComponents: Bool) throws {
    let stage = mail(ofComponents: ofComponents)
    let row = try #require(stage.terminal.place(of: "Row 1"))
    let line = stage.terminal.rows[row.y]
    let button = try #require(line.lastIndex { $0.text != " " && $0.text != "" })
    stage.click(at: (button, row.y))
    #expect(log.value == ["detail 1"])
    stage.press(.up, .right)
    #expect(log.value == ["detail 1", "detail 0"])
  }

  @Test(
    "An edited row is deleted by its control or a key, and moved by its handle or by keys", arguments: [false, true])
  func editing(ofComponents: Bool) throws {
    let stage = mail(isEditing: true, ofComponents: ofComponents)
    let first = try #require(stage.terminal.place(of: "Row 0"))
    let (before, after) = (stage.terminal.rows[first.y][..<first.x], stage.terminal.rows[first.y])
    let control = try #require(before.firstIndex { $0.text != " " })
    let handle = try #require(after.lastIndex { $0.text != " " && $0.text != "" })
    stage.click(at: (control, first.y))
    #expect(log.value == ["commit 0"])
    stage.drag(from: (handle, first.y), x: 0, y: 2)
    #expect(log.value == ["commit 0", "0 to 2"])
    log.set([])
    // The row that has been clicked has the focus where it is now.
    stage.press(.home, .down + .alternate)
    #expect(log.value == ["0 to 1"])
    stage.press(.up + .alternate, .up + .alternate)
    #expect(log.value == ["0 to 1", "1 to 0"])
    stage.press(.backspace)
    #expect(log.value.last?.hasPrefix("commit") == true)
  }

  @Test("A row is inserted by its control, or by Return", arguments: [false, true])
  func insertion(ofComponents: Bool) throws {
    let stage = mail(isEditing: true, ofComponents: ofComponents) { $0.editingStyle = .insert }
    let first = try #require(stage.terminal.place(of: "Row 0"))
    let control = try #require(stage.terminal.rows[first.y].firstIndex { $0.text != " " })
    stage.click(at: (control, first.y))
    stage.press(.tab, .down, .return)
    #expect(log.value == ["commit 0", "commit 1"])
  }

  @Test("A long touch, the secondary button, and Return with Alternate are long presses")
  func longPress() throws {
    let held = Label(
      "Hold me", .isUserInteractionEnabled(true),
      .gestureRecognizers([
        TapGestureRecognizer(.recognized --> { [self] in note("tap") }),
        LongPressGestureRecognizer(.recognized --> { [self] in note("long") }),
      ]))
    let stage = Stage(LiveTree(VStack { held }))
    let start = ContinuousClock.now
    stage.handle(.pointer(.init(.down(0), x: 1, y: 0)), at: start)
    #expect(stage.session.deadline == start.advanced(by: .milliseconds(500)))
    stage.session.receive([], at: start.advanced(by: .milliseconds(499)))
    #expect(log.value == [])
    stage.session.receive([], at: start.advanced(by: .milliseconds(500)))
    stage.handle(.pointer(.init(.up, x: 1, y: 0)))
    #expect(log.value == ["long"] && stage.session.deadline == nil)
    stage.handle(.pointer(.init(.down(2), x: 1, y: 0)))
    stage.press(.tab, .return + .alternate)
    #expect(log.value == ["long", "long", "long"])
    stage.press(.return)
    #expect(log.value.last == "tap")
  }

  @Test("A long press of a button cancels its touch, and without a recognizer the button is tapped all the same")
  func longTap() {
    func button(_ recognizers: GestureRecognizers) -> Stage {
      Stage(
        LiveTree(
          VStack {
            Button(
              "Tap", .tapped --> { [self] in note("tap") }, .action(.touchCancel) --> { [self] _ in note("cancel") },
              .gestureRecognizers(recognizers))
          }))
    }
    for stage in [button([]), button([LongPressGestureRecognizer(.recognized --> { [self] in note("long") })])] {
      let start = ContinuousClock.now
      stage.handle(.pointer(.init(.down(0), x: 1, y: 0)), at: start)
      stage.session.receive([], at: start.advanced(by: .seconds(1)))
      stage.handle(.pointer(.init(.up, x: 1, y: 0)))
    }
    #expect(log.value == ["tap", "long", "cancel"])
  }

  @Test("A view is dragged by the pointer and by arrows with Alternate, or swiped if it has no drag")
  func drags() throws {
    let pan = PanGestureRecognizer(
      .stateChange --> { [self] in if $0.state == .changed { note("\($0.translation.x) \($0.translation.y)") } })
    let swipe = SwipeGestureRecognizer(.direction([.left, .up]), .recognized --> { [self] in note("swiped") })
    let stage = Stage(
      LiveTree(
        VStack {
          Label("Drag", .isUserInteractionEnabled(true), .gestureRecognizers([pan]))
          Label("Swipe", .isUserInteractionEnabled(true), .gestureRecognizers([swipe]))
        }))
    stage.drag(from: (1, 0), x: 5, y: 1)
    try stage.drag("Swipe", x: -4)
    try stage.drag("Swipe", x: 4)
    #expect(log.value == ["40.0 20.0", "swiped"])
    stage.press(.left + .alternate, .tab, .left + .alternate)
    #expect(log.value.suffix(2) == ["-20.0 0.0", "swiped"])
    #expect(stage.press(.right + .alternate) == .unused)
  }

  @Test("Two clicks in quick succession are a double tap, and two slow ones are two taps")
  func doubleTap() {
    let events = Button(
      "Twice", .action(.touchDownRepeat) --> { [self] _ in note("repeat") }, .tapped --> { [self] in note("tap") })
    let double = TapGestureRecognizer(.numberOfTapsRequired(2), .recognized --> { [self] in note("double") })
    let stage = Stage(
      LiveTree(
        VStack {
          events
          Label("Double", .isUserInteractionEnabled(true), .gestureRecognizers([double]))
        }))
    let start = ContinuousClock.now
    for (y, delay) in [(0, 100), (0, 1_000), (0, 2_000), (1, 3_000), (1, 3_100), (1, 3_200)] {
      let now = start.advanced(by: .milliseconds(delay))
      stage.handle(.pointer(.init(.down(0), x: 2, y: y)), at: now)
      stage.handle(.pointer(.init(.up, x: 2, y: y)), at: now)
    }
    #expect(log.value == ["tap", "tap", "tap", "double"])
    log.set([])
    for delay in [5_000, 5_200] {
      let now = start.advanced(by: .milliseconds(delay))
      stage.handle(.pointer(.init(.down(0), x: 2, y: 0)), at: now)
      stage.handle(.pointer(.init(.up, x: 2, y: 0)), at: now)
    }
    #expect(log.value == ["tap", "repeat", "tap"])
  }

  @Test("Two clicks select a word, and three a line")
  func words() {
    let stage = Stage(LiveTree(VStack { TextField(.text("Hello wide world")) }))
    for count in 1...3 {
      stage.click(at: (7, 0))
      #expect(stage.terminal.reversed == ["", "wide", "Hello wide world"][count - 1])
    }
  }

  @Test("The selection of a text view is shown, and arrows move its caret by visible lines")
  func textView() throws {
    let tree = LiveTree(VStack { TextView(.text("one two three four\nfive"), .height(100)) })
    let stage = Stage(tree, width: 10, height: 5)
    #expect(stage.terminal.lines.prefix(3) == ["one two", "three four", "five"])
    stage.click(at: (4, 0))
    #expect(stage.terminal.cursor == (4, 0))
    stage.press(.down)
    #expect(stage.terminal.cursor == (4, 1))
    stage.press(.down + .shift)
    #expect(stage.terminal.cursor == (4, 2) && stage.terminal.reversed == "e four\nfive")
    stage.press(.up, .up, .end)
    stage.drag(from: (1, 0), x: 4, y: 1)
    #expect(stage.terminal.reversed == "ne two\nthree")
    stage.send("x")
    #expect(tree.root.children[0][TextView.self]?.text == "ox four\nfive")
  }
}

extension Stage {
  func click(at place: (x: Int, y: Int)) {
    handle(.pointer(.init(.down(0), x: place.x, y: place.y)))
    handle(.pointer(.init(.up, x: place.x, y: place.y)))
  }

  func drag(from place: (x: Int, y: Int), x: Int, y: Int = 0) {
    handle(.pointer(.init(.down(0), x: place.x, y: place.y)))
    handle(.pointer(.init(.move(isPressed: true), x: place.x + x, y: place.y + y)))
    handle(.pointer(.init(.up, x: place.x + x, y: place.y + y)))
  }

  func drag(_ text: String, x: Int) throws {
    let place = try #require(terminal.place(of: text), "\(text) is not on the screen:\n\(terminal.text)")
    drag(from: (place.x + 5, place.y), x: x)
  }
}
