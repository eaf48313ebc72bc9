import Foundation
import GRDB
import LiveTesting
import Pages
import Testing

@testable import SampleDatabase

/// The data of the app in a file.
@MainActor struct SampleDatabaseTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "Sample-\(UUID().uuidString)")
  private var path: String { folder.appending(path: "a.sqlite").path }

  private func run(_ test: () async throws -> Void) async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await test()
  }

  /// Returns a session of a user who looks at the shopping list.
  private func shoppingList(_ data: SharedData) throws -> LiveTree<Void> {
    let tree = LiveTree(sampleApp(SampleState(), data))
    try tree.find(.button("Shopping list")).tap()
    return tree
  }

  private func add(_ item: String, in tree: LiveTree<Void>) throws {
    try tree.find(.textField("Item")).type(item)
    try tree.find(.textField("Item")).submit()
  }

  private func items(_ tree: LiveTree<Void>) -> [String?] { tree.find(TableViewCell.self).all.map(\.text) }

  /// Returns whether a condition holds soon.
  private func wait(until condition: () throws -> Bool) async rethrows -> Bool {
    for _ in 0..<1_000 {
      if try condition() { return true }
      try? await Task.sleep(for: .milliseconds(10))
    }
    return false
  }

  private func hasUser(_ id: Int, _ data: SharedData) throws -> Bool {
    SampleState.hasScreen(at: try #require(URL(string: "/users/\(id)")), in: data)
  }

  @Test("Each session shows what others add, mark and remove, and a later process has it, too")
  func sharing() async throws {
    try await run {
      let database = try SampleDatabase(path: path)
      let (first, second) = (try shoppingList(database.data), try shoppingList(database.data))
      for item in ["Tea", "Milk", "Robert'); DROP TABLE item;--"] { try add(item, in: first) }
      #expect(await wait { items(second).count == 3 })
      #expect(try first.find(.textField("Item")).text == "")
      try second.find(.cell("Milk")).tap()
      #expect(try await wait { try first.find(.cell("Milk")).node()[TableViewCell.self]?.accessoryType == .checkmark })
      try first.find(.cell("Tea")).swipe("Delete")
      let rest = ["Milk", "Robert'); DROP TABLE item;--"]
      #expect(await wait { items(first) == rest && items(second) == rest })
      let later = try shoppingList(SampleDatabase(path: path).data)
      #expect(items(later) == rest)
      #expect(try later.find(.cell("Milk")).node()[TableViewCell.self]?.accessoryType == .checkmark)
    }
  }

  @Test("A user saved by the form gets a number from the database, and the form is emptied")
  func users() async throws {
    try await run {
      let database = try SampleDatabase(path: path)
      let tree = LiveTree(sampleApp(SampleState(), database.data))
      try tree.find(.button("New user")).tap()
      try tree.find(.textField("Name")).type("Katherine Johnson")
      try tree.find(.textField("Email")).type("katherine@example.com")
      try tree.find(.button("Save")).tap()
      #expect(try hasUser(3, database.data) && !hasUser(4, database.data))
      try tree.find(.button("OK")).tap()
      #expect(try await wait { try hasUser(4, database.data) })
      try tree.find(.button("New user")).tap()
      #expect(try tree.find(.textField("Name")).text == "")
    }
  }

  @Test("Changes by another process are shown")
  func otherProcesses() async throws {
    try await run {
      let (database, other) = (try SampleDatabase(path: path), try SampleDatabase(path: path))
      let (tree, others) = (try shoppingList(database.data), try shoppingList(other.data))
      try add("Tea", in: others)
      database.refresh()
      #expect(await wait { items(tree) == ["Tea"] })
    }
  }

  @Test("A change that cannot be written is logged, and what was typed stays in the field and in the form")
  func failures() async throws {
    try await run {
      var errors: [any Error] = []
      let database = try SampleDatabase(path: path) { errors.append($0) }
      let tree = try shoppingList(database.data)
      try add("Tea", in: tree)
      #expect(await wait { items(tree) == ["Tea"] })
      let other = try DatabaseQueue(path: path)
      for table in ["item", "user"] {
        try await other.write {
          try $0.execute(
            sql: "CREATE TRIGGER full_\(table) BEFORE INSERT ON \(table) BEGIN SELECT RAISE(ABORT, ''); END")
        }
      }
      try add("Milk", in: tree)
      #expect(try tree.find(.textField("Item")).text == "Milk" && items(tree) == ["Tea"] && errors.count == 1)
      try tree.find(.button("Menu")).tap()
      try tree.find(.button("New user")).tap()
      try tree.find(.textField("Name")).type("Katherine Johnson")
      try tree.find(.textField("Email")).type("katherine@example.com")
      try tree.find(.button("Save")).tap()
      try tree.find(.button("OK")).tap()
      #expect(try tree.find(.textField("Name")).text == "Katherine Johnson" && errors.count == 2)
    }
  }

  @Test("A file of the first version keeps its users and items, with the first and last names apart")
  func migration() async throws {
    try await run {
      let old = try DatabaseQueue(path: path)
      try SampleDatabase.migrator.migrate(old, upTo: "users and items")
      try await old.write {
        try $0.execute(
          sql: """
            INSERT INTO user (name, street, city, email, phone, age) VALUES ('Mary Ann Horton', '', '', '', '', 60),
              ('Plato', '', '', '', '', 80);
            INSERT INTO item (name, isBought) VALUES ('Tea', TRUE);
            DELETE FROM user WHERE id = 2;
            """)
      }
      try old.close()
      let database = try SampleDatabase(path: path)
      #expect(try items(shoppingList(database.data)) == ["Tea"])
      let users = try await DatabaseQueue(path: path).read { try User.all(in: $0) }
      #expect(users.map(\.id) == [1, 3, 4, 5])
      #expect(users.map(\.first) == ["Ada", "Barbara", "Mary", "Plato"])
      #expect(users.map(\.last) == ["Lovelace", "Liskov", "Ann Horton", ""])
      #expect(users.first == User.all.first)
    }
  }

  @Test("Only the owner can read a new database and the files beside it")
  func permissions() async throws {
    try await run {
      let database = try SampleDatabase(path: path)
      try add("Tea", in: shoppingList(database.data))
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(files.contains("a.sqlite-wal"))
      for file in files {
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.appending(path: file).path)
        #expect(attributes[.posixPermissions] as? Int == 0o600, "\(file)")
      }
    }
  }

  @Test("A file of a later version, one that is no database, and a missing folder are errors that say so")
  func unusableFiles() async throws {
    try await run {
      let queue = try DatabaseQueue(path: path)
      var migrator = SampleDatabase.migrator
      migrator.registerMigration("the future") { _ in }
      try migrator.migrate(queue)
      try queue.close()
      let newer = #expect(throws: SampleDatabaseError.self) { try SampleDatabase(path: path) }
      #expect(newer?.description == "“\(path)” was written by a later version of this program.")

      let text = folder.appending(path: "text").path
      // It is longer than the header of a database.
      try Data(String(repeating: #"{"states":{}}"#, count: 100).utf8).write(to: URL(filePath: text))
      let before = try Data(contentsOf: URL(filePath: text))
      let noDatabase = #expect(throws: SampleDatabaseError.self) { try SampleDatabase(path: text) }
      #expect(noDatabase?.description == "“\(text)” cannot be opened: file is not a database")
      #expect(try Data(contentsOf: URL(filePath: text)) == before)

      let nowhere = folder.appending(path: "none/a.sqlite").path
      let noFolder = #expect(throws: SampleDatabaseError.self) { try SampleDatabase(path: nowhere) }
      #expect(noFolder?.description == "“\(nowhere)” cannot be opened: No such file or directory")
    }
  }

  @Test("A file with damaged pages is an error, and is not changed")
  func damage() async throws {
    try await run {
      do {
        let queue = try DatabaseQueue(path: path)
        try SampleDatabase.migrator.migrate(queue)
        try queue.close()
      }
      var bytes = try Data(contentsOf: URL(filePath: path))
      for index in 4_096..<bytes.count { bytes[index] = 0xA5 }
      try bytes.write(to: URL(filePath: path))
      let error = #expect(throws: SampleDatabaseError.self) { try SampleDatabase(path: path) }
      #expect(error?.description.hasPrefix("“\(path)” cannot be opened: ") == true)
      #expect(try Data(contentsOf: URL(filePath: path)) == bytes)
    }
  }
}
