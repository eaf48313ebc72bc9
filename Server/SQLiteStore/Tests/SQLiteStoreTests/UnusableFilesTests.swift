import Foundation
import GRDB
import LiveServer
import Testing

@testable import SQLiteStore

/// Files that are damaged, full, locked or not to be written.
struct UnusableFilesTests {
  private let file = TemporaryFile()
  private let one = ResumeToken()
  private let two = ResumeToken()

  private func message(of body: () async throws -> Void) async -> String? {
    let error = await #expect(throws: SQLiteStoreError.self) { try await body() }
    return error?.description
  }

  @Test("A file that is no database is an error that says so, and is not changed")
  func noDatabase() async throws {
    let text = String(repeating: #"{"states":{}}"#, count: 100)
    try Data(text.utf8).write(to: URL(filePath: file.path))
    let store = SQLiteStore(file.path)
    #expect(await message { _ = try await store.load() } == "“\(file.path)” is no database.")
    #expect(await message { try await store.save(SavedSessions()) } == "“\(file.path)” is no database.")
    #expect(try String(contentsOfFile: file.path, encoding: .utf8) == text)
    #expect(try FileManager.default.contentsOfDirectory(atPath: file.folder.path) == ["a.sqlite"])
  }

  @Test("A file with damaged pages is an error that says so, and is not changed", arguments: [4_096, 40_000, nil])
  func damage(start: Int?) async throws {
    try await file.fill()
    var bytes = try Data(contentsOf: URL(filePath: file.path))
    // Pages of another content, or the end is missing.
    if let start { for index in start..<bytes.count { bytes[index] = 0xA5 } } else { bytes = bytes.prefix(9_000) }
    try bytes.write(to: URL(filePath: file.path))
    let message = await message { _ = try await SQLiteStore(file.path).load() }
    #expect(message?.hasPrefix("“\(file.path)” is damaged: ") == true && message?.contains("\n") == false)
    #expect(try Data(contentsOf: URL(filePath: file.path)) == bytes)
  }

  @Test("Damage to a file in use is an error of the next save")
  func laterDamage() async throws {
    try await file.fill()
    let store = SQLiteStore(file.path)
    _ = try await store.load()
    try await store.save(SavedSessions(states: [one: "1:{}"]))
    for end in ["", "-wal"] {
      let url = URL(filePath: file.path + end)
      let size = try Data(contentsOf: url).count
      let handle = try FileHandle(forWritingTo: url)
      try handle.write(contentsOf: Data(repeating: 0xA5, count: size))
      try handle.close()
    }
    await #expect(throws: SQLiteStoreError.self) {
      for _ in 0..<3 { try await store.save(SavedSessions(states: [two: "1:{}"])) }
      _ = try await SQLiteStore(file.path).load()
    }
  }

  @Test("A file of a later version is an error that says so, and is not changed")
  func newer() async throws {
    try await file.fill()
    try await DatabaseQueue(path: file.path).write { try $0.execute(sql: "UPDATE live_server_version SET version = 7") }
    let message = await message { _ = try await SQLiteStore(file.path).load() }
    #expect(message == "“\(file.path)” was written by a later version of the store, 7.")
    #expect(try await file.tokens().count == 100)
  }

  @Test("A folder that does not exist, or a file that is a folder, is an error with its path")
  func folders() async throws {
    let none = file.folder.appending(path: "none/a.sqlite").path
    let store = SQLiteStore(none)
    #expect(await message { _ = try await store.load() } == "“\(none)” cannot be opened: No such file or directory")
    let folder = file.folder.path
    let other = SQLiteStore(folder)
    #expect(await message { _ = try await other.load() } == "“\(folder)” cannot be opened: Is a directory")
    // It can be used as soon as it is there.
    try FileManager.default.createDirectory(
      at: file.folder.appending(path: "none"), withIntermediateDirectories: false)
    #expect(try await store.load() == SavedSessions())
  }

