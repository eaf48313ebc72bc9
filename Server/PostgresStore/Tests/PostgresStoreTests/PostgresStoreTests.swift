import Foundation
import LiveServer
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

  @Test("Another server finds what has been saved last, also texts with any characters")
  func saving() async throws {
    let store = store()
    #expect(try await store.load() == SavedSessions())
    let text = "1:{é\u{0}'\"\\,{}NULL🎈}"
    try await store.save(SavedSessions(states: [one: "0:{}", two: text], shared: "{\u{0}'}"))
    try await store.save(SavedSessions(states: [one: ""]))
    let later = self.store()
    #expect(try await later.load() == SavedSessions(shared: "{\u{0}'}"))
    #expect(try await later.takeOver(one, isKnown: false) == "")
    #expect(try await later.takeOver(two, isKnown: false) == text)
    #expect(try await later.takeOver(ResumeToken(), isKnown: false) == nil)
  }

  @Test("A save may have thousands of states")
  func manyStates() async throws {
    let states = (0..<5_000).map { (ResumeToken(), "\($0):" + String(repeating: "a", count: 1_000)) }
    try await store().save(SavedSessions(states: Dictionary(uniqueKeysWithValues: states)))
    #expect(try tokens() == Set(states.map(\.0)))
    #expect(try await store().takeOver(states[4_999].0, isKnown: false) == states[4_999].1)
  }

  @Test("A session that another server has taken over is no longer saved by the former one, until it takes it back")
  func ownership() async throws {
    let (first, second) = (store(), store())
    try await first.save(SavedSessions(states: [one: "1:{}"]))
    #expect(try await first.takeOver(one, isKnown: true) == nil)
    #expect(try await first.takeOver(one, isKnown: false) == "1:{}")
    #expect(try await second.takeOver(one, isKnown: false) == "1:{}")
    try await first.save(SavedSessions(states: [one: "late", two: "new"]))
    #expect(try await second.takeOver(one, isKnown: true) == nil)
    #expect(try await second.takeOver(one, isKnown: false) == "1:{}")
    try await second.save(SavedSessions(states: [one: "2:{}"]))
    #expect(try await first.takeOver(one, isKnown: true) == "2:{}")
    #expect(try await second.takeOver(two, isKnown: false) == "new")
  }

  @Test("A state that has not changed for a time is removed, and is not found any more")
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

  @Test("Beyond the number of bytes, the oldest states are removed")
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

  @Test("Servers that start and save at the same time lose nothing of one another")
  func concurrency() async throws {
    let tokens = (0..<8).map { _ in (0..<10).map { _ in ResumeToken() } }
    try await withThrowingTaskGroup { group in
      for own in tokens {
        let store = store()
        group.addTask {
          _ = try await store.load()
          for (number, token) in own.enumerated() {
            var states = [token: "0:{}"]
            states[own[0]] = "\(number):{}"
            try await store.save(SavedSessions(states: states))
          }
        }
      }
      try await group.waitForAll()
    }
    let later = store()
    for own in tokens { #expect(try await later.takeOver(own[0], isKnown: false) == "9:{}") }
    #expect(try self.tokens() == Set(tokens.joined()))
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
