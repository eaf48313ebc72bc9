import Foundation
import GRDB
import Pages

/// The data of the sample app in a file of SQLite, which all sessions share.
///
/// The file has the truth: a change is written first, and the sessions show what is then in the file. So they also show
/// what another process writes, such as the server that this one replaces.
@MainActor public final class SampleDatabase {
  /// The data of the file, for the app. A change that cannot be written is logged, and is not made.
  public let data: SharedData

  private let pool: DatabasePool
  private let log: @MainActor (any Error) -> Void
  private var observation: AnyDatabaseCancellable?
  private var version = 0
  private var refreshing: Task<Void, Never>?

  /// Opens a file, which is created if there is none, and brings its tables up to date.
  ///
  /// - Parameters:
  ///   - path: The path of the file. Its folder must exist.
  ///   - log: A closure that gets the errors of later reads and writes. By default, they go to the standard error.
  /// - Throws: ``SampleDatabaseError``.
  public init(
    path: String,
    log: @escaping @MainActor (any Error) -> Void = { FileHandle.standardError.write(Data("\($0)\n".utf8)) }
  ) throws {
    let pool = try Self.open(path)
    (self.pool, self.log) = (pool, log)
    data = SharedData { change in
      do {
        try pool.write { try $0.make(change) }
        return true
      } catch {
        log(error)
        return false
      }
    }
    let content = { @Sendable in (try User.all(in: $0), try ShoppingItem.all(in: $0)) }
    let (users, items) = try pool.read(content)
    data.show(users: users, shopping: items)
    observation = ValueObservation.tracking(content).start(in: pool, onError: log) { [weak self] users, items in
      self?.data.show(users: users, shopping: items)
    }
    refreshing = Task { [weak self] in
      while (try? await Task.sleep(for: .seconds(1))) != nil { self?.refresh() }
    }
  }

  deinit { refreshing?.cancel() }

  /// Shows what other processes have written. It is called every second.
  public func refresh() {
    do {
      let latest = try pool.writeWithoutTransaction { try Int.fetchOne($0, sql: "PRAGMA data_version") } ?? 0
      if latest != version { try pool.write { try $0.notifyChanges(in: .fullDatabase) } }
      version = latest
    } catch {
      log(error)
    }
  }

  private static func open(_ path: String) throws -> DatabasePool {
    do {
      // A new file is for its owner alone, as are then the files beside it.
      let file = Foundation.open(path, O_RDWR | O_CREAT, 0o600)
      if file < 0 { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
      close(file)
      try check(path)
      var configuration = Configuration()
      configuration.busyMode = .timeout(5)
      let pool = try DatabasePool(path: path, configuration: configuration)
      // What has been written survives a power failure.
      try pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL") }
      try migrator.migrate(pool)
      return pool
    } catch let error as SampleDatabaseError {
      throw error
    } catch {
      throw SampleDatabaseError.unusable(path: path, reason: error)
    }
  }

  /// Throws an error if a file is damaged or newer, without writing to it.
  private static func check(_ path: String) throws {
    var configuration = Configuration()
    configuration.readonly = true
    configuration.busyMode = .timeout(5)
    try DatabaseQueue(path: path, configuration: configuration).read { database in
      let flaw = try String.fetchOne(database, sql: "PRAGMA quick_check(1)")
      if let flaw, flaw != "ok" { throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: flaw) }
      if try migrator.hasBeenSuperseded(database) { throw SampleDatabaseError.newer(path: path) }
    }
  }
}
