import LiveTesting
import Mod
import Terminal
import Testing

@testable import Layout

@Suite("A tree in a terminal")
@MainActor struct TerminalSessionTests {
  @Test("Text is typed into the focused field, with a caret, and a button is pressed by the keyboard")
  func form() throws {
    let name = Var("")
    let greeting = Var("")
    let stage = Stage(
      LiveTree(
        VStack {
          TextField(.placeholder("Name"), .borderStyle(.roundedRect), .text <--> name)
          Button("Greet", .tapped --> { greeting.set("Hello, \(name.value)!") })
          Label(.text <-- greeting)
        }))
    #expect(stage.terminal.isCursorVisible && stage.terminal.cursor == (2, 1))
    stage.send("Adan\u{7F}")
    #expect(name.value == "Ada" && stage.terminal.cursor == (5, 1))
    stage.press(.tab)
    #expect(!stage.terminal.isCursorVisible && stage.terminal.reversed.contains("Greet"))
    stage.press(.return)
    #expect(stage.text.contains("Hello, Ada!"))
  }

  @Test("An unchanged frame writes nothing, and a changed label few bytes")
  func few() {
    let count = Var(41)
    let tree = LiveTree(
      VStack { for row in 0..<200 { Label(row == 11 ? .text <-- count.map { "Count: \($0)" } : .text("\(row)")) } })
    let stage = Stage(tree, width: 80, height: 24)
    stage.show()
    #expect(stage.bytes == 0)
    count.set(42)
    stage.show()
    #expect(0 < stage.bytes && stage.bytes <= 40)
    #expect(stage.terminal.linesWithoutBar[11] == "Count: 42")
    stage.press("x")
    #expect(stage.bytes == 0)
  }

  @Test("A click reaches the widget in front, not one that is covered, clipped or scrolled away")
  func hits() throws {
    let taps = Var<[String]>([])
    func button(_ title: String) -> Button { Button(title, .tapped --> { taps.set(taps.value + [title]) }) }
    let tree = LiveTree(
      VStack {
        button("One")
        Label("Text")
        button("Two").with(.isEnabled(false))
        button("Three").with(.isHidden(true))
        View(.subviews([button("Below"), View(.backgroundColor(.systemRed), .isUserInteractionEnabled(false))]))
      })
    let stage = Stage(tree)
    #expect(try stage.click("One") == .done)
    stage.handle(.pointer(.init(.down(0), x: 1, y: 1)))
    guard case .refused(let reason) = stage.handle(.pointer(.init(.up, x: 1, y: 1))) else {
      Issue.record("A label answers to a tap.")
      return
    }
    #expect(reason.contains("does not answer"))
    guard case .refused(let disabled) = try stage.click("Two") else {
      Issue.record("A disabled button is tapped.")
      return
    }
    #expect(disabled.contains("is disabled"))
    stage.handle(.pointer(.init(.down(0), x: 5, y: 3)))
    stage.handle(.pointer(.init(.up, x: 5, y: 3)))
    #expect(taps.value == ["One", "Below"])
    #expect(stage.handle(.pointer(.init(.down(0), x: 39, y: 9))) == .unused)
  }

  @Test("A button is not tapped if the pointer is released outside of it or if it was removed meanwhile")
  func leaving() throws {
    let (taps, isShown) = (Var(0), Var(true))
    let tree = LiveTree(
      VStack(
        .arrangedSubviews
          <-- isShown.map { isShown -> Children in
            isShown
              ? [Button("Tap", .tapped --> { taps.set(taps.value + 1) }), Label("Away")]
              : [Label("Tap"), Label("Away")]
          }))
    let stage = Stage(tree)
    stage.handle(.pointer(.init(.down(0), x: 3, y: 0)))
    #expect(stage.handle(.pointer(.init(.up, x: 3, y: 1))) == .done)
    stage.handle(.pointer(.init(.down(0), x: 3, y: 0)))
    isShown.set(false)
    #expect(stage.handle(.pointer(.init(.up, x: 3, y: 0))) == .gone)
    #expect(taps.value == 0)
  }

