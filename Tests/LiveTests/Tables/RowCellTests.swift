import LiveTesting
import Preview
import Terminal
import TestSupport
import Testing

private nonisolated struct User: Equatable, Identifiable, Sendable {
  let id: Int
  var name: String
}

/// A component whose body is a cell, with state of its own.
private struct UserLine: Component, Equatable, Identifiable {
  let user: User
  @Variable var count = 0

  nonisolated var id: Int { user.id }

  var body: Children {
    TableViewCell(
      .text(user.name), .detailText("\(count)"), .style(.subtitle), .accessoryType(.detailButton),
      .editingAccessoryType(.disclosureIndicator), .height(70), .while(.selected, .alpha(0.5))
    ) {
      Button("+", .tapped --> { count += 1 })
    }
  }
}

/// A component whose body is a component whose body is a cell.
private struct OuterLine: Component {
  let user: User

  var body: Children { UserLine(user: user) }
}

/// A component whose body is no cell, or a cell only at times.
private struct Changing: Component {
  let isCell: Var<Bool>

  var body: Children {
    if isCell.value { TableViewCell(.text("Cell"), .selectionStyle(.none)) } else { Label("Label") }
  }
}

/// The lines of a block that list the same rows.
private enum Block: CaseIterable, Sendable {
  case cells, forEach, loop, section, components, widgets, optional, models, composedModels, rowList, nested

  @MainActor func table(of users: [User], _ mods: Mod<TableView>...) -> TableView {
    TableView(Mod(list: mods)) { sections(of: users) }
  }

  @MainActor func collection(of users: [User]) -> CollectionView { CollectionView { sections(of: users) } }

  @MainActor private func sections(of users: [User]) -> [SectionModel] {
    switch self {
    case .cells: made { ForEach(users) { user in UserLine(user: user).body } }
    case .forEach: made { ForEach(users) { UserLine(user: $0) } }
    case .loop: made { for user in users { UserLine(user: user).with(.key(user.id)) } }
    case .section: made { Section { ForEach(users) { UserLine(user: $0) } } }
    case .components: made { ForEach(users.map { UserLine(user: $0) }) }
    case .widgets: made { users.map { UserLine(user: $0).with(.key($0.id)) as any Widget } }
    case .optional: made { for user in users { Optional(UserLine(user: user).with(.key(user.id)) as any Widget) } }
    case .models: made { users.map { CellModel($0.id, showing: UserLine(user: $0)) } }
    case .composedModels: made { users.map { CellModel($0.id, showing: UserLine(user: $0).with()) } }
    case .rowList: made { RowList(users) { user in CellModel(user.id, showing: OuterLine(user: user)) } }
    case .nested: made { ForEach(users) { OuterLine(user: $0) } }
    }
  }

  private func made(@SectionBuilder _ content: () -> [SectionModel]) -> [SectionModel] { content() }
}

@MainActor @Suite("A cell outside of a table") struct LoneCellTests {
  private func tree(_ log: Log, _ mods: Mod<TableViewCell>...) -> LiveTree<Void> {
    LiveTree(
      VStack {
        Button("Before")
        TableViewCell(
          .text("Ada"), .accessoryType(.detailButton), .accessoryButtonTapped --> { log("details") }, Mod(list: mods))
        TableViewCell(.text("Grace"))
      })
  }

  @Test("The detail button of a cell sends an event of the cell, by a tap and by keys")
  func details() throws {
    let log = Log()
    let tree = tree(log)
    let cell = try tree.find(TableViewCell.self, .text("Ada")).node()
    try cell.tapAccessory()
    for key in [KeyPress.tab, .tab] { try tree.press(key) }
    #expect(cell.isFocused)
    #expect(tree.root.keyHints.contains(KeyHint(.right, title: "Details")))
    for key in [KeyPress.right, .return, .space] { try tree.press(key) }
    #expect(log.lines == ["details", "details", "details", "details"] && tree.errors.isEmpty)
    try tree.press(.tab)
    #expect(try tree.find(.button("Before")).node().isFocused)
  }

  @Test("Return taps a cell that recognizes taps, and the right arrow its detail button")
  func taps() throws {
    let log = Log()
    let tree = tree(log, .onTap { log("tap") })
    for key in [KeyPress.tab, .tab, .return, .right] { try tree.press(key) }
    #expect(log.lines == ["tap", "details"])
  }

