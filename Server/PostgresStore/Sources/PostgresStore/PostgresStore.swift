import Foundation
import LiveServer
import Synchronization

/// A store of sessions in a database of PostgreSQL, which servers of several machines share.
///
/// ```swift
/// let options = ServerOptions(store: .postgres("postgresql://live@db.example/live?sslmode=verify-full"))
/// ```
///
/// Each save is one transaction, and writes only what has changed. A session belongs to the server that has taken it
/// over last. A connection that is lost is made again. Whoever can read the tables can take over the sessions, because
/// they have the tokens of pages.
public final class PostgresStore: SharedSessionStore {
  /// The limits of what is kept, and of the time that the database may take.
  public let limits: PostgresStoreLimits

  private let address: String
  private let owner = UUID().uuidString
  private let connection = Mutex<PostgresConnection?>(nil)

  /// The queue on which the library waits for the database.
  private let queue = DispatchQueue(label: "PostgresStore")

  /// Creates a store in a database, which must exist. Its user must be able to create tables there, at first.
  ///
  /// - Parameters:
  ///   - address: The database as a URL or as parameters, as libpq takes them: `postgresql://user:secret@host/name`, or
  ///     `host=db.example dbname=live`. What is missing is taken from the environment, such as `PGPASSWORD`.
  ///   - limits: The limits of what is kept.
  public init(_ address: String, limits: PostgresStoreLimits = PostgresStoreLimits()) {
    (self.address, self.limits) = (address, limits)
  }

  /// Creates the tables if there are none, and returns the shared data that have been saved last.
  ///
  /// - Throws: ``PostgresStoreError``, also if nothing can be written.
  public func load() async throws -> SavedSessions {
    try await perform { connection, _ in SavedSessions(shared: try connection.sharedData()) }
  }

  /// Saves what has changed, and removes what is too old or too much.
  ///
  /// - Throws: ``PostgresStoreError``. Then nothing has been saved.
  /// - Complexity: O(*n*) in the states that are kept.
  public func save(_ changed: SavedSessions) async throws {
    try await perform { [owner] connection, limits in
      try connection.transaction {
        try connection.save(changed, of: owner)
        try connection.remove(olderThan: limits.age, beyond: limits.bytes)
      }
    }
  }

  /// Takes a session over from another server.
  ///
  /// - Throws: ``PostgresStoreError``.
  public func takeOver(_ token: ResumeToken, isKnown: Bool) async throws -> String? {
    try await perform { [owner] connection, limits in
      try connection.takeOver(token, by: owner, isKnown: isKnown, within: limits.age)
    }
  }

  /// Performs an action on the queue, with a connection that works.
  private func perform<Result: Sendable>(
    _ action: @escaping @Sendable (PostgresConnection, PostgresStoreLimits) throws -> Result
  ) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { [self] in
        continuation.resume(
          with: Swift.Result {
            try connection.withLock { connection in
              // An action is not performed twice, because the first time may have succeeded.
              if connection?.isAlive != true {
                connection = nil
                let new = try PostgresConnection(address, time: limits.time)
                try new.makeStore()
                connection = new
              }
              guard let connection else { throw PostgresStoreError.unreachable("There is no connection.") }
              return try action(connection, limits)
            }
          })
      }
    }
  }
}

extension SessionStore where Self == PostgresStore {
  /// Returns a store in a database of PostgreSQL. See ``PostgresStore``.
  public static func postgres(
    _ address: String, limits: PostgresStoreLimits = PostgresStoreLimits()
  ) -> PostgresStore {
    PostgresStore(address, limits: limits)
  }
}
