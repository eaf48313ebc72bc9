import Foundation
import LiveTesting
import Mod
import Testing

@Suite("Keys")
@MainActor struct PressingKeysTests {
  @Test("Tab visits all controls in order, skips those that cannot be used, and starts over after the last")
  func order() throws {
    let tree = LiveTree(
      NavigationController {
        ViewController(
          "Screen", .navigationItem.rightBarButtonItem(BarButtonItem("Item")),
          .navigationItem.leftBarButtonItem(BarButtonItem("Left", .isEnabled(false)))
        ) {
          VStack {
            Button("One")
            Button("Disabled", .isEnabled(false))
            VStack(.isHidden(true)) { Button("Hidden") }
            VStack(.isUserInteractionEnabled(false)) { Button("Untouchable") }
            Button("Transparent", .alpha(0))
            SegmentedControl(["Day", "Week"], .accessibilityLabel("Segments"))
            Label("Plain")
            Label("Tappable", .isUserInteractionEnabled(true), .onTap {})
            TextView(.accessibilityLabel("Text"))
            Switch(.accessibilityLabel("Switch"))
          }
        }
      })
    let order = ["Item", "One", "Segments", "Tappable", "Text", "Switch"]
    for name in order + [order[0]] {
      try tree.press(.tab)
      #expect(tree.root.focusedNode?.name == name)
    }
    for name in order.reversed() {
      try tree.press(.tab + .shift)
      #expect(tree.root.focusedNode?.name == name)
    }
  }

  @Test("Return and Space tap the focused control")
  func taps() throws {
    let taps = Var(0)
    let tree = LiveTree(VStack { Button("Tap", .tapped --> { taps.set(taps.value + 1) }) })
    try tree.find(.button("Tap")).focus()
    try tree.press(.return)
    try tree.press(.space)
    #expect(taps.value == 2)
    #expect(throws: ActionError.self) { try tree.press("x") }
  }

  @Test("A control that is disabled while it is focused refuses keys")
  func refusal() throws {
    let isEnabled = Var(true)
    let tree = LiveTree(VStack { Button("Tap", .key("b"), .isEnabled <-- isEnabled) })
    try tree.press(.tab)
    isEnabled.set(false)
    #expect(throws: ActionError.self) { try tree.press(.return) }
  }

  @Test("Arrows change segments, pages, sliders, steppers, wheels, dates and tabs")
  func arrows() throws {
    let tree = LiveTree(
      VStack {
        SegmentedControl(["Day", "Week", "Month"], .selectedSegmentIndex(0))
        PageControl(.numberOfPages(3))
        Slider()
        Stepper(.value(5), .maximumValue(10))
        PickerView(.components([["Red", "Green", "Blue"]]))
        TabBar(.items([TabBarItem("In"), TabBarItem("Out")]), .selectedIndex(0))
      })
    let nodes = tree.root.children
    func press(_ keys: KeyPress..., on index: Int) throws {
      try nodes[index].focus()
      for key in keys { try tree.press(key) }
    }
    try press(.right, .right, .right, .left, on: 0)
    #expect(nodes[0][SegmentedControl.self]?.selectedSegmentIndex == 2)
    try press(.home, on: 0)
    #expect(nodes[0][SegmentedControl.self]?.selectedSegmentIndex == 0)
    try press(.end, on: 1)
    #expect(nodes[1][PageControl.self]?.currentPage == 2)
    try press(.right, .pageUp, on: 2)
    #expect(nodes[2][Slider.self]?.value == 0.11)
    try press(.right, .right, .left, on: 3)
    #expect(nodes[3][Stepper.self]?.value == 6)
    try press(.down, .down, .up, on: 4)
    #expect(nodes[4][PickerView.self]?.components[0].selectedRow == 1)
    try press(.right, on: 5)
    #expect(nodes[5][TabBar.self]?.selectedIndex == 1)
    #expect(nodes[5].isFocused)
  }

  @Test("Keys choose among any number of pages")
  func manyPages() throws {
    let tree = LiveTree(VStack { PageControl(.numberOfPages(.max)) })
    try tree.root.children[0].focus()
    func page(after key: KeyPress) throws -> Int? {
      try tree.press(key)
      return tree.root.children[0][PageControl.self]?.currentPage
    }
    #expect(try page(after: .right) == 1)
    #expect(try page(after: .end) == .max - 1)
    #expect(try page(after: .right) == .max - 1)
    #expect(try page(after: .left) == .max - 2)
    #expect(try page(after: .home) == 0)
    #expect(try page(after: .left) == 0)
  }

