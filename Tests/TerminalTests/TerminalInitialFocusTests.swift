import LiveTesting
import Mod
import Testing
import Widgets

@testable import Terminal

@Suite("The initial focus in a terminal")
@MainActor struct TerminalInitialFocusTests {
  @Test("The example of the article accepts typed text at once")
  func article() {
    let name = Var("")
    let session = TerminalSession(
      LiveTree(
        VStack {
          TextField(.placeholder("Name"), .text <--> name)
          Label(.text <-- name.map { "Hello, \($0)!" })
        }), width: 60, height: 10)
    _ = session.opening() + session.frame()
    session.receive(Array("Ada".utf8))
    #expect(name.value == "Ada")
    // Not even a frame is necessary.
    let other = TerminalSession(LiveTree(VStack { TextField(.text <--> name) }))
    other.receive(Array("!".utf8))
    #expect(name.value == "Ada!")
  }

  /// Returns what is focused on a screen with a button in its bar, above another one.
  private func focusOnTop(@WidgetBuilder _ content: () -> Children) -> String {
    let top = ViewController("Top", .navigationItem.rightBarButtonItem(BarButtonItem("Edit")), content: content)
    return Stage(LiveTree(NavigationController(.viewControllers([ViewController("Below"), top]))), width: 30).focus
  }

  @Test("A screen focuses its first field, or else its first control outside of bars")
  func first() {
    func focused(_ content: Children) -> String { focusOnTop { VStack { content } } }
    #expect(focused(Children([Button("Button"), TextField(.text("Field"), .accessibilityLabel("Field"))])) == "Field")
    #expect(focused(Children([Label("Label"), Button("Button"), Button("Other")])) == "Button")
    #expect(focused(Children([Button("Off", .isEnabled(false)), Switch(.accessibilityLabel("Switch"))])) == "Switch")
    let refusing = TextField(.shouldBeginEditing -- { _ in false })
    #expect(focused(Children([refusing, TextField(.accessibilityLabel("Second"))])) == "Second")
    #expect(focused(Children([refusing, Button("Button")])) == "Button")
    #expect(focused([Label("Text")]) == "Below")
  }