  @Test("A button is highlighted while it is held")
  func holding() throws {
    let events = Var<[String]>([])
    let tree = LiveTree(
      VStack {
        Button(
          "Hold", .action(.touchDown) --> { _ in events.set(events.value + ["down"]) },
          .action(.touchUpOutside) --> { _ in events.set(events.value + ["outside"]) },
          .tapped --> { events.set(events.value + ["tapped"]) })
        Label("Beside")
        TextField()
      })
    let stage = Stage(tree)
    stage.handle(.pointer(.init(.down(0), x: 3, y: 0)))
    #expect(tree.root.children[0][Button.self]?.isHighlighted == true)
    #expect(stage.terminal.reversed.contains("Hold") && events.value == ["down"])
    stage.handle(.pointer(.init(.up, x: 3, y: 0)))
    #expect(tree.root.children[0][Button.self]?.isHighlighted == false)
    stage.handle(.pointer(.init(.down(0), x: 3, y: 0)))
    stage.handle(.pointer(.init(.up, x: 3, y: 1)))
    stage.handle(.pointer(.init(.down(0), x: 3, y: 0)))
    stage.handle(.focus(false))
    #expect(events.value == ["down", "tapped", "down", "outside", "down", "outside"])
    #expect(tree.root.children[0][Button.self]?.isHighlighted == false)
  }

  @Test("Segments, steppers, switches, sliders and tabs are operated at the clicked position")
  func elements() throws {
    let tree = LiveTree(
      VStack {
        SegmentedControl(["Day", "Week", "Month"], .selectedSegmentIndex(0))
        Stepper(.value(5), .maximumValue(10))
        Switch()
        Slider()
        TabBar(.items([TabBarItem("In"), TabBarItem("Out")]), .selectedIndex(0))
      })
    let stage = Stage(tree)
    let nodes = tree.root.children
    #expect(try stage.click("Week") == .done)
    #expect(nodes[0][SegmentedControl.self]?.selectedSegmentIndex == 1)
    #expect(try stage.click("+") == .done)
    #expect(nodes[1][Stepper.self]?.value == 6)
    #expect(try stage.click("−") == .done)
    #expect(nodes[1][Stepper.self]?.value == 5)
    #expect(try stage.click("○──") == .done)
    #expect(nodes[2][Switch.self]?.isOn == true)
    stage.handle(.pointer(.init(.down(0), x: 0, y: 3)))
    stage.handle(.pointer(.init(.move(isPressed: true), x: 39, y: 3)))
    #expect(nodes[3][Slider.self]?.value == 1)
    stage.handle(.pointer(.init(.up, x: 39, y: 3)))
    #expect(try stage.click("Out") == .done)
    #expect(nodes[4][TabBar.self]?.selectedIndex == 1)
  }

  @Test("A click places the caret, a drag selects, and typing replaces the selection")
  func caret() throws {
    let tree = LiveTree(VStack { TextField(.text("Hello world")) })
    let stage = Stage(tree)
    stage.handle(.pointer(.init(.down(0), x: 6, y: 0)))
    #expect(stage.terminal.cursor == (6, 0))
    stage.send("big ")
    #expect(stage.terminal.linesWithoutBar[0] == "Hello big world")
    stage.handle(.pointer(.init(.down(0), x: 0, y: 0)))
    stage.handle(.pointer(.init(.move(isPressed: true), x: 5, y: 0)))
    #expect(stage.terminal.reversed == "Hello")
    stage.send("Bye")
    #expect(stage.terminal.linesWithoutBar[0] == "Bye big world")
    stage.send("\u{1B}[200~ 日本\u{1B}[201~")
    #expect(stage.terminal.linesWithoutBar[0] == "Bye 日本 big world" && stage.terminal.cursor == (8, 0))
  }

  @Test("A long text scrolls to keep its caret in view")
  func longText() {
    let stage = Stage(LiveTree(VStack { TextField() }), width: 8, height: 2)
    stage.press(.tab)
    stage.send("abcdefghijkl")
    #expect(stage.terminal.linesWithoutBar[0] == "…ghijkl" && stage.terminal.cursor == (7, 0))
    stage.press(.home)
    #expect(stage.terminal.linesWithoutBar[0] == "abcdefg…" && stage.terminal.cursor == (0, 0))
  }

  @Test("The wheel and keys scroll content that does not fit")
  func scrolling() throws {
    let tree = LiveTree(
      ViewController("Long") { ScrollView { VStack { for row in 0..<30 { Label("Row \(row)") } } } })
    let stage = Stage(tree, width: 20, height: 5)
    #expect(stage.terminal.linesWithoutBar[0] == "Row 0")
    stage.handle(.pointer(.init(.wheel(x: 0, y: 1), x: 2, y: 2)))
    #expect(stage.terminal.linesWithoutBar[0] == "Row 3")
    stage.press(.pageDown)
    #expect(stage.terminal.linesWithoutBar[0] == "Row 7")
    stage.press(.end)
    #expect(stage.terminal.linesWithoutBar == (25..<30).map { "Row \($0)" })
    #expect(stage.press(.pageDown) == .unused)
    stage.press(.home)
    #expect(stage.terminal.linesWithoutBar[0] == "Row 0")
  }

