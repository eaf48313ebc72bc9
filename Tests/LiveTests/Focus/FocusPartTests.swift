import Foundation
import LiveTesting
import Testing

@MainActor
@Suite("What has the focus inside of a widget")
struct FocusPartTests {
  @Test("The row to which arrows have moved is focused, and its table too", arguments: [false, true])
  func row(isInComponent: Bool) throws {
    let tree = LiveTree(VStack { rows(["Ada", "Grace", "Linus"], isInComponent) })
    #expect(!tree.find(.focused).exists)
    let table = try tree.find(.type(TableView.self)).node()
    try table.focus()
    #expect(try tree.find(.focused).name == "Ada")
    try tree.press(.down)
    #expect(try tree.find(.focused).name == "Grace")
    #expect(tree.find(.cell).nodes.map(\.isFocused) == [false, true, false])
    #expect(table.isFocused && table.focusedRow == RowPath(row: 1, section: 0))
    #expect(tree.find(TableView.self, .containing(.focused)).exists)
    try table.unfocus()
    #expect(!tree.find(.focused).exists && table.focusedRow == nil)
    #expect(tree.find(.cell).nodes.allSatisfy { !$0.isFocused })
  }

  @Test("A field that is hidden or covered by a screen is not found as the focused one, and one that is disabled is")
  func invisible() throws {
    let (isHidden, isEnabled) = (Var(false), Var(true))
    let tree = LiveTree(
      NavigationController {
        ViewController("Users") {
          TextField("Name", .isHidden <-- isHidden, .isEnabled <-- isEnabled)
          Button("Open", .tapped --> inContext { try $0.present(ViewController("Sheet") { Button("On sheet") }) })
        }
      })
    let field = try tree.find(.placeholder("Name")).node()
    try field.focus()
    #expect(try tree.find(.focused).node() === field)
    isHidden.set(true)
    #expect(!tree.find(.focused).exists)
    isHidden.set(false)
    isEnabled.set(false)
    #expect(try tree.find(.focused).node() === field)
    isEnabled.set(true)
    try tree.find(.button("Open")).tap()
    #expect(!tree.find(.focused).exists)
  }

  @Test("A table without rows that can be selected cannot be focused, for that reason")
  func noRows() throws {
    for table in [rows([]), rows(["Ada"]) |> .allowsSelection(false)] {
      let tree = LiveTree(table)
      let error = #expect(throws: ActionError.self) { try tree.root.focus() }
      #expect(error?.reason == .missing("row that can be selected"))
    }
  }

  @Test("A focused row that is out of view has an index path, and its table alone is focused")
  func rowOutOfView() throws {
    let tree = LiveTree(rows((0..<50).map { "Row \($0)" }) |> .visibleRowCount(4))
    try tree.root.focus()
    try tree.press(.down)
    try tree.root.scroll(to: RowPath(row: 30, section: 0))
    #expect(tree.root.focusedRow == RowPath(row: 1, section: 0))
    #expect(try tree.find(.focused).node() === tree.root)
    try tree.press(.down)
    #expect(try tree.find(.focused).name == "Row 2")
  }

  @Test("A row that moves keeps the focus, and the next one gets that of a removed row")
  func movedRow() throws {
    let names = Var(["Ada", "Grace", "Linus"])
    let tree = LiveTree(TableView(.model <-- names.map { rows($0).model }))
    try tree.root.focus()
    try tree.press(.down)
    names.set(["Grace", "Linus", "Ada"])
    #expect(try tree.find(.focused).name == "Grace")
    names.set(["Linus", "Ada"])
    #expect(try tree.find(.focused).name == "Linus")
  }

  @Test("A cell that shows another row is focused only if that row is")
  func sharedCell() throws {
    let tree = LiveTree(
      TableView(
        .visibleRowCount(3),
        .model
          -- model(0..<20) {
            CellModel($0, reusing: "row", showing: $0) { TableViewCell(.text <-- $0.map { "\($0)" }) }
          }))
    try tree.root.focus()
    try tree.press(.end)
    #expect(try tree.find(.focused).name == "19")
    try tree.press(.home)
    #expect(try tree.find(.focused).name == "0" && tree.root.isFocused)
  }

