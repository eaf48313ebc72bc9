import Bookshelf
import GRDB

extension Book: FetchableRecord, PersistableRecord {}

/// The books in a file of SQLite.
@MainActor public enum BookshelfDatabase {
  /// Opens the file, creates what it lacks, and returns a shelf that saves its changes in it.
  ///
  /// - Throws: An error of the database if the file cannot be opened.
  public static func open(_ file: String) throws -> Shelf {
    let pool = try DatabasePool(path: file)
    try migrator.migrate(pool)
    return Shelf(try pool.read(books)) { change in
      try pool.write { database in
        try make(change, in: database)
        return try books(in: database)
      }
    }
  }

  private nonisolated static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("books") { database in
      try database.create(table: "book") { table in
        table.autoIncrementedPrimaryKey("id")
        table.column("title", .text).notNull()
        table.column("author", .text).notNull()
        table.column("borrower", .text)
      }
    }
    return migrator
  }

  private nonisolated static func books(in database: Database) throws -> [Book] {
    try Book.order(Column("title").collating(.localizedCaseInsensitiveCompare), Column("id")).fetchAll(database)
  }

  private nonisolated static func make(_ change: BookChange, in database: Database) throws {
    switch change {
    case .add(let title, let author):
      try database.execute(sql: "INSERT INTO book (title, author) VALUES (?, ?)", arguments: [title, author])
    case .lend(let id, let borrower):
      try database.execute(sql: "UPDATE book SET borrower = ? WHERE id = ?", arguments: [borrower, id])
    case .remove(let id):
      try Book.deleteOne(database, key: id)
    }
  }
}