  @Test("A detail button that a user cannot reach is refused")
  func refusals() throws {
    let log = Log()
    let disabled = try tree(log, .isUserInteractionEnabled(false)).find(TableViewCell.self, .text("Ada")).node()
    #expect(throws: ActionError.self) { try disabled.tapAccessory() }
    let cell = try tree(log).find(TableViewCell.self, .text("Grace")).node()
    #expect(throws: ActionError.self) { try cell.tapAccessory() }
    let edited = try tree(log, .isEditing(true)).find(TableViewCell.self, .text("Ada")).node()
    #expect(throws: ActionError.self) { try edited.tapAccessory() }
    #expect(log.lines.isEmpty)
  }

  @Test("In a table, a detail button sends the event of the cell before that of the table")
  func inTable() throws {
    let log = Log()
    let tree = LiveTree(
      TableView(.accessoryButtonTapped --> { log("table \($0.row)") }) {
        TableViewCell(.text("Ada"), .accessoryType(.detailButton), .accessoryButtonTapped --> { log("cell") })
      })
    try tree.find(.text("Ada")).tapAccessory()
    for key in [KeyPress.tab, .right] { try tree.press(key) }
    #expect(log.lines == ["cell", "table 0", "cell", "table 0"])
  }
}

@MainActor @Suite("A component whose body is a cell") struct RowCellTests {
  private let users = [User(id: 1, name: "Ada"), User(id: 2, name: "Grace")]

  private func cells(in tree: some NodeConvertible) -> [TableViewCell] { tree.find(TableViewCell.self).all }

