import Foundation
import LiveServer
import Testing

@testable import PostgresStore

/// Databases that refuse, that do not answer, or that are not there.
@Suite(.withPostgres) struct UnusableDatabasesTests {
  private let address: String
  private let one = ResumeToken()
  private let two = ResumeToken()

  init() async throws { address = try await PostgresServer.shared.newDatabase() }

  private func connect() throws -> PostgresConnection { try PostgresConnection(address, time: .seconds(5)) }

  private func error(of body: () async throws -> Void) async -> PostgresStoreError? {
    await #expect(throws: PostgresStoreError.self) { try await body() }
  }

  @Test("A wrong password is an error that does not contain it")
  func password() async throws {
    let store = PostgresStore(PostgresServer.shared.address("postgres", password: "guessed"))
    let words = await error { _ = try await store.load() }?.description
    #expect(words?.contains("password authentication failed") == true && words?.contains("guessed") == false)
  }

  @Test(
    "A port on which nothing listens, and an invalid address, are errors",
    arguments: ["host=127.0.0.1 port=1 dbname=a", "nonsense", "postgresql://["])
  func nowhere(address: String) async throws {
    let error = await error { _ = try await PostgresStore(address).load() }
    #expect(error?.description.hasPrefix("The database of the sessions cannot be reached: ") == true)
  }

  @Test("A database of a later version is an error that says so, and is not changed")
  func newer() async throws {
    try await PostgresStore(address).save(SavedSessions(states: [one: "1:{}"]))
    try connect().perform("UPDATE live_server_version SET version = 7")
    for _ in 0..<2 {
      let store = PostgresStore(address)
      #expect(await error { _ = try await store.load() } == .newer(version: 7))
      #expect(await error { try await store.save(SavedSessions(states: [one: "2:{}"])) } == .newer(version: 7))
    }
    #expect(try connect().rows(of: "SELECT encode(state, 'escape') FROM live_session", []) == [["1:{}"]])
  }

  @Test("A read-only database is an error when it is loaded")
  func readOnly() async throws {
    _ = try await PostgresStore(address).load()
    let name = try #require(try connect().rows(of: "SELECT current_database()", [])[0][0])
    try connect().perform("ALTER DATABASE \(name) SET default_transaction_read_only = on")
    let error = await error { _ = try await PostgresStore(address).load() }
    guard case .refused("25006", _) = error else { return #expect(Bool(false), "\(String(describing: error))") }
  }

  @Test("A save that the database refuses leaves nothing behind, and the next one succeeds")
  func refusal() async throws {
    let store = PostgresStore(address)
    try await store.save(SavedSessions(states: [one: "1:{}"]))
    try connect().perform("ALTER TABLE live_session ADD CONSTRAINT small CHECK (bytes < 100)")
    let large = SavedSessions(states: [one: "2:{}", two: String(repeating: "a", count: 100)])
    let error = await error { try await store.save(large) }
    guard case .refused("23514", _) = error else { return #expect(Bool(false), "\(String(describing: error))") }
    #expect(try await store.takeOver(one, isKnown: false) == "1:{}")
    try connect().perform("ALTER TABLE live_session DROP CONSTRAINT small")
    try await store.save(large)
    #expect(try await store.takeOver(one, isKnown: false) == "2:{}")
  }

  @Test("Connections that the database closes are opened again")
  func lostConnections() async throws {
    let store = PostgresStore(address)
    for number in 1...3 {
      try await store.save(SavedSessions(states: [one: "\(number):{}"]))
      try connect().perform(
        """
        SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE datname = current_database() AND pid <> pg_backend_pid()
        """)
    }
    #expect(try await store.takeOver(one, isKnown: false) == "3:{}")
  }

  @Test("A save that exceeds the time limit is an error, and leaves nothing behind")
  func lock() async throws {
    var limits = PostgresStoreLimits()
    limits.time = .milliseconds(300)
    let store = PostgresStore(address, limits: limits)
    try await store.save(SavedSessions(states: [one: "1:{}"]))
    let other = try connect()
    try other.perform("BEGIN; LOCK TABLE live_session")
    let error = await error { try await store.save(SavedSessions(states: [one: "2:{}"])) }
    guard case .refused("57014", _) = error else { return #expect(Bool(false), "\(String(describing: error))") }
    try other.perform("COMMIT")
    #expect(try await store.takeOver(one, isKnown: false) == "1:{}")
  }

  @Test("Saving during a restart of the database is an error, and works afterwards")
  func restart() async throws {
    let server = PostgresServer()
    let store = PostgresStore(try await server.newDatabase())
    try await store.save(SavedSessions(states: [one: "1:{}"]))
    await server.stop()
    let error = await error { try await store.save(SavedSessions(states: [one: "2:{}"])) }
    guard case .unreachable = error else { return #expect(Bool(false), "\(String(describing: error))") }
    try await server.start()
    #expect(try await store.takeOver(one, isKnown: false) == "1:{}")
    try await store.save(SavedSessions(states: [one: "2:{}"]))
    #expect(try await store.takeOver(one, isKnown: false) == "2:{}")
    await server.stop()
  }
}
