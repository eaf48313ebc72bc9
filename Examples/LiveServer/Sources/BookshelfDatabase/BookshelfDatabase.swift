import Bookshelf
import GRDB

extension Book: FetchableRecord, PersistableRecord {}

/// The books in a file of SQLite.
@MainActor public enum BookshelfDatabase {
  /// Opens the file, creates what it lacks, and returns a shelf that saves its changes in it.
  ///
  /// - Throws: ``BookshelfDatabaseError`` if the file cannot be opened.
  public static func open(_ file: String) throws -> Shelf {
    do {
      let pool = try DatabasePool(path: file)
      try migrator.migrate(pool)
      return shelf(try pool.read(books), in: pool)
    } catch {
      throw BookshelfDatabaseError(path: file, reason: error)
    }
  }

  private static func shelf(_ books: [Book], in pool: DatabasePool) -> Shelf {
    Shelf(books) { change in
      try pool.write { database in
        try make(change, in: database)
        return try self.books(in: database)
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

/// The reason why a file does not serve as a bookshelf.
public struct BookshelfDatabaseError: Error, CustomStringConvertible {
  /// The path of the file.
  public let path: String

  /// The error of the database.
  public let reason: any Error

  /// The reason in a sentence, with the path.
  public var description: String {
    let words = (reason as? DatabaseError).map { $0.message ?? "\($0.resultCode)" } ?? "\(reason)"
    return "“\(path)” cannot be opened: \(words)"
  }
}
