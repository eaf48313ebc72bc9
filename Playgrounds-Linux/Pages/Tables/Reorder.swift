import LiveTesting
import Live

/// Two lists of songs, between which songs can be dragged.
@MainActor
private final class Songs {
  private(set) var lists = [("Next", ["Prelude", "Fugue", "Aria"]), ("Later", ["Gigue"])]
  private(set) var driver = TableDriver(TableModel())

  init() {
    driver = TableDriver(model)
    driver.isEditing = true
  }

  private var model: TableModel {
    TableModel(
      lists.map { title, songs in
        SectionModel(title, rows: RowList(songs.map(row)))
      })
  }

  private func row(_ song: String) -> CellModel {
    CellModel(song, TableViewCell(.text(song))).with {
      $0.canMove = song != "Aria"
      $0.didMove = { [weak self] in self?.move(song, to: $0) }
    }
  }

  private func move(_ song: String, to path: RowPath) {
    for index in lists.indices { lists[index].1.removeAll { $0 == song } }
    lists[path.section].1.insert(song, at: path.row)
    driver.show(model)
  }

  /// Restores the original lists.
  func reset() {
    lists = [("Next", ["Prelude", "Fugue", "Aria"]), ("Later", ["Gigue"])]
    driver.show(model)
  }
}

extension Page {
  static let reorder = Page(
    "reorder", "Rows that users drag, and a state that follows.",
    preview: { Songs().driver.tableView }
  ) { print in
    let songs = Songs()
    let driver = songs.driver
    print(driver)

    print("\nA row is dragged within its section; the next model has it there, so no update is needed:")
    try driver.move(from: RowPath(row: 0, section: 0), to: RowPath(row: 1, section: 0))
    print("  \(songs.lists)")
    print("  \(driver.lastUpdates)")

    print("Another row moves to the other section:")
    try driver.move(from: RowPath(row: 0, section: 0), to: RowPath(row: 0, section: 1))
    print("  \(songs.lists)")

    print("Some rows cannot be moved:")
    do { try driver.move(from: RowPath(row: 1, section: 0), to: RowPath(row: 0, section: 0)) } catch {
      print("  \(error)")
    }

    print("Everything is restored in one batch update:")
    songs.reset()
    print("  \(driver.lastUpdates)")
  }
}
