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

  @Test("The file contains what was saved last, and only its owner can read it")
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

  @Test("A temporary file left by a process that has ended is replaced")
  func leftovers() async throws {
    try await run {
      try Data("half".utf8).write(to: URL(filePath: store.path + ".new"))
      try await store.save(SavedSessions(shared: "a"))
      #expect(try await store.load().shared == "a")
    }
  }

  @Test("A file that is no store is an error with its path, and is not changed")
  func failures() async throws {
    try await run {
      for text in ["", "[]", "null", #"{"states":{"short":1}}"#] {
        try Data(text.utf8).write(to: URL(filePath: store.path))
        let error = await #expect(throws: FileStoreError.self) { try await store.load() }
        #expect(error?.reason is DecodingError && error?.description.contains(store.path) == true)
        #expect(try String(contentsOfFile: store.path, encoding: .utf8) == text)
      }
    }
  }

  @Test("A folder that does not exist, or a file that is a folder, is an error with its path before anything is saved")
  func unwritable() async throws {
    try await run {
      let none = FileStore(folder.appending(path: "none/a.json").path)
      for error in [
        await #expect(throws: FileStoreError.self) { try await none.load() },
        await #expect(throws: FileStoreError.self) { try await none.save(SavedSessions()) },
      ] {
        #expect(error?.description == "“\(none.path)” cannot be saved: No such file or directory")
      }
      let error = await #expect(throws: FileStoreError.self) { try await FileStore(folder.path).load() }
      #expect(error?.action == .reading)
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(files.isEmpty)
    }
  }

  @Test(
    "A folder without permission is an error, and does not count as an empty store",
    .enabled(if: geteuid() != 0, "Root may do all"))
  func permissions() async throws {
    try await run {
      try await store.save(SavedSessions(shared: "a"))
      for mode in [0o500, 0o000] {
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: folder.path)
        await #expect(throws: FileStoreError.self) { try await store.load() }
        await #expect(throws: FileStoreError.self) { try await store.save(SavedSessions()) }
      }
      try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path)
      #expect(try await store.load().shared == "a")
    }
  }

  @Test("A state without a token is left out, and the others stay")
  func badTokens() async throws {
    try await run {
      let token = ResumeToken()
      let text = #"{"states":{"short":"1:{}","\#(token.digits)":"2:{}"}}"#
      try Data(text.utf8).write(to: URL(filePath: store.path))
      #expect(try await store.load().states == [token: "2:{}"])
    }
  }

  @Test("A symbolic link stays, and its target is replaced or created")
  func links() async throws {
    try await run {
      let other = folder.appending(path: "other")
      try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(atPath: store.path, withDestinationPath: "b.json")
      let second = folder.appending(path: "b.json").path
      try FileManager.default.createSymbolicLink(atPath: second, withDestinationPath: other.appending(path: "c").path)
      for shared in ["first", "second"] {
        try await store.save(SavedSessions(shared: shared))
        #expect(try await store.load().shared == shared)
      }
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: store.path) == "b.json")
      #expect(try FileManager.default.contentsOfDirectory(atPath: other.path) == ["c"])
    }
  }
}
