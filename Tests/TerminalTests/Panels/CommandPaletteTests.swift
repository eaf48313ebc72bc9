import Foundation
import LiveTesting
import Testing
import Widgets

@testable import Live
@testable import Terminal

@Suite("The palette")
@MainActor struct CommandPaletteTests {
  private let log = Var<[String]>([])

  private var tree: LiveTree<Void> {
    LiveTree(
      TabBarController {
        ViewController(
          "Mail", .tabBarItem(TabBarItem("Mail")),
          .navigationItem.rightBarButtonItem(BarButtonItem("Compose", .tapped --> { log.value += ["compose"] }))
        ) {
          VStack {
            Button("Save", .tapped --> { log.value += ["save"] })
            Button("Send all", .tapped --> { log.value += ["send"] })
            Button("Disabled", .isEnabled(false))
            Button("Hidden", .isHidden(true))
            Switch(.accessibilityLabel("Quiet"))
            Label("Tappable", .isUserInteractionEnabled(true), .onTap { _ in log.value += ["label"] })
            TextField(.placeholder("Name"))
            Slider(.accessibilityLabel("Volume"))
          }
        }
        ViewController("News", .tabBarItem(TabBarItem("News"))) { Label("All the news") }
      })
  }

  private func stage(_ width: Int = 80, _ height: Int = 24) -> Stage { Stage(tree, width: width, height: height) }

  private static let open = "p" + KeyPress.Modifiers.control