  @Test("An arrow at the last segment or scope leads to the first, as among radio buttons in a browser")
  func goingRound() throws {
    let disabled = SegmentedControl.Segment("c", .isEnabled(false))
    let tree = LiveTree(SegmentedControl(["a", "b", disabled], .selectedSegmentIndex(1)))
    try tree.press(.tab)
    for (key, index) in [(KeyPress.right, 0), (.left, 1), (.down, 0), (.up, 1), (.home, 0), (.end, 1)] {
      try tree.press(key)
      #expect(tree.root[SegmentedControl.self]?.selectedSegmentIndex == index)
    }
    let bar = LiveTree(SearchBar(.showsScopeBar(true), .scopeButtonTitles(["a", "b"])))
    try bar.press(.tab)
    try bar.press(.tab)
    for (key, index) in [(KeyPress.left, 1), (.right, 0), (.right, 1)] {
      try bar.press(key)
      #expect(bar.root[SearchBar.self]?.selectedScopeButtonIndex == index)
    }
  }

  @Test("Up increases numbers and dates, and down chooses the next segment or scope")
  func upAndDown() throws {
    func values(_ widget: any Widget, _ value: (any Widget) -> String) throws -> [String] {
      let tree = LiveTree(
        VStack {
          widget; Button("After")
        })
      try tree.press(.tab)
      if widget is SearchBar { try tree.press(.tab) }
      return try [KeyPress.up, .down, .down, .up].map { key in
        try tree.press(key)
        return value(tree.root.children[0].mounted.current as? any Widget ?? widget)
      }
    }
    #expect(try values(Slider(.value(0.5))) { "\(($0 as? Slider)?.value ?? 0)" } == ["0.51", "0.5", "0.49", "0.5"])
    #expect(try values(Stepper(.value(5))) { "\(($0 as? Stepper)?.value ?? 0)" } == ["6.0", "5.0", "4.0", "5.0"])
    let pages = PageControl(.numberOfPages(5), .currentPage(2))
    #expect(try values(pages) { "\(($0 as? PageControl)?.currentPage ?? 0)" } == ["3", "2", "1", "2"])
    let segments = SegmentedControl(["a", "b", "c", "d", "e"], .selectedSegmentIndex(2))
    #expect(try values(segments) { "\(($0 as? SegmentedControl)?.selectedSegmentIndex ?? 0)" } == ["1", "2", "3", "2"])
    let bar = SearchBar(
      .scopeButtonTitles(["a", "b", "c", "d", "e"]), .showsScopeBar(true), .selectedScopeButtonIndex(2))
    #expect(try values(bar) { "\(($0 as? SearchBar)?.selectedScopeButtonIndex ?? 0)" } == ["1", "2", "3", "2"])
    let wheel = PickerView(.components([["a", "b", "c", "d", "e"]]), .selectRow(2, inComponent: 0))
    #expect(try values(wheel) { "\(($0 as? PickerView)?.components[0].selectedRow ?? 0)" } == ["1", "2", "3", "2"])
    let date = DatePicker(.date(Date(timeIntervalSince1970: 0)), .datePickerMode(.date), .timeZone(.gmt))
    #expect(
      try values(date) { "\(Int((($0 as? DatePicker)?.date?.timeIntervalSince1970 ?? 0) / 86_400))" }
        == ["1", "0", "-1", "0"])
  }

  @Test("Arrows that a control does not use move the focus, and stop at the first and the last control")
  func moves() throws {
    let tree = LiveTree(VStack { for title in ["One", "Two", "Three"] { Button(title) } })
    try tree.press(.down)
    try tree.press(.down)
    #expect(tree.root.children[1].isFocused)
    try tree.press(.up)
    #expect(throws: ActionError.self) { try tree.press(.left) }
    #expect(tree.root.children[0].isFocused)
    try tree.press(.tab + .shift)
    #expect(throws: ActionError.self) { try tree.press(.right) }
    #expect(tree.root.children[2].isFocused)
  }

  @Test("The arrows of a table move from row to row, and Return selects")
  func rows() throws {
    let chosen = Var<[Int]>([])
    func row(_ index: Int) -> CellModel {
      CellModel(index, TableViewCell(.text("Row \(index)"))).with {
        $0.didSelect = { chosen.set(chosen.value + [index]) }
      }
    }
    let tree = LiveTree(
      TableView(.visibleRowCount(5)) {
        Section { RowList((0..<20).map(row)) }
        Section { RowList((20..<50).map(row)) }
      })
    try tree.press(.tab)
    for _ in 0..<7 { try tree.press(.down) }
    try tree.press(.return)
    try tree.press(.up)
    try tree.press(.space)
    try tree.press(.end)
    try tree.press(.return)
    try tree.press(.pageUp)
    try tree.press(.return)
    try tree.press(.home)
    try tree.press(.return)
    #expect(chosen.value == [7, 6, 49, 45, 0])
    #expect(tree.root.isFocused)
  }

  @Test("Home, End and the page keys scroll a table that is not focused")
  func scrolling() throws {
    let tree = LiveTree(TableView(.visibleRowCount(5)) { for row in 0..<20 { TableViewCell(.text("\(row)")) } })
    func first(after key: KeyPress.Key) throws -> String? {
      try tree.press(KeyPress(key))
      return tree.find(TableViewCell.self).all.first?.text
    }
    #expect(try first(after: .pageDown) == "5")
    #expect(try first(after: .pageDown) == "10")
    #expect(try first(after: .pageUp) == "5")
    #expect(try first(after: .end) == "15")
    #expect(try first(after: .home) == "0")
  }

  @Test("Escape ends editing, then dismisses or goes back, and is refused where neither is possible")
  func escape() throws {
    let tree = LiveTree(
      NavigationController {
        ViewController("One")
        ViewController("Two") {
          TextField(.placeholder("Name"))
          Button("Sheet", .tapped --> inContext { try $0.present(ViewController("Sheet") { Button("On sheet") }) })
        }
      })
    try tree.find(.textField("Name")).focus()
    try tree.press(.escape)
    #expect(tree.root.focusedNode == nil)
    try tree.find(.button("Sheet")).tap()
    try tree.press(.escape)
    #expect(tree.root.coveringNodes.isEmpty)
    try tree.press(.escape)
    #expect(tree.root.children.count == 1)
    #expect(throws: ActionError.self) { try tree.press(.escape) }
  }

  @Test("Escape clears a search first, and then leaves it")
  func escapeInSearch() throws {
    let text = Var("Ada")
    let tree = LiveTree(SearchBar(.text <--> text, .accessibilityLabel("Search"), .showsCancelButton(true)))
    try tree.find(SearchBar.self).focus()
    #expect(tree.root.keyHints.contains(KeyHint(.escape, title: "Clear")))
    try tree.press(.escape)
    #expect(text.value.isEmpty && tree.root.focusedNode != nil)
    #expect(tree.root.keyHints.contains(KeyHint(.escape, title: "Done")))
    try tree.press(.escape)
    #expect(tree.root.focusedNode == nil)
    // A button of it is left at once.
    text.set("Grace")
    try tree.find(SearchBar.self).focus()
    try tree.press(.tab)
    try tree.press(.escape)
    #expect(text.value == "Grace" && tree.root.focusedNode == nil)
  }

  @Test("Tab visits the fields of an alert and then its actions, in the order in which they are placed")
  func alertOrder() throws {
    func order(_ titles: [(String, AlertAction.Style)], _ style: AlertController.PreferredStyle) throws -> [String] {
      let alert = AlertController(
        "Alert", .preferredStyle(style), .textFields([TextField(.accessibilityLabel("Field"))]),
        .actions(titles.map { AlertAction($0, .style($1)) }))
      // It is in the content of a screen.
      let tree = LiveTree(VStack { alert })
      return try (0...titles.count).map { number in
        if number < 2 { try tree.press(.tab) } else { try tree.press(.down) }
        return tree.root.focusedNode?.name ?? ""
      }
    }
    let (delete, cancel) = (("Delete", AlertAction.Style.destructive), ("Cancel", AlertAction.Style.cancel))
    let other = ("Keep", AlertAction.Style.default)
    #expect(try order([delete, cancel], .alert) == ["Field", "Cancel", "Delete"])
    #expect(try order([cancel, delete], .alert) == ["Field", "Cancel", "Delete"])
    #expect(try order([delete, cancel, other], .alert) == ["Field", "Delete", "Keep", "Cancel"])
    #expect(try order([cancel, delete], .actionSheet) == ["Field", "Delete", "Cancel"])
  }

  @Test("Escape chooses the cancel action of an alert, and Return its only action")
  func alerts() throws {
    let answers = Var<[String]>([])
    func alert(_ titles: (String, AlertAction.Style)...) -> AlertController {
      AlertController(
        "Sure?",
        .actions(
          titles.map { title, style in
            AlertAction(title, .style(style), .tapped --> { answers.set(answers.value + [title]) })
          }))
    }
    let tree = LiveTree(
      ViewController("") {
        Button("One", .tapped --> inContext { try $0.present(alert(("OK", .default))) })
        Button("Two", .tapped --> inContext { try $0.present(alert(("No", .cancel), ("Yes", .default))) })
      })
    try tree.find(.button("One")).tap()
    #expect(throws: ActionError.self) { try tree.press(.escape) }
    try tree.press(.return)
    try tree.find(.button("Two")).tap()
    #expect(throws: ActionError.self) { try tree.press(.return) }
    try tree.press(.escape)
    #expect(answers.value == ["OK", "No"])
  }
}

extension Node {
  /// The node inside that is focused.
  fileprivate var focusedNode: Node? {
    if isFocused { return self }
    return (children + parts).lazy.compactMap(\.focusedNode).first
  }
}