  @Test("The item of a collection to which arrows have moved is focused")
  func item() throws {
    let tree = LiveTree(
      CollectionView(
        .layout(.grid(columns: 2)),
        .model -- model(0..<6) { CellModel($0, showing: Label("Item \($0)")) }))
    try tree.root.focus()
    try tree.press(.right)
    try tree.press(.down)
    #expect(try tree.find(.focused).name == "Item 3")
    #expect(tree.root.focusedRow == RowPath(row: 3, section: 0))
  }

  @Test("An open swipe action is the part of its row that is focused")
  func swipeAction() throws {
    let row = CellModel(1, TableViewCell(.text("Ada"))).with {
      $0.trailingSwipeActions = [SwipeAction("Delete") {}, SwipeAction("Pin") {}]
    }
    let tree = LiveTree(TableView(.model -- TableModel([SectionModel(rows: [row])])))
    try tree.root.focus()
    #expect(try tree.find(.focused).focusedPart == nil)
    try tree.press(.left + .alternate)
    try tree.press(.left)
    #expect(try tree.find(.focused).focusedPart == .swipeAction(1))
    #expect(tree.root.focusedPart == nil)
    try tree.press(.escape)
    #expect(try tree.find(.focused).focusedPart == nil)
  }

  @Test("The wheel to which arrows have moved is the focused part of a picker")
  func wheel() throws {
    let tree = LiveTree(
      VStack {
        PickerView(.components([["1", "2"], ["a", "b"]]))
        DatePicker(.datePickerMode(.time), .preferredDatePickerStyle(.wheels))
      })
    let nodes = tree.root.children
    #expect(nodes.allSatisfy { $0.focusedPart == nil })
    for node in nodes {
      try node.focus()
      #expect(node.focusedPart == .wheel(0))
      try tree.press(.right)
      #expect(node.focusedPart == .wheel(1))
    }
    #expect(nodes[0].focusedPart == nil)
  }

  @Test("Tab moves among the parts of search bars and date pickers, arrows among momentary segments")
  func tabParts() throws {
    let tree = LiveTree(
      VStack {
        SearchBar(.showsCancelButton(true), .scopeButtonTitles(["A", "B"]), .showsScopeBar(true))
        DatePicker(.datePickerMode(.dateAndTime), .preferredDatePickerStyle(.compact))
        SegmentedControl(["Back", "On"], .isMomentary(true))
        SegmentedControl(["Left", "Right"])
      })
    var parts: [FocusPart?] = []
    for _ in 0..<6 {
      try tree.press(.tab)
      parts.append(try tree.find(.focused).focusedPart)
    }
    #expect(parts == [.text, .button(.cancel), .scopes, .day, .time, .segment(0)])
    try tree.press(.right)
    #expect(try tree.find(.focused).focusedPart == .segment(1))
    try tree.press(.tab)
    #expect(try tree.find(.focused).node() === tree.root.children[3])
    #expect(tree.root.children.allSatisfy { $0.focusedPart == nil })
    try tree.press(.right)
    #expect(tree.root.children[3][SegmentedControl.self]?.selectedSegmentIndex == 0)
  }

  private func rows(_ names: [String], _ isInComponent: Bool = false) -> TableView {
    TableView(
      .model
        -- model(names) {
          isInComponent ? CellModel($0, showing: Named(name: $0)) : CellModel($0, TableViewCell(.text($0)))
        })
  }

  private func model<Element>(_ elements: some Sequence<Element>, _ row: (Element) -> CellModel) -> TableModel {
    TableModel([SectionModel(rows: RowList(elements.map(row)))])
  }

  private struct Named: Component {
    var name: String
    var body: Children { TableViewCell(.text(name)) }
  }
}
