import Layout
import LiveTesting
import Mod
import Styles
import Testing
import Widgets

@testable import Live
@testable import Terminal

@Suite("The focus in a terminal")
@MainActor struct TerminalFocusTests {
  private static func tappable(_ widget: some Widget) -> any Widget {
    widget.with(.isUserInteractionEnabled(true), .gestureRecognizers([TapGestureRecognizer()]))
  }

  @Test(
    "A selected widget differs from a focused one, with colors and without",
    arguments: [ColorDepth.none, .basic, .palette, .trueColor])
  func selected(depth: ColorDepth) throws {
    let buttons: [Mod<Button>] = [[], .chip(), .buttonStyle()]
    for style in buttons {
      for width in [40, 9, 8] {
        let chips = VStack(.alignment(.leading)) {
          Button("Unread", style, .isSelected(true)); Button("Flagged", style)
        }
        let stage = Stage(LiveTree(chips), width: width, depth: depth)
        #expect(stage.terminal.reversed.contains("Unr"))
        stage.press(.tab)
        #expect(!stage.terminal.reversed.contains("Unr") && stage.text.contains("✓"), "\(stage.text)")
      }
    }
    let bar = Toolbar(.items([BarButtonItem("One", .isSelected(true)), BarButtonItem("Two")]))
    let stage = Stage(LiveTree(VStack { bar }), depth: depth)
    #expect(stage.terminal.reversed == "✓One")
    stage.press(.tab)
    #expect(stage.terminal.reversed == "Two" && stage.text.contains("✓One"))
  }

  @Test("A widget that is hidden while it has the focus ends editing, and the next one has the focus")
  func hidden() {
    let (isHidden, first, second) = (Var(false), Var("a"), Var("b"))
    var log: [String] = []
    let stage = Stage(
      LiveTree(
        VStack {
          TextField(.text <--> first, .isHidden <-- isHidden, .didEndEditing --> { log.append("end") })
          TextField(.text <--> second)
        }))
    stage.press("x")
    isHidden.set(true)
    stage.show()
    stage.press("y")
    #expect(first.value == "ax" && second.value == "by")
    #expect(log == ["end"])
  }

  @Test("Side views that a field shows while editing appear and disappear with the focus")
  func modes() {
    let stage = Stage(
      LiveTree(
        VStack {
          TextField(
            .text("a"), .clearButtonMode(.whileEditing), .leftView(Label("€")), .leftViewMode(.unlessEditing))
          Button("Next")
        }))
    #expect(stage.text.contains("×") && !stage.text.contains("€"), "\(stage.text)")
    stage.press(.tab)
    #expect(!stage.text.contains("×") && stage.text.contains("€"), "\(stage.text)")
  }

  @Test("The momentary segment that receives keys is marked")
  func momentary() {
    let stage = Stage(LiveTree(VStack { SegmentedControl(["Undo", "Copy"], .isMomentary(true)) }), width: 40)
    stage.press(.tab)
    #expect(stage.terminal.reversed == "Copy")
    stage.press(.left)
    #expect(stage.terminal.reversed == "Undo")
  }

  private static func rows(_ count: Int) -> [CellModel] {
    (0..<count).map { CellModel($0, TableViewCell(.text("Row \($0)"))) }
  }

  /// Widgets that receive keys, some of them several times.
  private static let widgets: [@MainActor () -> any Widget] = [
    { Button("Button") }, { Button("Selected", .isSelected(true)) }, { Button("Primary", .role(.primary)) },
    { Button("Both", .role(.primary), .isSelected(true)) }, { Button(.image(Image(systemName: "star"))) },
    { Button("Colored", .backgroundColor(.systemBlue), .layer.cornerRadius(8)) },
    { Button("Bordered", .layer.borderWidth(1)) }, { Button() }, { Switch() }, { Switch(.isOn(true)) }, { Slider() },
    { Stepper() }, { SegmentedControl(["One", "Two"]) },
    { SegmentedControl(["One", "Two"], .selectedSegmentIndex(1)) },
    { SegmentedControl(["One", "Two"], .isMomentary(true), .selectedSegmentIndex(1)) },
    { PageControl(.numberOfPages(3)) }, { DatePicker() }, { DatePicker(.preferredDatePickerStyle(.wheels)) },
    { DatePicker(.preferredDatePickerStyle(.inline)) }, { DatePicker(.datePickerMode(.countDownTimer)) },
    { PickerView(.components([["One", "Two"], ["Three"]])) }, { TextField() }, { TextField(.placeholder("Name")) },
    { TextField(.text("Ada"), .borderStyle(.roundedRect)) }, { TextField(.text("Ada"), .isSecureTextEntry(true)) },
    {
      TextField(
        .text("Ada"), .leftViewMode(.always), .leftView(Button("L")), .rightViewMode(.always), .rightView(Button("R")))
    },
    { TextView(.height(40)) }, { TextView(.text("Some text")) }, { SearchBar() },
    { SearchBar(.scopeButtonTitles(["One", "Two"]), .showsScopeBar(true), .showsCancelButton(true)) },
    { TabBar(.items([TabBarItem("In"), TabBarItem("Out")])) },
    { TabBar(.items([TabBarItem("In"), TabBarItem("Out")]), .selectedIndex(1)) },
    {
      NavigationBar(
        .items([
          NavigationItem(.title("Back")),
          NavigationItem(
            .title("Here"), .leftBarButtonItem(BarButtonItem("L")), .rightBarButtonItem(BarButtonItem("R"))),
        ]))
    },
    {
      Toolbar(
        .items([
          BarButtonItem("One"), BarButtonItem(.systemItem(.flexibleSpace)), BarButtonItem(.customView(Button("Own"))),
        ]))
    },
    { tappable(Label("Label")) }, { tappable(ImageView(Image(systemName: "star"))) },
    { tappable(View(.height(40), .width(80))) }, { tappable(ProgressView()) }, { tappable(ActivityIndicatorView()) },
    { tappable(VStack { Label("In a stack") }) }, { ScrollView(.height(60), .refreshControl(RefreshControl())) },
    { TableView { Section { RowList(rows(3)) } } },
    {
      TableView(.tableHeaderView(Button("Header")), .tableFooterView(Button("Footer"))) { Section { RowList(rows(2)) } }
    },
    { TableView { Section { RowList([CellModel(0, TableViewCell(.text("A"), .accessoryView(Switch())))]) } } },
    { CollectionView { Section { RowList(rows(3)) } } },
    { CollectionView(.layout(.row(itemWidth: 80))) { Section { RowList(rows(9)) } } },
  ]

