import Foundation
import LiveServer
import StoreLaws
import Testing

@testable import PostgresStore

/// The states of sessions in a database of a real server.
@Suite(.withPostgres) struct PostgresStoreTests {
  private let address: String
  private let one = ResumeToken()
  private let two = ResumeToken()

  init() async throws { address = try await PostgresServer.shared.newDatabase() }

  private func store(_ limits: PostgresStoreLimits = PostgresStoreLimits()) -> PostgresStore {
    PostgresStore(address, limits: limits)
  }

  private func connect() throws -> PostgresConnection { try PostgresConnection(address, time: .seconds(5)) }

  private func tokens() throws -> Set<ResumeToken> {
    Set(try connect().rows(of: "SELECT token FROM live_session", []).compactMap { $0[0].flatMap { ResumeToken($0) } })
  }

  @Test("A PostgreSQL store passes the tests for stores that several servers share")
  func laws() async throws {
    let broken = try await StoreLaws.broken { [address] in PostgresStore(address) }
    #expect(broken == [])
  }

  @Test("A state that has not changed for the given time is removed, and no longer found")
  func age() async throws {
    var limits = PostgresStoreLimits()
    limits.age = .seconds(60)
    let store = store(limits)
    try await store.save(SavedSessions(states: [one: "1:{}", two: "1:{}"]))
    func pass(_ seconds: Int) throws {
      try connect().perform("UPDATE live_session SET saved = saved - interval '\(seconds) seconds'")
    }
    try pass(50)
    #expect(try await store.takeOver(one, isKnown: false) == "1:{}")
    try await store.save(SavedSessions(states: [two: "2:{}"]))
    #expect(try tokens() == [one, two])
    try pass(20)
    #expect(try await store.takeOver(one, isKnown: false) == nil)
    try await store.save(SavedSessions())
    #expect(try tokens() == [two])
  }

  @Test("Above the limit of bytes, the oldest states are removed")
  func size() async throws {
    var limits = PostgresStoreLimits()
    limits.bytes = 10_000
    let store = store(limits)
    let tokens = (0..<20).map { _ in ResumeToken() }
    for token in tokens {
      try await store.save(SavedSessions(states: [token: String(repeating: "a", count: 1_000)]))
    }
    #expect(try self.tokens() == Set(tokens.suffix(10)))
    try await store.save(SavedSessions(states: [one: String(repeating: "a", count: 10_001)]))
    let rest = try self.tokens()
    #expect(rest.isEmpty)
  }

  @Test("The listing of the README compiles, and its options keep the states in the database")
  func listing() throws {
    let options = ServerOptions(store: .postgres("postgresql://live@db.example/live?sslmode=verify-full"))
    #expect(options.store is PostgresStore)
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
