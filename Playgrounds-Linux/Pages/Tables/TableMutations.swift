import LiveTesting

private nonisolated struct Chapter: Identifiable, Equatable {
  let id: Int
  var title: String { "Chapter \(id)" }
}

/// Returns a screen with a table that follows the changes of a list.
@MainActor
private func tree(of episodes: ArrayAdapter<String>) -> LiveTree<Void> {
  let rows = episodes.tableData(in: TableModel([Section("Episodes", rows: [])]), id: { $0 }) { title in
    CellModel(title, TableViewCell(.text(title)))
  }
  return LiveTree(VStack { TableView(.tableData <-- rows) })
}

extension Page {
  static let tableMutations = Page(
    "table-mutations", "A table that follows the changes of a list.",
    preview: { tree(of: ArrayAdapter(["Views", "Layout", "Styles"])).widget }
  ) { print in
    let episodes = ArrayAdapter(["Views", "Layout", "Styles"])
    let tree = tree(of: episodes)
    let driver = try TableDriver(of: tree.find(TableView.self))
    let listening = episodes.failures.subscribe { print("  refused: \($0)") }

    let changes: [(String, ArrayMutation<String>)] = [
      ("Two come:", .insert(["Intro", "Outro"], at: [0, 4])),
      ("Two go:", .delete(at: [1, 3])),
      ("One shows something else:", .update(["Layout, again"], at: [1])),
      ("The first and the last move to the middle:", .move(from: [0, 2], to: 1)),
      ("The window moves on by one:", .scroll(1, ["Epilogue"])),
      ("One goes that is not there:", .delete(at: [3])),
      ("All are others:", ["Signals", "Bindings"]),
    ]
    for (caption, mutation) in changes {
      print(caption)
      episodes.send(mutation)
      print("  \(driver.lastUpdates)")
      print("  \(tree.find(TableViewCell.self).all.map { $0.text ?? "" })")
    }
    withExtendedLifetime(listening) {}

    print("\nA part of a long list is loaded, with placeholders for the rest:")
    let parts = Input<SubrangeMutation<Chapter>>()
    let chapters = parts.tableData(placeholder: TableViewCell(.text("…"))) { chapter in
      CellModel(chapter.id, TableViewCell(.text(chapter.title)))
    }
    let book = LiveTree(TableView(.visibleRowCount(4), .tableData <-- chapters))
    let cells = book.find(TableViewCell.self)
    parts.send(SubrangeMutation(.reload([Chapter(id: 1), Chapter(id: 2)]), count: 1_000))
    print("  \(cells.all.map { $0.text ?? "" })")
    try book.scroll(to: RowPath(row: 500, section: 0))
    parts.send(SubrangeMutation(.reload([Chapter(id: 501), Chapter(id: 502), Chapter(id: 503)]), offset: 500))
    print("  \(cells.all.map { $0.text ?? "" })")

    print("\nUnordered elements are sorted, and send changes of a list:")
    var shelf = [Chapter(id: 3), Chapter(id: 5)]
    for change in try SetMutation.insert([Chapter(id: 4), Chapter(id: 1)]).apply(to: &shelf, by: { $0.id < $1.id }) {
      print("  \(BatchUpdate(change, inSection: 0, of: 2))")
    }
  }
}