  @Test("A read-only file is an error when it is loaded", .enabled(if: geteuid() != 0, "Root may do all"))
  func readOnly() async throws {
    try await file.fill()
    try FileManager.default.setAttributes([.posixPermissions: 0o400], ofItemAtPath: file.path)
    let message = await message { _ = try await SQLiteStore(file.path).load() }
    #expect(message == "“\(file.path)” cannot be opened: Permission denied")
  }

  @Test("A save on a full disk leaves nothing behind, keeps earlier data, and succeeds later")
  func fullDisk() async throws {
    let store = SQLiteStore(file.path, maximumPages: 40) { Date() }
    _ = try await store.load()
    try await store.save(SavedSessions(states: [one: "1:{}"]))
    let large = String(repeating: "a", count: 400_000)
    let message = await message { try await store.save(SavedSessions(states: [one: "2:{}", two: large])) }
    #expect(message == "“\(file.path)” cannot be used: database or disk is full")
    #expect(try await store.takeOver(one, isKnown: false) == "1:{}")
    try await store.save(SavedSessions(states: [one: "3:{}"]))
    #expect(try await store.takeOver(one, isKnown: false) == "3:{}")
    #expect(try await file.tokens() == [one])
  }

  @Test("A save waits for another process that writes, and fails if that takes too long")
  func lock() async throws {
    var limits = SQLiteStoreLimits()
    limits.lockTime = .milliseconds(200)
    let (impatient, patient) = (SQLiteStore(file.path, limits: limits), SQLiteStore(file.path))
    for store in [impatient, patient] { _ = try await store.load() }
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    let other = try DatabaseQueue(path: file.path, configuration: configuration)
    try await other.writeWithoutTransaction { try $0.execute(sql: "BEGIN IMMEDIATE; DELETE FROM live_session") }
    let message = await message { try await impatient.save(SavedSessions(states: [one: "1:{}"])) }
    #expect(message == "“\(file.path)” cannot be used: database is locked")
    let saving = Task { try await patient.save(SavedSessions(states: [one: "1:{}"])) }
    try await Task.sleep(for: .milliseconds(50))
    try await other.writeWithoutTransaction { try $0.execute(sql: "COMMIT") }
    try await saving.value
    #expect(try await file.tokens() == [one])
  }

  @Test("Processes that save to the same file at the same time lose no data")
  func concurrency() async throws {
    let tokens = (0..<8).map { _ in (0..<10).map { _ in ResumeToken() } }
    try await withThrowingTaskGroup { group in
      for own in tokens {
        let store = SQLiteStore(file.path)
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
    let later = SQLiteStore(file.path)
    for own in tokens { #expect(try await later.takeOver(own[0], isKnown: false) == "9:{}") }
    #expect(try await file.tokens() == Set(tokens.joined()))
  }

  @Test("Processes that open a new file at the same time wait for one another")
  func openings() async throws {
    for _ in 0..<100 {
      let file = TemporaryFile()
      try await withThrowingTaskGroup { group in
        for _ in 0..<8 { group.addTask { _ = try await SQLiteStore(file.path).load() } }
        try await group.waitForAll()
      }
    }
  }

  @Test("Of many processes that take over a session, only the last one can save it")
  func contention() async throws {
    let stores = (0..<6).map { _ in SQLiteStore(file.path) }
    try await stores[0].save(SavedSessions(states: [one: "0"]))
    for store in stores { _ = try await store.load() }
    try await withThrowingTaskGroup { group in
      for store in stores {
        group.addTask { [one] in
          let state = try await store.takeOver(one, isKnown: false)
          #expect(state == "0")
        }
      }
      try await group.waitForAll()
    }
    var states: Set<String?> = []
    for (number, store) in stores.enumerated() {
      try await store.save(SavedSessions(states: [one: "\(number + 1)"]))
      states.insert(
        try await DatabaseQueue(path: file.path).read {
          try String.fetchOne($0, sql: "SELECT CAST(state AS TEXT) FROM live_session")
        })
    }
    #expect(states.subtracting(["0"]).count == 1, "\(states)")
  }
}
