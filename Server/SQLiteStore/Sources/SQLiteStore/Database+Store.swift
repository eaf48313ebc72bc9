import Foundation
import GRDB
import LiveServer

/// The tables of the store, whose names begin with `live_`, so that others may be beside them.
extension Database {
  /// The version of the tables that this code makes.
  internal static let latestStoreVersion = 1

  /// The version of the tables in the file, or 0 if there are none.
  internal var storeVersion: Int {
    get throws {
      guard try tableExists("live_server_version") else { return 0 }
      return try Int.fetchOne(self, sql: "SELECT version FROM live_server_version") ?? 0
    }
  }

  /// Makes the tables, unless there are some.
  internal func makeStore() throws {
    if try storeVersion > 0 { return }
    try execute(
      sql: """
        CREATE TABLE live_server_version (version INTEGER NOT NULL);
        INSERT INTO live_server_version VALUES (\(Self.latestStoreVersion));
        CREATE TABLE live_server_data (id INTEGER PRIMARY KEY CHECK (id = 1), json BLOB NOT NULL);
        CREATE TABLE live_session (
          token TEXT PRIMARY KEY, owner TEXT NOT NULL, saved REAL NOT NULL, bytes INTEGER NOT NULL,
          state BLOB NOT NULL);
        CREATE INDEX live_session_saved ON live_session (saved, bytes);
        """)
  }

  /// Writes the states of a server, but for those that belong to another one.
  internal func save(_ changed: SavedSessions, of owner: String, at time: TimeInterval) throws {
    let statement = try cachedStatement(
      sql: """
        INSERT INTO live_session (token, owner, saved, bytes, state) VALUES (?, ?, ?, ?, ?)
          ON CONFLICT (token) DO UPDATE SET saved = excluded.saved, bytes = excluded.bytes, state = excluded.state
          WHERE owner = excluded.owner
        """)
    for (token, state) in changed.states {
      let data = Data(state.utf8)
      try statement.execute(arguments: [token.digits, owner, time, data.count, data])
    }
    if let shared = changed.shared {
      try execute(sql: "INSERT OR REPLACE INTO live_server_data VALUES (1, ?)", arguments: [Data(shared.utf8)])
    }
  }

  /// Removes states from before a time, and the oldest ones beyond a number of bytes.
  internal func remove(before time: TimeInterval, beyond bytes: Int) throws {
    try execute(sql: "DELETE FROM live_session WHERE saved < ?", arguments: [time])
    guard let sum = try Int.fetchOne(self, sql: "SELECT sum(bytes) FROM live_session"), sum > bytes else { return }
    try execute(
      sql: """
        DELETE FROM live_session WHERE token IN (
          SELECT token FROM (SELECT token, sum(bytes) OVER (ORDER BY saved DESC, token) AS total FROM live_session)
            WHERE total > ?)
        """, arguments: [bytes])
  }

  /// Makes a session one of a server, and returns its state unless the server knows it.
  internal func takeOver(
    _ token: ResumeToken, by owner: String, isKnown: Bool, since time: TimeInterval
  ) throws -> String? {
    let state = try Data.fetchOne(
      self,
      sql: """
        UPDATE live_session SET owner = :owner
          WHERE token = :token AND saved >= :time AND (owner <> :owner OR NOT :isKnown) RETURNING state
        """, arguments: ["owner": owner, "token": token.digits, "time": time, "isKnown": isKnown])
    return state.map { String(decoding: $0, as: UTF8.self) }
  }
}