  @Test("A component whose body is a cell is the row's only cell, and is operated as such", arguments: Block.allCases)
  fileprivate func table(block: Block) throws {
    var log: [String] = []
    let tree = LiveTree(
      block.table(
        of: users, .didSelectRow --> { log.append("select \($0.row)") },
        .accessoryButtonTapped --> { log.append("details \($0.row)") },
        .didHighlightRow --> { log.append("touch \($0.row)") }))
    let table = tree.find(TableView.self)
    #expect(cells(in: tree).map(\.text) == ["Ada", "Grace"])
    #expect(cells(in: tree).map(\.height?.points) == [70, 70])
    try tree.find(.text("Grace, 0")).tap()
    #expect(cells(in: tree).map(\.isSelected) == [false, true])
    #expect(cells(in: tree).map(\.alpha) == [1, 0.5])
    try table.select(at: RowPath(row: 0, section: 0))
    #expect(cells(in: tree).map(\.isSelected) == [true, false])
    try tree.find(.text("Ada, 0")).tapAccessory()
    try table.tapAccessory(at: RowPath(row: 1, section: 0))
    try tree.press(.tab)
    try tree.press(.down)
    try tree.press(.return)
    try tree.press(.right)
    #expect(
      log == [
        "touch 1", "select 1", "touch 0", "select 0", "details 0", "details 1", "touch 1", "select 1", "details 1",
      ])
    #expect(tree.duplicateKeys.isEmpty && tree.errors.isEmpty)
  }

  @Test("A component whose body is a cell is the only cell of an item", arguments: Block.allCases)
  fileprivate func collection(block: Block) throws {
    let tree = LiveTree(block.collection(of: users))
    let list = tree.find(CollectionView.self)
    #expect(cells(in: tree).map(\.text) == ["Ada", "Grace"])
    try tree.find(.text("Grace, 0")).tap()
    #expect(cells(in: tree).map(\.isSelected) == [false, true])
    try list.select(at: RowPath(item: 0, section: 0))
    #expect(cells(in: tree).map(\.isSelected) == [true, false])
  }

  @Test("Every preview of a component whose body is a cell shows the cell alone", arguments: Block.allCases)
  fileprivate func previews(block: Block) throws {
    for isEditing in [false, true] {
      let mods = Mod<TableView>(.isEditing(isEditing), .allowsMultipleSelectionDuringEditing(isEditing))
      let (table, plain) = (block.table(of: users, mods), Block.cells.table(of: users, mods))
      for (shown, expected) in [(table as any Widget, plain as any Widget), live(table, plain)] {
        #expect(drawing(shown) == drawing(expected))
        #expect(Preview.terminal(shown, width: 40) == Preview.terminal(expected, width: 40))
        let html = Preview.html(shown)
        #expect(html.matches(of: /role="row"/).count == 2 && html.matches(of: /role="cell"/).count == 2)
        #expect(Preview.text(shown).matches(of: /TableViewCell/).count == 2)
      }
    }
    let (list, plain) = (block.collection(of: users), Block.cells.collection(of: users))
    #expect(drawing(list) == drawing(plain))
    #expect(Preview.html(list).matches(of: /role="row"/).count == 2)
  }

  /// The lines of a drawing, without the groups that bear the names of widgets.
  private func drawing(_ widget: any Widget) -> [Substring] {
    Preview.svg(widget).split(separator: "\n").map { $0.drop { $0 == " " } }.compactMap { line in
      line.hasPrefix("<g ") ? line.firstMatch(of: /transform=".*"/)?.output : line == "</g>" ? nil : line
    }
  }

  /// The snapshots of lists that have been mounted.
  private func live(_ shown: some Widget, _ expected: some Widget) -> (any Widget, any Widget) {
    (LiveTree(shown).widget, LiveTree(expected).widget)
  }

  @Test("A row's component keeps its state while the row is selected, edited and moved")
  func state() throws {
    let isEditing = Var(false)
    let tree = LiveTree(users) { users in
      TableView(.allowsMultipleSelection(true), .isEditing <-- isEditing) { ForEach(users) { OuterLine(user: $0) } }
    }
    let table = tree.find(TableView.self)
    try tree.find(.button("+")).all[1].tap()
    try tree.find(.text("Grace, 1")).tap()
    isEditing.set(true)
    tree.state.insert(User(id: 3, name: "Alan"), at: 0)
    let cells = cells(in: tree)
    #expect(cells.map(\.text) == ["Alan", "Ada", "Grace"])
    #expect(cells.map(\.detailText) == ["0", "0", "1"])
    #expect(cells.map(\.isSelected) == [false, false, true])
    #expect(cells.map(\.isEditing) == [true, true, true])
    #expect(try table.selectedRows == [RowPath(row: 2, section: 0)])
  }

  @Test("A row is found by its component, and users use it as the row")
  func component() throws {
    var log: [String] = []
    let tree = LiveTree(
      TableView(.didSelectRow --> { log.append("select \($0.row)") }) {
        for user in users {
          CellModel(user.id, showing: OuterLine(user: user)).with {
            $0.canMove = true
            $0.trailingSwipeActions = [SwipeAction("Pin") { log.append("pin \(user.name)") }]
          }
        }
      })
    for type in [OuterLine.self, UserLine.self] as [any Component.Type] {
      let lines = tree.find(.type(type))
      try lines.all[1].tap()
      try lines.all[0].swipe("Pin")
    }
    #expect(log == ["select 1", "pin Ada", "select 1", "pin Ada"])
    #expect(try TableDriver(of: tree).cell(at: RowPath(row: 0, section: 0))?[TableViewCell.self]?.text == "Ada")
  }

  @Test("A row's component whose body is not one cell is put into a cell, also after changes")
  func otherBodies() throws {
    let isCell = Var(false)
    let tree = LiveTree(TableView { Changing(isCell: isCell) })
    #expect(cells(in: tree).map(\.children.count) == [1])
    try tree.find(.text("Label")).tap()
    #expect(cells(in: tree).map(\.isSelected) == [true])
    isCell.set(true)
    #expect(cells(in: tree).map(\.text) == ["Cell"])
    #expect(cells(in: tree).map(\.isSelected) == [true])
    isCell.set(false)
    #expect(cells(in: tree).map(\.children.count) == [1])
    #expect(cells(in: tree).map(\.text) == [nil])
  }

  @Test("A row whose component recognizes taps or takes no touches is not selected")
  func ownTap() throws {
    var taps = 0
    let tree = LiveTree(
      TableView {
        UserLine(user: users[0]).with(.onTap { taps += 1 })
        UserLine(user: users[1]).with(.isUserInteractionEnabled(false))
      })
    let table = tree.find(TableView.self)
    try tree.find(.text("Ada, 0")).tap()
    try table.select(at: RowPath(row: 0, section: 0))
    #expect(throws: (any Error).self) { try table.select(at: RowPath(row: 1, section: 0)) }
    #expect(try taps == 2 && table.selectedRows.isEmpty)
  }

  @Test("A changed cell around a row's component remains around it")
  func changedCell() {
    let model = CellModel(1, showing: UserLine(user: users[0]))
    let changed = model.with { $0.cell.accessoryType = .checkmark }
    #expect(model != changed && model != CellModel(1, model.cell))
    let tree = LiveTree(TableView { changed })
    #expect(cells(in: tree).map(\.accessoryType) == [.checkmark, .detailButton])
  }

  @Test("The height of a row beats that of its component's cell, and both beat the table's row height")
  func heights() {
    let line = UserLine(user: users[0])
    let tree = LiveTree(
      TableView(.rowHeight(30)) {
        CellModel(1, showing: line).with { $0.height = 50 }
        CellModel(2, showing: line)
        CellModel(3, showing: Changing(isCell: Var(true)))
      })
    #expect(cells(in: tree).map(\.height?.points) == [50, 70, 30])
  }
}