  @Test("The palette lists everything that users can tap or focus, without disabled and hidden widgets")
  func commands() {
    let tree = tree
    let commands = tree.root.commands.map { "\($0.kind) \($0.title)" }
    #expect(
      commands == [
        "Button Save", "Button Send all", "Switch Quiet", "Button Tappable", "Field Name", "Value Volume", "Tab Mail",
        "Tab News",
      ])
  }

  @Test("A command whose widget is out of view scrolls it into view and focuses it")
  func outOfView() {
    let tree = LiveTree(
      VStack {
        Button("First")
        for number in 0..<30 { Label("\(number)") }
        SegmentedControl(["Code", "Tree"], .accessibilityLabel("Facts"), .selectedSegmentIndex(0))
      })
    let stage = Stage(tree, width: 40, height: 10)
    #expect(stage.text.contains("First") && !stage.text.contains("Code"))
    stage.press(Self.open, "t", "r", "e", .return)
    #expect(stage.text.contains("Code"), "\(stage.text)")
    #expect(tree.root.tree.focusedPlace.node?.mounted.current is SegmentedControl)
  }

  @Test("What a choice changes is scrolled into view, as far as the choice stays in view", arguments: [false, true])
  func choice(isInView: Bool) {
    let fact = Var("code")
    let tree = LiveTree {
      ScrollView {
        VStack {
          Button("First")
          for number in 0..<30 { Label("\(number)") }
          VStack {
            Label("Facts")
            VStack(.accessibilityLabel("Facts")) {
              for name in ["code", "tree"] { Button(name, .tapped --> { fact.set(name) }) }
            }
            VStack {
              for number in 0..<5 { Label("\(fact.value) \(number)") }
            }
          }
          for number in 0..<30 { Label("\(number)") }
        }
      }
    }
    let stage = Stage(tree, width: 40, height: 12)
    // The choice is in view, and what it shows is not.
    if isInView { for _ in 0..<2 { stage.press(.tab) } }
    #expect(stage.text.contains("tree") == isInView && !stage.text.contains("code 4"), "\(stage.text)")
    stage.press(Self.open, "t", "r", "e", .return)
    for text in ["Facts", "tree 0", "tree 4"] { #expect(stage.text.contains(text), "\(stage.text)") }
  }

  @Test("The target of a command stays in view, even if the focus is elsewhere")
  func scrolledBeside() {
    let offset = Var(CGPoint(x: 0, y: 1))
    let tree = LiveTree(
      VStack {
        TableView(.height(20), .didSelectRow --> { _ in offset.set(.zero) }) { TableViewCell(.text("Up")) }
        ScrollView(.height(140), .setContentOffset <-- offset.drop()) {
          VStack {
            Label("Top")
            for number in 0..<30 { Label("\(number)") }
            TextField(.text("Name"))
          }
        }
      })
    let stage = Stage(tree, width: 40, height: 10)
    stage.press(.tab)
    #expect(!stage.text.contains("Top") && stage.text.contains("Name"), "\(stage.text)")
    stage.press(Self.open, "u", "p", .return)
    #expect(stage.text.contains("Top"), "\(stage.text)")
    stage.press("a")
    #expect(stage.text.contains("Namea"), "\(stage.text)")
  }

  @Test("A row is selected by a command without scrolling to it, if the effect is in view")
  func rowOfCard() {
    let card = Var("Old")
    let tree = LiveTree(
      ScrollView {
        VStack {
          Label(.text <-- card)
          Button("First")
          for number in 0..<30 { Label("\(number)") }
          TableView(.height(60), .didSelectRow --> { _ in card.set("New") }) { TableViewCell(.text("Row")) }
        }
      })
    let stage = Stage(tree, width: 40, height: 10)
    stage.press(Self.open, "r", "o", "w", .return)
    #expect(stage.text.contains("New") && stage.text.contains("First"), "\(stage.text)")
  }

  @Test("Content that a command scrolls to stays in view, even if the focused widget was removed")
  func scrolledWithoutFocus() {
    let (tops, isOld) = (Var(CGPoint.zero), Var(true))
    let tree = LiveTree {
      ScrollView(.setContentOffset <-- tops.drop()) {
        VStack {
          Label("Top")
          Button(
            "To the top",
            .tapped --> {
              isOld.set(false)
              tops.set(.zero)
            })
          for number in 0..<30 { Label("\(number)") }
          if isOld.value { TextField(.placeholder("Name")) }
          Button("End")
        }
      }
    }
    let stage = Stage(tree, width: 40, height: 10)
    stage.press(.tab)
    #expect(stage.text.contains("Name") && !stage.text.contains("Top"))
    stage.press(Self.open, "t", "o", " ", "t", .return)
    #expect(stage.text.contains("Top"))
    stage.press(.tab)
    #expect(stage.text.contains("To the top"))
  }

  @Test("Names for voice control find their widget, which is listed by its title")
  func voiceNames() {
    let button = Button("Send", .accessibilityUserInputLabels(["Dispatch"]), .tapped --> { log.value += ["sent"] })
    let stage = Stage(LiveTree(VStack { button }), width: 40, height: 10)
    stage.press(Self.open, "d", "i", "s", "p")
    #expect(stage.text.contains("Send") && !stage.text.contains("Dispatch"))
    stage.press(.return)
    #expect(log.value == ["sent"])
  }

  @Test("Segments that can be selected are listed after the name of their control")
  func segments() {
    let style = Var(0)
    let tree = LiveTree(
      VStack {
        SegmentedControl(["Light", "Dark"], .selectedSegmentIndex <--> style)
        SegmentedControl(
          [.init("Day"), .init("Week", .isEnabled(false)), .init("Month")], .accessibilityLabel("Range"))
        SegmentedControl(["Off"], .isEnabled(false))
      })
    #expect(tree.root.commands.map(\.title) == ["Light", "Dark", "Range: Day", "Range: Month"])
    let stage = Stage(tree, width: 40, height: 10)
    stage.press(Self.open, "d", "a", "r", "k", .return)
    #expect(style.value == 1 && stage.text.contains("[Dark]"), "\(stage.text)")
  }

  @Test("Buttons in a labelled container, such as chips, are listed after its label")
  func groups() {
    let tree = LiveTree(
      VStack {
        VStack(.accessibilityLabel("Tone")) {
          HStack {
            Button("Calm")
            Button("Loud")
          }
        }
        Button("Save")
      })
    #expect(tree.root.commands.map(\.title) == ["Tone: Calm", "Tone: Loud", "Save"])
  }

  @Test("Commands for fields and sliders focus them")
  func focusing() {
    let tree = tree
    let stage = Stage(tree, width: 80, height: 24)
    stage.press(Self.open, "v", "o", "l", .return)
    #expect(tree.root.tree.focusedPlace.node?.mounted.current is Slider)
    stage.press(Self.open, "n", "a", "m", .return, "A")
    #expect(stage.text.contains("A"))
    #expect(tree.root.tree.focusedPlace.node?.mounted.current is TextField)
  }

  @Test("Commands that appear while the palette is open are listed, and removed ones are not")
  func renewing() {
    let isNew = Var(false)
    let tree = LiveTree { VStack { if isNew.value { Button("New") } else { Button("Old") } } }
    let stage = Stage(tree, width: 60, height: 12)
    stage.press(Self.open)
    #expect(stage.text.contains("Old") && stage.text.contains("3 of 3"))
    isNew.set(true)
    stage.show()
    #expect(stage.text.contains("▸ New") && !stage.text.contains("Old"))
  }

  @Test("Typing selects the best match, whatever was selected before")
  func bestMatch() {
    let stage = stage()
    stage.press(Self.open, .down, .down, .down, "s", "e")
    #expect(stage.text.contains("▸ Send all"), "\(stage.text)")
    stage.press(.return)
    #expect(log.value == ["send"])
  }

  @Test("The selected entry stays selected when other entries are inserted above it")
  func keeping() {
    let isNew = Var(false)
    var pressed = ""
    let tree = LiveTree {
      VStack {
        if isNew.value { Button("Seal", .tapped --> { pressed = "Seal" }) }
        Button("Search", .tapped --> { pressed = "Search" })
        Button("Send", .tapped --> { pressed = "Send" })
      }
    }
    let stage = Stage(tree, width: 60, height: 14)
    stage.press(Self.open, "s", "e")
    #expect(stage.text.contains("▸ Search"))
    isNew.set(true)
    stage.show()
    #expect(stage.text.contains("▸ Search") && stage.text.contains("Seal"), "\(stage.text)")
    stage.press(.return)
    #expect(pressed == "Search")
  }

  @Test("An address is opened by the app, and one without a screen is refused in a notification")
  func address() {
    struct Nowhere: Error {}
    let opened = Var<[String]>([])
    let app = Application(.open --> { opened.value += [$0.absoluteString] }) { Window { Label("Start") } }
    let stage = Stage(LiveTree(app), width: 60, height: 12)
    stage.press(Self.open, "/", "a")
    #expect(stage.text.contains("▸ Open /a"))
    stage.press(.return)
    #expect(opened.value == ["/a"])
    let other = Stage(LiveTree(Application { Window { Label("Start") } }), width: 60, height: 12)
    other.press(Self.open, "/", "a", .return)
    #expect(other.terminal.lines.contains { $0.contains("open") }, "\(other.text)")
    let nowhere = Application(.open --> inContext { _, _ in throw Nowhere() }) { Window { Label("Start") } }
    let lost = Stage(LiveTree(nowhere), width: 60, height: 12)
    lost.press(Self.open, "/", "a", .return)
    #expect(lost.terminal.lines.contains { $0.contains("Nowhere()") }, "\(lost.text)")
    let none = Stage(LiveTree(Label("Start")), width: 60, height: 12)
    none.press(Self.open, "/")
    #expect(none.text.contains("0 of 2"))
  }

  @Test("Control-P opens the palette, typing filters, arrows select, and Return performs")
  func performing() {
    let stage = stage()
    stage.press(Self.open)
    #expect(stage.text.contains("─ Go to ─") && stage.text.contains("▸"))
    stage.press("s")
    #expect(stage.text.contains("Save") && stage.text.contains("Send all"))
    stage.press("e")
    stage.press(.return)
    #expect(log.value == ["send"] && !stage.text.contains("─ Go to ─"))
    stage.press(Self.open, "n", "e", "w", .return)
    #expect(stage.text.contains("All the news"))
  }

  @Test("Arrows in the palette go around its ends, and Escape closes it without an action")
  func choosing() {
    let stage = stage()
    stage.press(Self.open, .up, .down, .down, .escape)
    #expect(log.value.isEmpty && !stage.text.contains("─ Go to ─"))
    stage.press(Self.open, "s", .down, .return)
    #expect(log.value == ["send"])
  }

  @Test("Letters match in their order, and commands with words that start with them come first")
  func ranking() {
    let stage = stage()
    stage.press(Self.open, "a", "l", "l")
    let lines = stage.terminal.lines
    #expect(lines.contains { $0.contains("▸ Send all") })
    stage.press(.backspace, .backspace, .backspace, "t", "b", "l", .return)
    #expect(log.value == ["label"])
  }

  @Test("A text without a match leaves an empty list, in which Return does nothing")
  func empty() {
    let stage = stage()
    stage.press(Self.open)
    stage.handle(.paste("zzzz"))
    #expect(stage.text.contains("0 of") && stage.text.contains("Nothing matches"))
    #expect(stage.session.layers.panel?.content.hints.map(\.title) == ["Close"])
    stage.press(.down, .up, .pageDown, .return)
    #expect(stage.text.contains("─ Go to ─") && log.value.isEmpty)
  }

  @Test("The frame of the palette stays in place while a user types")
  func frame() {
    let stage = stage()
    stage.press(Self.open)
    let (top, bottom) = (stage.terminal.place(of: "╭"), stage.terminal.place(of: "╰"))
    for key: KeyPress in ["s", "e", "z", "z"] {
      stage.press(key)
      #expect(stage.terminal.place(of: "╭").map { [$0.x, $0.y] } == top.map { [$0.x, $0.y] })
      #expect(stage.terminal.place(of: "╰").map { [$0.x, $0.y] } == bottom.map { [$0.x, $0.y] })
    }
  }

  @Test("Rows that are out of view are found and selected, in the order of the list", arguments: [false, true])
  func rows(areComponents: Bool) {
    let rows =
      areComponents
      ? RowList(Array(0..<500), id: \.self) { number in TableViewCell(.text("Row \(number)")) }
      : RowList((0..<500).map { CellModel($0, TableViewCell(.text("Row \($0)"))) })
    let chosen = Var<RowPath?>(nil)
    let tree = LiveTree(ViewController("") { TableView(.didSelectRow --> { chosen.set($0) }) { rows } })
    let stage = Stage(tree, width: 60, height: 12)
    #expect(tree.root.commands.map(\.title).prefix(3) == ["Row 0", "Row 1", "Row 2"])
    stage.press(Self.open, "4", "2", "1")
    #expect(stage.text.contains("▸ Row 421"), "\(stage.text)")
    stage.press(.return)
    #expect(chosen.value == RowPath(row: 421, section: 0) && stage.text.contains("Row 421"), "\(stage.text)")
  }

  @Test("A click on a command performs it")
  func click() throws {
    let stage = stage()
    stage.press(Self.open, "s", "a", "v")
    try stage.click("▸ Save", 3)
    #expect(log.value == ["save"] && !stage.text.contains("─ Go to ─"))
  }

  @Test("Quit ends the session, and Keys opens the list of keys")
  func terminal() {
    let stage = stage()
    stage.press(Self.open, "k", "e", "y", "s", .return)
    #expect(stage.text.contains("─ Keys ─"))
    stage.press(.escape, Self.open, "q", "u", "i", "t")
    #expect(stage.press(.return) == .end)
  }

  @Test("A click on Quit ends the session")
  func quit() throws {
    let stage = stage()
    stage.press(Self.open, "q", "u", "i", "t")
    #expect(try stage.click("▸ Quit", 3) == .end)
    #expect(!stage.text.contains("─ Go to ─"))
  }

  @Test("A command whose widget was removed meanwhile is not performed, and a notification says so")
  func gone() {
    let isShown = Var(true)
    let tree = LiveTree { VStack { if isShown.value { Button("Save", .tapped --> { log.value += ["save"] }) } } }
    let stage = Stage(tree, width: 60, height: 12)
    stage.press(Self.open, "s", "a")
    isShown.set(false)
    stage.press(.return)
    #expect(log.value.isEmpty && !(stage.terminal.lines.last ?? "").isEmpty, "\(stage.text)")
  }

  @Test("The palette fits any terminal, also one that is resized")
  func sizes() {
    let stage = stage()
    stage.press(Self.open)
    for (width, height) in [(1, 1), (3, 2), (15, 4), (16, 5), (200, 60), (2, 30), (80, 24)] {
      stage.handle(.resize(width: width, height: height))
      #expect(stage.terminal.lines.count == height)
      stage.press(.down, .pageDown, "a", .backspace)
    }
    #expect(stage.text.contains("─ Go to ─"))
  }

  @Test("The detail button of a row has its own command, in a list and outside of one")
  func details() {
    let details = Var<[String]>([])
    func cell(_ name: String) -> TableViewCell {
      TableViewCell(
        .text(name), .accessoryType(.detailButton), .accessoryButtonTapped --> { details.set(details.value + [name]) })
    }
    let tree = LiveTree(
      VStack {
        TableView { Section { cell("Listed") } }
        cell("Lone")
        cell("Tapped").with(.onTap { _ in details.set(details.value + ["tap"]) })
      })
    let stage = Stage(tree, width: 60, height: 20)
    let commands = tree.root.commands.map { "\($0.kind) \($0.title)" }
    #expect(
      commands == [
        "Row Listed", "Details Listed: details", "Details Lone: details", "Button Tapped", "Details Tapped: details",
      ])
    for name in ["Listed", "Lone", "Tapped"] {
      stage.press(Self.open)
      stage.send("\(name): details\r")
    }
    #expect(details.value == ["Listed", "Lone", "Tapped"])
  }

  @Test("The palette says so if it does not list all rows of a long list")
  func cut() {
    let rows = RowList((0..<5_000).map { CellModel($0, TableViewCell(.text("Row number \($0)"))) })
    let stage = Stage(LiveTree(ViewController("") { TableView { rows } }), width: 60, height: 20)
    stage.press(Self.open)
    #expect(stage.text.contains("of 1002, not all rows"), "\(stage.text)")
    stage.send("number 4321")
    #expect(stage.text.contains("Nothing matches in the first 1,000 rows"), "\(stage.text)")
  }
}
