import Foundation
import GRDB
import LiveServer
import StoreLaws
import Testing

@testable import SQLiteStore

/// The states of sessions in a file of SQLite.
struct SQLiteStoreTests {
  private let file = TemporaryFile()
  private let one = ResumeToken()
  private let two = ResumeToken()

  private func store(_ limits: SQLiteStoreLimits = SQLiteStoreLimits()) -> SQLiteStore {
    SQLiteStore(file.path, limits: limits)
  }

  @Test("A SQLite store passes the tests for stores that several servers share")
  func laws() async throws {
    let broken = try await StoreLaws.broken { [file] in SQLiteStore(file.path) }
    #expect(broken == [])
  }

  @Test("Only the owner can read the files of a SQLite store")
  func permissions() async throws {
    let store = store()
    try await store.save(SavedSessions(states: [one: "1:{}"]))
    let files = try FileManager.default.contentsOfDirectory(atPath: file.folder.path)
    #expect(files.contains("a.sqlite-wal"))
    for name in files {
      let attributes = try FileManager.default.attributesOfItem(atPath: file.folder.appending(path: name).path)
      #expect(attributes[.posixPermissions] as? Int == 0o600, "\(name)")
    }
  }

  @Test("The store's tables can be in the database of an app with its own migrations")
  func otherTables() async throws {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("notes") {
      try $0.execute(sql: "CREATE TABLE note (text TEXT); INSERT INTO note VALUES ('a')")
    }
    let pool = try DatabasePool(path: file.path)
    try migrator.migrate(pool)
    let store = store()
    _ = try await store.load()
    try await store.save(SavedSessions(states: [one: "1:{}"]))
    #expect(try await pool.read(migrator.hasCompletedMigrations))
    #expect(try await !pool.read(migrator.hasBeenSuperseded))
    #expect(try await pool.read { try String.fetchOne($0, sql: "SELECT text FROM note") } == "a")
    #expect(try await store.takeOver(one, isKnown: false) == "1:{}")
  }

  @Test("A state that has not changed for the given time is removed, and no longer found")
  func age() async throws {
    let clock = TestClock()
    var limits = SQLiteStoreLimits()
    limits.age = .seconds(60)
    let store = SQLiteStore(file.path, limits: limits, maximumPages: nil) { clock.now }
    try await store.save(SavedSessions(states: [one: "1:{}"]))
    clock.advance(by: 59)
    #expect(try await store.takeOver(one, isKnown: false) == "1:{}")
    try await store.save(SavedSessions(states: [two: "1:{}"]))
    #expect(try await file.tokens() == [one, two])
    clock.advance(by: 2)
    #expect(try await store.takeOver(one, isKnown: false) == nil)
    try await store.save(SavedSessions())
    #expect(try await file.tokens() == [two])
  }

  @Test("Above the limit of bytes, the oldest states are removed")
  func size() async throws {
    let clock = TestClock()
    var limits = SQLiteStoreLimits()
    limits.bytes = 10_000
    let store = SQLiteStore(file.path, limits: limits, maximumPages: nil) { clock.now }
    let tokens = (0..<20).map { _ in ResumeToken() }
    for token in tokens {
      clock.advance(by: 1)
      try await store.save(SavedSessions(states: [token: String(repeating: "a", count: 1_000)]))
    }
    #expect(try await file.tokens() == Set(tokens.suffix(10)))
    clock.advance(by: 1)
    try await store.save(SavedSessions(states: [one: String(repeating: "a", count: 10_001)]))
    let rest = try await file.tokens()
    #expect(rest.isEmpty)
  }

  @Test("The file does not grow while states are replaced")
  func growth() async throws {
    let store = store()
    var sizes: [Int] = []
    // In all, 24 MB are written.
    for number in 0..<600 {
      let state = "\(number):" + String(repeating: "é", count: 10_000)
      try await store.save(SavedSessions(states: [one: state, two: state]))
      if number % 100 == 99 { sizes.append(try file.size()) }
    }
    #expect(sizes.allSatisfy { $0 < 6 << 20 }, "\(sizes)")
  }

  @Test("The listing of the README compiles, and its options keep the states in the file")
  func listing() throws {
    let options = ServerOptions(store: .sqlite("sessions.sqlite"))
    #expect((options.store as? SQLiteStore)?.path == "sessions.sqlite")
    let folder = URL(filePath: #filePath).appending(path: "../../..").standardized
    let readme = try String(contentsOf: folder.appending(path: "README.md"), encoding: .utf8)
    let test = try String(contentsOfFile: #filePath, encoding: .utf8)
    let listings = readme.matches(of: /```swift\n(.*?)```/.dotMatchesNewlines()).map(\.1)
    for listing in listings where !listing.hasPrefix("// Package.swift") {
      #expect(test.contains(listing.trimmingCharacters(in: .newlines)), "\(listing)")
    }
    #expect(listings.count == 2)
  }
}
