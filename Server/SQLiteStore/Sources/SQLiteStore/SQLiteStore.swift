import Foundation
import GRDB
import LiveServer

/// A store of sessions in a database of SQLite, one file, which servers of one machine share.
///
/// ```swift
/// let options = ServerOptions(store: .sqlite("sessions.sqlite"))
/// ```
///
/// Each save is one transaction, and writes only what has changed. Two processes can use the file at a time, such as a
/// server that ends and the one that replaces it: a session belongs to the one that has taken it over last. The file
/// may also have tables of your own. Only its owner can read a file that the store creates, because the tokens of
/// sessions are secrets.
public actor SQLiteStore: SharedSessionStore {
  /// The path of the file.
  public nonisolated let path: String

  /// The limits of what is kept.
  public nonisolated let limits: SQLiteStoreLimits

  private let owner = UUID().uuidString
  private let now: @Sendable () -> Date
  private let maximumPages: Int?
  private var queue: DatabaseQueue?

  /// Creates a store in a file, which need not exist. Its folder must, and the process must be able to write there.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - limits: The limits of what is kept.
  public init(_ path: String, limits: SQLiteStoreLimits = SQLiteStoreLimits()) {
    self.init(path, limits: limits, maximumPages: nil) { Date() }
  }

  /// Creates a store with a clock, and with a number of pages at which its disk is full.
  internal init(
    _ path: String, limits: SQLiteStoreLimits = SQLiteStoreLimits(), maximumPages: Int?,
    now: @escaping @Sendable () -> Date
  ) {
    (self.path, self.limits, self.maximumPages, self.now) = (path, limits, maximumPages, now)
  }

  /// Opens the file, and returns the shared data that have been saved last.
  ///
  /// - Throws: ``SQLiteStoreError``, also if nothing can be written.
  /// - Complexity: O(*n*) in the size of the file, which is checked for damage.
  public func load() async throws -> SavedSessions {
    try await perform { queue in
      let shared = try await queue.write { try Data.fetchOne($0, sql: "SELECT json FROM live_server_data") }
      return SavedSessions(shared: shared.map { String(decoding: $0, as: UTF8.self) })
    }
  }

  /// Saves what has changed, and removes what is too old or too much.
  ///
  /// - Throws: ``SQLiteStoreError``. Then nothing has been saved.
  /// - Complexity: O(*n*) in the states that are kept.
  public func save(_ changed: SavedSessions) async throws {
    let (owner, time, limits) = (owner, now().timeIntervalSince1970, limits)
    try await perform { queue in
      try await queue.write { database in
        try database.save(changed, of: owner, at: time)
        try database.remove(before: time - limits.age.seconds, beyond: limits.bytes)
      }
    }
  }

  /// Takes a session over from another process.
  ///
  /// - Throws: ``SQLiteStoreError``.
  public func takeOver(_ token: ResumeToken, isKnown: Bool) async throws -> String? {
    let (owner, time) = (owner, now().timeIntervalSince1970 - limits.age.seconds)
    return try await perform { queue in
      try await queue.write { try $0.takeOver(token, by: owner, isKnown: isKnown, since: time) }
    }
  }

  private func perform<Result: Sendable>(_ body: (DatabaseQueue) async throws -> Result) async throws -> Result {
    do {
      return try await body(openQueue())
    } catch let error as SQLiteStoreError {
      throw error
    } catch {
      throw SQLiteStoreError(path: path, reason: .failed(error))
    }
  }

  /// Returns the open database, and opens it before the first use.
  private func openQueue() async throws -> DatabaseQueue {
    let start = ContinuousClock.now
    while true {
      do {
        let open = try queue ?? open()
        queue = open
        return open
      } catch let error as DatabaseError where error.resultCode == .SQLITE_BUSY && .now - start < limits.lockTime {
        // SQLite refuses at once if two processes that make the file's log would wait for each other.
        try await Task.sleep(for: .milliseconds(5))
      }
    }
  }

  private func open() throws -> DatabaseQueue {
    try makeFile()
    var configuration = Configuration()
    configuration.busyMode = .timeout(limits.lockTime.seconds)
    // A file that is not written to stays as it is, with whatever is wrong with it.
    configuration.readonly = true
    let version = try DatabaseQueue(path: path, configuration: configuration).read { database in
      let flaw = try String.fetchOne(database, sql: "PRAGMA quick_check(1)")
      if let flaw, flaw != "ok" { throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: flaw) }
      return try database.storeVersion
    }
    if version > Database.latestStoreVersion { throw SQLiteStoreError(path: path, reason: .newer(version: version)) }
    configuration.readonly = false
    configuration.journalMode = .wal
    configuration.prepareDatabase { [maximumPages] database in
      // A state survives a failure of power, and the log of changes gives back its room.
      try database.execute(sql: "PRAGMA synchronous = FULL; PRAGMA journal_size_limit = 1048576")
      if let maximumPages { try database.execute(sql: "PRAGMA max_page_count = \(maximumPages)") }
    }
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    try queue.write { try $0.makeStore() }
    return queue
  }

  /// Makes an empty file for its owner alone, unless there is one.
  private func makeFile() throws {
    // An existing file is not opened here: to close it would release the locks of other stores of the process.
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) {
      if isFolder.boolValue { throw POSIXError(.EISDIR) }
      if access(path, R_OK | W_OK) == 0 { return }
    } else {
      let file = Foundation.open(path, O_RDWR | O_CREAT, 0o600)
      if file >= 0 {
        close(file)
        return
      }
    }
    throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
  }
}

extension SessionStore where Self == SQLiteStore {
  /// Returns a store in a database of SQLite. See ``SQLiteStore``.
  public static func sqlite(_ path: String, limits: SQLiteStoreLimits = SQLiteStoreLimits()) -> SQLiteStore {
    SQLiteStore(path, limits: limits)
  }
}