  private static let screens: [@MainActor () -> any Widget] = [
    { navigation(isLarge: false) }, { navigation(isLarge: true) },
    {
      TabBarController(
        .viewControllers([
          ViewController("One", .tabBarItem(TabBarItem("One"))) { Button("A") },
          ViewController("Two", .tabBarItem(TabBarItem("Two"))) { Button("B") },
        ]))
    },
    { PageViewController(.viewControllers([ViewController("One") { Button("A") }, ViewController("Two")])) },
    {
      ViewController(
        "Below",
        .presentedViewController(
          AlertController(
            "Alert", .textFields([TextField()]), .actions([AlertAction("No", .style(.cancel)), AlertAction("Yes")])))
      ) {
        Button("Covered")
      }
    },
    {
      ViewController(
        "Below",
        .presentedViewController(
          AlertController(
            "Sheet", .preferredStyle(.actionSheet),
            .actions([AlertAction("No", .style(.cancel)), AlertAction("Delete", .style(.destructive))]))))
    },
    { Application { Window { navigation(isLarge: false) } } },
  ]

  private static func navigation(isLarge: Bool) -> NavigationController {
    NavigationController(
      .prefersLargeTitles(isLarge), .isToolbarHidden(false),
      .viewControllers([
        ViewController("First", .navigationItem.backBarButtonItem(BarButtonItem("Away"))),
        ViewController(
          .navigationItem.titleView(Button("Title")), .navigationItem.leftItemsSupplementBackButton(true),
          .navigationItem.backBarButtonItem(BarButtonItem("Next")),
          .navigationItem.leftBarButtonItem(BarButtonItem(.customView(Switch(.accessibilityLabel("Switch"))))),
          .navigationItem.rightBarButtonItems([BarButtonItem("R"), BarButtonItem(.systemItem(.add))]),
          .toolbarItems([BarButtonItem("Tool"), BarButtonItem(.customView(Button("Own")))])
        ) { Button("Content") },
      ]))
  }

  @Test("Arrows stop at the first and the last control, and scroll from there; Tab starts over")
  func ends() {
    let content = VStack {
      Button("First"); Button("Last")
      for row in 0..<20 { Label("Row \(row)") }
    }
    let tree = LiveTree(content)
    let stage = Stage(tree, height: 6)
    #expect(stage.press(.up) == .unused)
    stage.press(.down)
    #expect(tree.find(.button("Last")).first?.isFocused == true)
    stage.press(.down)
    #expect(tree.find(.button("Last")).first?.isFocused == true && !stage.text.contains("First"), "\(stage.text)")
    stage.press(.down)
    #expect(stage.text.contains("Row 5"), "\(stage.text)")
    stage.press(.tab)
    #expect(tree.find(.button("First")).first?.isFocused == true && stage.text.contains("First"))
  }

  @Test(
    "Every tab stop of every widget shows its focus, in 16 colors and without any",
    arguments: 0..<54, [ColorDepth.basic, .none])
  func visible(number: Int, depth: ColorDepth) throws {
    guard number < Self.widgets.count + Self.screens.count else { return }
    let isScreen = number >= Self.widgets.count
    let widget = isScreen ? Self.screens[number - Self.widgets.count]() : Self.widgets[number]()
    let shown: any Widget = isScreen ? widget : VStack { widget }
    let tree = LiveTree(shown)
    let stage = Stage(tree, width: 50, height: 24, depth: depth)
    var seen: Set<[Int]> = []
    while true {
      stage.press(.tab)
      let node = tree.root.numberOfFocus.flatMap(stage.session.tracer.node)
      let part = tree.root.tree.focus.component
      guard let node, seen.insert([node.id, part]).inserted else { break }
      let focused = screen(of: stage)
      try node.unfocus()
      stage.show()
      let isShown = screen(of: stage) != focused
      #expect(isShown, "\(node.path)\n\(stage.text)")
      try node.focus()
      tree.root.tree.focusComponent(part)
      stage.show()
      let isShownAgain = screen(of: stage) == focused
      #expect(isShownAgain, "\(node.path)\n\(stage.text)")
    }
    // A control that is pulled down is no stop.
    #expect(seen.isEmpty == (number == 40))
  }

  private struct Screen: Equatable {
    let rows: [[ModelTerminal.Cell]]
    let caret: String
  }

  private func screen(of stage: Stage) -> Screen {
    Screen(
      rows: stage.terminal.rows, caret: stage.terminal.isCursorVisible ? "\(stage.terminal.cursor)" : "")
  }
}
