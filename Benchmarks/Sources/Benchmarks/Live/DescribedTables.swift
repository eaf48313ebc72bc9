import Live

@MainActor
extension Group {
  /// The costs of describing a table again, in instructions for each of its rows.
  static func describedTables(_ sizes: [Int] = [1_000, 10_000, 100_000]) -> [Group] {
    sizes.map { size in
      Group(
        "describing a table again, for each of \(size) rows", count: size,
        limits: ["beside another change": Limit(20), "with one other row": Limit(240)],
        [
          Case(
            "beside another change", of: size, meant: "\(size) rows, 1 change, row 2 is “row”", { TableInBlock($0) },
            { $0.tree.state.changes += 1 }),
          Case(
            "with one other row", of: size, meant: "\(size) rows, 0 changes, row 2 is “other”", { TableInBlock($0) },
            { $0.tree.state.rows[2].text = "other" }),
        ])
    }
  }

  /// The costs of a value that is handed down levels of components, beside mounting them.
  static func handedDown(_ levels: Int) -> Group {
    Group(
      "a value that \(levels) levels of components hand down", goal: 1, count: 20,
      [
        Case("mounting", meant: { "“\($0)”" }) { turns in
          var shown = ""
          for turn in 1...turns { shown = LiveTree(turn) { Handing(levels: levels, value: $0) }.shownValue }
          return Effect { "“\(shown)”" }
        },
        handing(levels),
      ])
  }

  private static func handing(_ levels: Int) -> Case {
    let tree = LiveTree(0) { Handing(levels: levels, value: $0) }
    return Case("another value", meant: { "“\($0)”" }) { turns in
      var shown = ""
      for turn in 1...turns {
        tree.state = turn
        shown = tree.shownValue
      }
      return Effect { "“\(shown)”" }
    }
  }
}

@MainActor
private final class TableInBlock: Inspected {
  struct Row: Equatable, Sendable, Identifiable {
    let id: Int
    var text = "row"
  }

  struct State {
    var changes = 0
    var rows: [Row]
  }

  let tree: LiveTree<State>

  init(_ count: Int) {
    tree = LiveTree(State(rows: (0..<count).map { Row(id: $0) })) { state in
      VStack {
        Label("\(state.changes)")
        TableView { Section("Rows") { RowList(state.rows) { row in TableViewCell(.text(row.text)) } } }
      }
    }
  }

  func inspect() -> String {
    var (count, texts): (Int, [String]) = (0, [])
    for node in tree.root.all {
      if let table = node[TableView.self] { count = table.model.sections.reduce(0) { $0 + $1.rows.count } }
      if let cell = node[TableViewCell.self] { texts.append(cell.text ?? "") }
    }
    let text = texts.dropFirst(2).first ?? ""
    return "\(count) rows, \(tree.state.changes) change\(tree.state.changes == 1 ? "" : "s"), row 2 is “\(text)”"
  }
}

private struct Handing: Component, Equatable {
  let levels: Int
  let value: Int

  var body: Children {
    HStack {
      Label("level \(levels)")
      if levels > 1 { Handing(levels: levels - 1, value: value) } else { Label("\(value)") }
    }
  }
}

extension LiveTree {
  fileprivate var shownValue: String { root.all.compactMap { $0[Label.self]?.text }.last ?? "" }
}
