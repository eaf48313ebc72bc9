import Foundation
import LivePreview
import Testing

@testable import LiveServer

/// The file with the states of sessions.
@MainActor struct FileStoreTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "Store-\(UUID().uuidString)")
  private var store: FileStore { FileStore(folder.appending(path: "a.json").path) }

  private func run(_ test: () async throws -> Void) async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await test()
  }

  @Test("The file has what has been saved last, and only its owner can read it")
  func saving() async throws {
    try await run {
      #expect(try await store.load() == SavedSessions())
      let saved = SavedSessions(states: [ResumeToken(): "1:{}", ResumeToken(): "é"], shared: "{}")
      for saved in [SavedSessions(shared: "old"), saved] {
        try await store.save(saved)
        #expect(try await store.load() == saved)
        let attributes = try FileManager.default.attributesOfItem(atPath: store.path)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.json"])
    }
  }

  @Test("A new file that was left by a process that has ended is replaced")
  func leftovers() async throws {
    try await run {
      try Data("half".utf8).write(to: URL(filePath: store.path + ".new"))
      try await store.save(SavedSessions(shared: "a"))
      #expect(try await store.load().shared == "a")
    }
  }

  @Test("A save that fails leaves the former file, and a file that is no store is an error")
  func failures() async throws {
    try await run {
      await #expect(throws: POSIXError.self) {
        try await FileStore(folder.appending(path: "none/a.json").path).save(SavedSessions())
      }
      for text in ["", "[]", #"{"states":{"short":""}}"#] {
        try Data(text.utf8).write(to: URL(filePath: store.path))
        await #expect(throws: DecodingError.self) { try await store.load() }
      }
    }
  }
}
