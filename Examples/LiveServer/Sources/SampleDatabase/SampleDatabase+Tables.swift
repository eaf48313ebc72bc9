import GRDB
import Pages

extension SampleDatabase {
  /// The steps from an empty file to the tables of today. A step that has been released is never changed.
  nonisolated static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("users and items") { database in
      try database.execute(
        sql: """
          CREATE TABLE user (
            id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, street TEXT NOT NULL, city TEXT NOT NULL,
            email TEXT NOT NULL, phone TEXT NOT NULL, age INTEGER NOT NULL);
          CREATE TABLE item (
            id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, isBought BOOLEAN NOT NULL DEFAULT FALSE);
          """)
      for user in User.all {
        try database.execute(
          sql: "INSERT INTO user (name, street, city, email, phone, age) VALUES (?, ?, ?, ?, ?, ?)",
          arguments: ["\(user.first) \(user.last)", user.street, user.city, user.email, user.phone, user.age])
      }
    }
    migrator.registerMigration("first and last names") { database in
      try database.execute(
        sql: """
          ALTER TABLE user RENAME COLUMN name TO first;
          ALTER TABLE user ADD COLUMN last TEXT NOT NULL DEFAULT '';
          UPDATE user
            SET first = substr(first, 1, instr(first, ' ') - 1), last = substr(first, instr(first, ' ') + 1)
            WHERE instr(first, ' ') > 0;
          """)
    }
    return migrator
  }
}

extension Database {
  /// Writes a change that a user of the app has made.
  func make(_ change: SharedData.Change) throws {
    switch change {
    case .addUser(let new):
      // The table chooses the number.
      let user = new(0)
      try execute(
        sql: "INSERT INTO user (first, last, street, city, email, phone, age) VALUES (?, ?, ?, ?, ?, ?, ?)",
        arguments: [user.first, user.last, user.street, user.city, user.email, user.phone, user.age])
    case .addItem(let name): try execute(sql: "INSERT INTO item (name) VALUES (?)", arguments: [name])
    case .markItem(let id, let isBought):
      try execute(sql: "UPDATE item SET isBought = ? WHERE id = ?", arguments: [isBought, id])
    case .removeItem(let id): try execute(sql: "DELETE FROM item WHERE id = ?", arguments: [id])
    }
  }
}

extension User {
  /// Returns all users in the order in which they were added.
  static func all(in database: Database) throws -> [User] {
    try Row.fetchAll(database, sql: "SELECT * FROM user ORDER BY id").map { row in
      User(
        id: row["id"], first: row["first"], last: row["last"], street: row["street"], city: row["city"],
        email: row["email"], phone: row["phone"], age: row["age"])
    }
  }
}

extension ShoppingItem {
  /// Returns all entries in the order in which they were added.
  static func all(in database: Database) throws -> [ShoppingItem] {
    try Row.fetchAll(database, sql: "SELECT * FROM item ORDER BY id").map { row in
      ShoppingItem(id: row["id"], name: row["name"], isBought: row["isBought"])
    }
  }
}
