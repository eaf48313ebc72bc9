import Live

extension Page {
  static let tableMutations = Page("table-mutations", "A table that follows what a signal tells of changes to a list.")
  {
    print in
    let episodes = ArrayAdapter(["Views", "Layout", "Styles"])
    let rows = episodes.tableData(in: TableModel([Section("Episodes", rows: [])]), id: { $0 }) { title in
      CellModel(title, TableViewCell(.text(title)))
    }
    let host = Host(VStack { TableView(.tableData <-- rows) })
    let driver = try TableDriver(of: host.find(TableView.self))
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
      print("  \(host.find(TableViewCell.self).all.map { $0.text ?? "" })")
    }
    withExtendedLifetime(listening) {}
  }
}
