import Foundation
import GRDB
import LiveServer
import Synchronization

@testable import SQLiteStore

/// The path of a file in a folder that is removed with the test.
final class TemporaryFile: Sendable {
  let folder = FileManager.default.temporaryDirectory.appending(path: "SQLiteStore-\(UUID().uuidString)")

  init() { try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(at: folder) }

  var path: String { folder.appending(path: "a.sqlite").path }

  /// Returns the tokens that are in the file.
  func tokens() async throws -> Set<ResumeToken> {
    let digits = try await DatabaseQueue(path: path).read {
      try String.fetchAll($0, sql: "SELECT token FROM live_session")
    }
    return Set(digits.compactMap { ResumeToken($0) })
  }

  /// Makes a file with a hundred states, and without a log beside it.
  func fill() async throws {
    do {
      let states = (0..<100).map { (ResumeToken(), "\($0):" + String(repeating: "a", count: 500)) }
      try await SQLiteStore(path).save(SavedSessions(states: Dictionary(uniqueKeysWithValues: states)))
    }
    let queue = try DatabaseQueue(path: path)
    try await queue.writeWithoutTransaction { try $0.execute(sql: "PRAGMA wal_checkpoint(TRUNCATE)") }
    try queue.close()
  }

  /// Returns the bytes of the file and its log.
  func size() throws -> Int {
    try ["", "-wal"].reduce(0) { try $0 + Data(contentsOf: URL(filePath: path + $1)).count }
  }
}

/// The time of a test.
final class TestClock: Sendable {
  private let time = Mutex(Date(timeIntervalSince1970: 1_000_000))

  var now: Date { time.withLock { $0 } }

  func advance(by seconds: TimeInterval) { time.withLock { $0 += seconds } }
}