  @Test("The focus scrolls into view, in a scroll view and in a tree that is higher than the terminal")
  func reveals() {
    let buttons = VStack { for row in 0..<20 { Button("Row \(row)") } }
    for tree in [LiveTree(buttons), LiveTree(ViewController("") { ScrollView { buttons } })] {
      let stage = Stage(tree, width: 20, height: 5)
      for _ in 0..<11 { stage.press(.down) }
      #expect(stage.terminal.reversed.contains("Row 11"))
      for _ in 0..<9 { stage.press(.up) }
      #expect(stage.terminal.reversed.contains("Row 2"))
    }
  }

  @Test("A table shows as many rows as fit, and arrows move to further rows")
  func table() throws {
    let chosen = Var("")
    let rows = (0..<100).map { index in
      CellModel(index, TableViewCell(.text("Row \(index)"))).with { $0.didSelect = { chosen.set("Row \(index)") } }
    }
    let tree = LiveTree(ViewController("") { TableView(.separatorStyle(.none)) { Section { RowList(rows) } } })
    let stage = Stage(tree, width: 20, height: 6)
    #expect(stage.terminal.linesWithoutBar.filter { !$0.isEmpty }.count <= 6 && stage.text.contains("Row 0"))
    #expect(stage.terminal.reversed.contains("Row 0"))
    for _ in 0..<9 { stage.press(.down) }
    #expect(stage.terminal.reversed.contains("Row 9"))
    stage.press(.return)
    #expect(chosen.value == "Row 9")
    stage.press(.end)
    #expect(stage.terminal.reversed.contains("Row 99"))
    stage.press(.pageUp, .home)
    #expect(stage.terminal.reversed.contains("Row 0"))
  }

  @Test("A presented screen keeps the focus inside, and Escape dismisses it")
  func presented() throws {
    let ask = Button(
      "Ask",
      .tapped
        --> inContext { context in
          try context.present(
            AlertController("Sure?", .actions([AlertAction("No", .style(.cancel)), AlertAction("Yes")])))
        })
    let tree = LiveTree(
      ViewController("") {
        VStack(.distribution(.fillEqually)) {
          ask
          Button("Below")
        }
      })
    let stage = Stage(tree, width: 60, height: 14)
    stage.press(.return)
    #expect(stage.text.contains("Sure?") && stage.terminal.reversed.contains("No"))
    for title in ["Yes", "No"] {
      stage.press(.tab)
      #expect(stage.terminal.reversed.contains(title) && !stage.terminal.reversed.contains("Below"))
    }
    stage.handle(.pointer(.init(.down(0), x: 2, y: 13)))
    guard case .refused = stage.handle(.pointer(.init(.up, x: 2, y: 13))) else {
      Issue.record("What is covered is tapped.")
      return
    }
    stage.press(.escape)
    #expect(!stage.text.contains("Sure?"))
    #expect(stage.terminal.reversed.contains("Ask"))
  }

  @Test("A resize lays the tree out again")
  func resize() {
    let stage = Stage(LiveTree(VStack { Label("Left and right", .textAlignment(.right)) }), width: 20, height: 2)
    #expect(stage.terminal.linesWithoutBar[0] == "      Left and right")
    stage.handle(.resize(width: 30, height: 3))
    #expect(stage.terminal.linesWithoutBar[0] == "                Left and right")
    stage.handle(.resize(width: 0, height: 0))
    #expect(stage.session.grid().width == 1)
  }

  @Test("The pointer changes the appearance of a hovered widget until it leaves")
  func hover() {
    let tree = LiveTree(VStack { Button("Over", .while(.hovered, .title("Under"))) })
    let stage = Stage(tree)
    stage.handle(.pointer(.init(.move(isPressed: false), x: 4, y: 0)))
    #expect(stage.text.contains("Under"))
    stage.handle(.focus(false))
    #expect(stage.text.contains("Over"))
  }

  @Test("Control-C ends the program, Control-Z suspends it, and Control-L redraws everything")
  func control() {
    let stage = Stage(LiveTree(Label("Text")))
    #expect(stage.press("c" + .control) == .end)
    #expect(stage.press("z" + .control) == .suspend)
    stage.press("l" + .control)
    #expect(stage.bytes > 4)
  }

  @Test("A terminal gets only colors that it supports")
  func colors() {
    func styles(_ depth: ColorDepth) -> Set<String> {
      let stage = Stage(LiveTree(Label("Red", .textColor(Color(hex: 0xFE0102)))), depth: depth)
      return Set(stage.terminal.rows.joined().flatMap(\.style))
    }
    #expect(styles(.trueColor) == ["38;2;254;1;2"])
    #expect(styles(.palette) == ["38;5;196"])
    #expect(styles(.basic) == ["91"])
    #expect(styles(.none) == [])
  }
}
