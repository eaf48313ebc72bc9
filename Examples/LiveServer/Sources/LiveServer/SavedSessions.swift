import Foundation
import LivePreview
import Pages

/// What a server keeps over a restart: the data that users share, and what each of them has open.
@MainActor struct SavedSessions: Codable {
  var data = SharedData()
  var states: [ResumeToken: String] = [:]
}

extension SavedSessions {
  /// Reads a file; there is nothing if there is no such file.
  init(contentsOf file: URL) throws {
    guard FileManager.default.fileExists(atPath: file.path) else {
      self.init()
      return
    }
    self = try JSONDecoder().decode(SavedSessions.self, from: Data(contentsOf: file))
  }

  /// Writes a file that only its owner can read, because tokens are secrets.
  func write(to file: URL) throws {
    try JSONEncoder().encode(self).write(to: file, options: .atomic)
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
  }
}