  @Test("A screen without other controls focuses the first one in its bars, those in its content before its own")
  func bars() {
    func focused(_ content: Children) -> String { focusOnTop { content } }
    let items = [BarButtonItem.flexibleSpace(), BarButtonItem("Reply"), BarButtonItem("Move")]
    #expect(focused([VStack { Toolbar(.items(items)) }]) == "Reply")
    #expect(focused([Toolbar(.items(items))]) == "Reply")
    let tabs = TabBar(.items([TabBarItem("In"), TabBarItem("Out")]), .accessibilityLabel("Tabs"))
    #expect(focused([VStack { tabs }]) == "Tabs")
    #expect(focused([VStack { NavigationBar(.items([NavigationItem("Home"), NavigationItem("Users")])) }]) == "Home")
    let inner = NavigationController {
      ViewController("Inner")
      ViewController("Innermost") { Label("Text") }
    }
    #expect(focused([VStack { inner }]) == "Inner")
    #expect(
      focused([
        VStack {
          Toolbar(.items(items)); Button("Button")
        }
      ]) == "Button")
  }

  @Test("A control that is added later takes the focus from a bar, unless the user has chosen it")
  func loading() {
    let isLoaded = Var(false)
    func stage() -> Stage {
      isLoaded.set(false)
      return Stage(
        LiveTree(
          NavigationController(
            .viewControllers([
              ViewController("Below"),
              ViewController(
                "Top", .navigationItem.rightBarButtonItems([BarButtonItem("Edit")]),
                .navigationItem.leftItemsSupplementBackButton(true),
                .navigationItem.leftBarButtonItem(BarButtonItem("Left"))
              ) {
                VStack {
                  Label("Wait")
                  Button("Loaded", .isHidden <-- isLoaded.map { !$0 })
                }
              },
            ]))), width: 50)
    }
    let waiting = stage()
    #expect(waiting.focus == "Below")
    isLoaded.set(true)
    waiting.show()
    #expect(waiting.focus == "Loaded")
    let moved = stage()
    moved.press(.tab)
    isLoaded.set(true)
    moved.show()
    #expect(moved.focus == "Left")
    let used = stage()
    used.press(.tab, .tab + .shift)
    isLoaded.set(true)
    used.show()
    #expect(used.focus == "Below")
  }

  @Test("A sheet with nothing but bar items focuses the first of them")
  func sheet() throws {
    let sheet = NavigationController {
      ViewController(
        "Add", .navigationItem.leftBarButtonItem(BarButtonItem("Cancel")),
        .navigationItem.rightBarButtonItem(BarButtonItem("Save"))
      ) {
        Label("Text")
      }
    }
    let stage = Stage(LiveTree(ViewController("Below", .presentedViewController(sheet)) { Button("Covered") }))
    #expect(stage.focus == "Cancel")
  }

  @Test("An alert inside a screen focuses the same action as a presented one: the preferred, no destructive one")
  func alerts() {
    func focused(_ alert: AlertController) -> [String] {
      [
        LiveTree(VStack { alert }),
        LiveTree(
          ViewController("") {
            VStack {
              Label("Text"); alert
            }
          }),
        LiveTree(ViewController("", .presentedViewController(alert)) { Button("Covered") }),
      ].map { Stage($0, width: 60, height: 24).focus }
    }
    for style in [AlertController.PreferredStyle.alert, .actionSheet] {
      let delete = AlertAction("Delete", .style(.destructive))
      let keep = AlertAction("Keep")
      let cancel = AlertAction("Cancel", .style(.cancel))
      let question = AlertController("Delete?", .preferredStyle(style))
      #expect(focused(question.with(.actions([delete, cancel]))) == ["Cancel", "Cancel", "Cancel"])
      #expect(focused(question.with(.actions([delete, keep, cancel]))) == ["Keep", "Keep", "Keep"])
      let preferring = question.with(.actions([keep, delete, cancel]), .preferredActionIndex(2))
      #expect(focused(preferring) == ["Cancel", "Cancel", "Cancel"])
      #expect(focused(question.with(.actions([delete]))) == ["Delete", "Delete", "Delete"])
      let twice = question.with(.actions([delete, keep, keep.with(.style(.cancel))]), .preferredActionIndex(2))
      #expect(focused(twice) == ["Keep", "Keep", "Keep"])
    }
  }

  @Test("After Escape has ended typing, Tab and arrows go on from the field")
  func afterEscape() {
    func focus(after key: KeyPress) -> String {
      let stage = Stage(
        LiveTree(
          NavigationController(
            .viewControllers([
              ViewController("Below"),
              ViewController("Top") {
                VStack {
                  Button("Before")
                  TextField(.accessibilityLabel("Field"))
                  Button("After")
                }
              },
            ]))), width: 30)
      #expect(stage.focus == "Field")
      stage.press(.escape)
      #expect(stage.focus.isEmpty)
      stage.press(key)
      return stage.focus
    }
    #expect(focus(after: .tab) == "After")
    #expect(focus(after: .down) == "After")
    #expect(focus(after: .tab + .shift) == "Before")
    #expect(focus(after: .up) == "Before")
  }

  @Test("If the focused widget disappears, the next one is focused, or else the one before")
  func disappearing() {
    let names = Var(["A", "B", "C", "D"])
    let tree = LiveTree {
      VStack {
        Button("First")
        VStack { for name in names.value { VStack(.key(WidgetKey(name))) { Button(name) } } }
        Button("Last")
        TextField(.accessibilityLabel("Field"))
      }
    }
    let stage = Stage(tree, width: 30, height: 20)
    stage.press(.tab, .tab, .tab)
    #expect(stage.focus == "B")
    names.set(["A", "C", "D"])
    stage.show()
    #expect(stage.focus == "C")
    names.set(["A"])
    stage.show()
    #expect(stage.focus == "A")
    names.set([])
    stage.show()
    #expect(stage.focus == "Last")
  }

  @Test("Tab continues from a focused control that was disabled or hidden, also inside a hidden view")
  func unusable() {
    let (isEnabled, isHidden, isAllHidden) = (Var(true), Var(false), Var(false))
    let stage = Stage(
      LiveTree(
        VStack {
          Button("First")
          VStack(.isHidden <-- isAllHidden) {
            Button("Second", .isEnabled <-- isEnabled)
            Button("Third", .isHidden <-- isHidden)
            Button("Fourth")
          }
          Button("Last")
        }), width: 30, height: 20)
    stage.press(.tab)
    isEnabled.set(false)
    stage.press(.tab)
    #expect(stage.focus == "Third")
    // What is hidden does not keep the focus until a key is pressed.
    isHidden.set(true)
    stage.show()
    #expect(stage.focus == "Fourth")
    isAllHidden.set(true)
    stage.show()
    #expect(stage.focus == "Last")
    isAllHidden.set(false)
    stage.press(.tab + .shift)
    isAllHidden.set(true)
    stage.show()
    #expect(stage.focus == "Last")
    stage.press(.tab + .shift)
    #expect(stage.focus == "First")
  }

  @Test("A list that is loaded again when users return has the focus, and not the back button")
  func loadedAgain() {
    let isLoaded = Var(true)
    let list = ViewController("List") {
      VStack(
        .children
          <-- isLoaded.map { isLoaded in
            isLoaded
              ? Children([
                TableView(.rowSelected --> inContext { (context, _: Int) in try context.push(ViewController("Row")) }) {
                  RowList([CellModel(1, TableViewCell(.text("One")))])
                }
              ]) : Children([Label("Loading")])
          })
    }
    let stack = NavigationController {
      ViewController("Start") { Button("Push", .tapped --> inContext { try $0.push(list) }) }
    }
    let tree = LiveTree(stack)
    let stage = Stage(tree)
    stage.press(.return)
    #expect(stage.terminal.reversed.contains("One"), "\(stage.text)")
    isLoaded.set(false)
    stage.show()
    isLoaded.set(true)
    stage.show()
    #expect(stage.terminal.reversed.contains("One"), "\(stage.terminal.reversed)")
  }

  @Test("A new screen is shown from its start, wherever its first control is, and a key scrolls there")
  func start() {
    let text = Var("")
    let form = ViewController("Form") {
      ScrollView {
        VStack {
          for row in 0..<40 { Label("Row \(row).") }
          TextField(.text <--> text, .accessibilityLabel("Field"))
        }
      }
    }
    let stack = NavigationController {
      ViewController("Start") { Button("Push", .tapped --> inContext { try $0.push(form) }) }
    }
    let stage = Stage(LiveTree(stack))
    stage.press(.return)
    #expect(stage.focus == "Field" && stage.text.contains("Row 0."), "\(stage.text)")
    stage.press(.pageDown)
    #expect(!stage.text.contains("Row 0.") && stage.text.contains("Row 8."), "\(stage.text)")
    stage.press(.pageUp)
    #expect(stage.text.contains("Row 0."))
    stage.press("A")
    #expect(text.value == "A" && stage.text.contains("Row 39."), "\(stage.text)")
    stage.press(.escape, .escape, .return)
    #expect(stage.text.contains("Row 0."))
    stage.handle(.paste("B"))
    #expect(text.value == "AB" && stage.text.contains("Row 39."), "\(stage.text)")
    // From the start, Tab goes to the first control.
    let whole = Stage(
      LiveTree(
        VStack {
          for row in 0..<40 { Label("Row \(row).") }; Button("A"); Button("B")
        }))
    #expect(whole.text.contains("Row 0."))
    whole.press(.tab)
    #expect(whole.focus == "A" && whole.text.contains(" A "), "\(whole.text)")
    whole.press(.tab)
    #expect(whole.focus == "B" && whole.text.contains(" B "), "\(whole.text)")
  }

  @Test("A screen that replaces another one in a stack focuses its first field")
  func replaced() {
    struct Screen: Component {
      let name: String

      var body: Children { ViewController(name) { TextField(.accessibilityLabel(name)) } }
    }
    let path = StackAdapter(["First"])
    let stage = Stage(LiveTree(NavigationController(.viewControllers <-- path.screens { Screen(name: $0) })))
    #expect(stage.focus == "First")
    stage.press(.escape)
    #expect(stage.focus.isEmpty)
    path.send(.reload(["Second"]))
    stage.show()
    #expect(stage.focus == "Second")
  }

  @Test("A focus that the program sets, or removes, stays")
  func program() {
    let begin = Input<Void>()
    let tree = LiveTree(
      VStack {
        TextField(.accessibilityLabel("First"))
        TextField(.accessibilityLabel("Second"), .becomeFirstResponder <-- begin)
      })
    begin.send()
    let stage = Stage(tree)
    #expect(stage.focus == "Second")
    stage.press(.escape)
    #expect(stage.focus.isEmpty)
    stage.show()
    #expect(stage.focus.isEmpty)
  }

  @Test("A control that is added is focused if there was no other, as is one that replaces the focused one")
  func later() {
    let (isLoaded, isOther) = (Var(false), Var(false))
    let tree = LiveTree {
      VStack {
        Label("Wait")
        if isLoaded.value { Button("Reload") }
        if isOther.value { TextField(.accessibilityLabel("Other")) }
      }
    }
    let stage = Stage(tree)
    #expect(stage.focus.isEmpty)
    isLoaded.set(true)
    stage.show()
    #expect(stage.focus == "Reload")
    isOther.set(true)
    stage.show()
    #expect(stage.focus == "Reload")
    isLoaded.set(false)
    stage.show()
    #expect(stage.focus == "Other")
  }

  @Test("Pushed and presented screens get the focus, and the former focus returns with the former screen")
  func screens() throws {
    func screen(_ name: String, _ next: String) -> ViewController {
      ViewController(name) {
        VStack {
          Button("\(name) first")
          TextField(.accessibilityLabel("\(name) field"))
          Button(
            "\(name) push", .tapped --> inContext { try $0.push(ViewController(next) { Button("\(next) button") }) })
          Button(
            "\(name) present",
            .tapped
              --> inContext { context in
                try context.present(
                  AlertController(
                    "Sure?",
                    .actions([
                      AlertAction("Delete", .style(.destructive)), AlertAction("Keep"),
                      AlertAction("Cancel", .style(.cancel)),
                    ])))
              })
        }
      }
    }
    let stage = Stage(LiveTree(NavigationController(.viewControllers([screen("A", "B")]))), width: 40, height: 20)
    #expect(stage.focus == "A field")
    stage.press(.tab, .return)
    #expect(stage.focus == "B button")
    stage.press(.escape)
    #expect(stage.focus == "A push")
    stage.press(.tab, .return)
    #expect(stage.focus == "Keep")
    stage.press(.return)
    #expect(stage.focus == "A present")
    // Keys that arrive together are for the screens that they bring.
    stage.press(.tab + .shift)
    stage.session.receive(Array("\r\u{1B}".utf8))
    stage.session.receive([], at: .now.advanced(by: .seconds(1)))
    stage.show()
    #expect(stage.focus == "A push")
  }

  @Test("A field gets its focus back after a covering screen or another tab is closed")
  func fields() throws {
    let tree = LiveTree(
      TabBarController(
        .viewControllers([
          ViewController("One", .tabBarItem(TabBarItem("One"))) {
            VStack {
              TextField(.accessibilityLabel("First"))
              TextField(.accessibilityLabel("Second"))
            }
          },
          ViewController("Two", .tabBarItem(TabBarItem("Two"))) { Button("Other") },
        ])))
    let stage = Stage(tree)
    stage.press(.tab)
    #expect(stage.focus == "Second")
    try tree.root.select(tab: 1)
    stage.show()
    #expect(stage.focus == "Other")
    try tree.root.select(tab: 0)
    stage.show()
    #expect(stage.focus == "Second")
    stage.send("typed")
    #expect(stage.text.contains("typed"))
  }

  @Test("Return submits a field, which stays focused")
  func submit() {
    let (text, submitted) = (Var(""), Var<[String]>([]))
    let field = TextField(
      .text <--> text,
      .textSubmitted --> {
        submitted.set(submitted.value + [$0])
        text.set("")
      })
    let stage = Stage(LiveTree(VStack { field }))
    stage.send("one\rtwo\rthree")
    #expect(submitted.value == ["one", "two"] && text.value == "three")
  }

  @Test("After a row has been deleted, its neighbor is focused, also at the end and if it was selected")
  func deletion() {
    let rest = deleted(.end, .delete)
    #expect(rest.rows == [0, 1, 2, 3, 4] && rest.focus.contains("Row 4."))
    let both = deleted(.end, .delete, .delete, .up, .delete)
    #expect(both.rows == [0, 1, 3] && both.focus.contains("Row 3."))
    let middle = deleted(.down, .down, .delete, .delete)
    #expect(middle.rows == [0, 1, 4, 5] && middle.focus.contains("Row 4."))
    let chosen = deleted(.down, .down, .down, .return, .delete)
    #expect(chosen.rows == [0, 1, 2, 4, 5] && chosen.focus.contains("Row 4."))
    let first = deleted(.delete, .delete)
    #expect(first.rows == [2, 3, 4, 5] && first.focus.contains("Row 2."))
    #expect(deleted(.delete, .delete, .delete, .delete, .delete, .delete).rows.isEmpty)
  }

  @Test("After a row has been deleted, its neighbor is focused, also if its section gets another title")
  func deletionWithTitle() {
    let first = deleted(.delete, hasCount: true)
    #expect(first.rows == [1, 2, 3, 4, 5] && first.focus.contains("Row 1."))
    let middle = deleted(.down, .down, .delete, .delete, hasCount: true)
    #expect(middle.rows == [0, 1, 4, 5] && middle.focus.contains("Row 4."))
    let last = deleted(.end, .delete, hasCount: true)
    #expect(last.rows == [0, 1, 2, 3, 4] && last.focus.contains("Row 4."))
  }

  private func deleted(_ keys: KeyPress..., hasCount: Bool = false) -> (rows: [Int], focus: String) {
    let items = Var(Array(0..<6))
    let model = items.map { numbers in
      TableModel {
        if hasCount { Section("Before") { TableViewCell(.text("Before")) } }
        Section(hasCount ? "\(numbers.count) rows" : nil) {
          RowList(
            numbers.map { number in
              CellModel(number, TableViewCell(.text("Row \(number)."))).with {
                $0.editingStyle = .delete
                $0.commit = { _ in items.set(items.value.filter { $0 != number }) }
              }
            })
        }
      }
    }
    let stage = Stage(LiveTree(ViewController("") { TableView(.model <-- model) }), height: 20)
    if hasCount { stage.press(.down) }
    for key in keys { stage.press(key) }
    return (items.value, stage.terminal.reversed)
  }

  @Test("The focus follows its row when others are inserted above it")
  func insertion() {
    let items = Var(Array(0..<6))
    let model = items.map { numbers in
      TableModel { Section { RowList(numbers.map { CellModel($0, TableViewCell(.text("Row \($0)."))) }) } }
    }
    let stage = Stage(LiveTree(ViewController("") { TableView(.model <-- model) }), height: 30)
    stage.press(.down, .down)
    items.set([7, 8] + items.value)
    stage.show()
    #expect(stage.terminal.reversed.contains("Row 2."))
    items.set(items.value.reversed())
    stage.show()
    #expect(stage.terminal.reversed.contains("Row 2."))
  }

  @Test("Page Down keeps the bars of a screen in view, whatever is around it")
  func pageDown() {
    let content = NavigationController(
      .viewControllers([
        ViewController("Title") { ScrollView { VStack { for row in 0..<40 { Label("Row \(row).") } } } }
      ]))
    let around: [any Widget] = [
      content, Application { Window { content } }, VStack { content }, View(.subviews([content])),
      VStack {
        Label("Above"); content
      },
    ]
    for tree in around {
      let stage = Stage(LiveTree(Group { tree }), height: 10)
      stage.press(.pageDown)
      #expect(stage.text.contains("Title") && !stage.text.contains("Row 0."), "\(stage.text)")
    }
  }
}

extension Stage {
  /// The name of the focused widget, or an empty text.
  fileprivate var focus: String {
    session.root().numberOfFocus.flatMap(session.tracer.node)?.name ?? ""
  }
}
