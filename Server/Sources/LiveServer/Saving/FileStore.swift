import Foundation

/// A store in a file of JSON, which only its owner can read, because the tokens of sessions are secrets.
///
/// The file is replaced as a whole, so that a process that ends meanwhile leaves the former one.
public struct FileStore: SessionStore {
  /// The path of the file.
  public let path: String

  /// Creates a store in a file, which need not exist. Its folder must.
  public init(_ path: String) { self.path = path }

  /// Returns the content of the file, or nothing if there is no such file.
  ///
  /// - Throws: An error of the file system, or a `DecodingError`.
  public func load() async throws -> SavedSessions {
    guard FileManager.default.fileExists(atPath: path) else { return SavedSessions() }
    return try JSONDecoder().decode(SavedSessions.self, from: Data(contentsOf: URL(filePath: path)))
  }

  /// Replaces the file.
  ///
  /// - Throws: An error of the file system. Then there is still the former file.
  public func save(_ saved: SavedSessions) async throws {
    let data = try JSONEncoder().encode(saved)
    let new = path + ".new"
    try? FileManager.default.removeItem(atPath: new)
    // It has its permissions before it has content, and is on the disk before it takes the place of the former one.
    let descriptor = open(new, O_WRONLY | O_CREAT | O_EXCL, 0o600)
    guard descriptor >= 0 else { throw systemError }
    do {
      let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      try file.write(contentsOf: data)
      try file.synchronize()
      try file.close()
      if rename(new, path) != 0 { throw systemError }
    } catch {
      try? FileManager.default.removeItem(atPath: new)
      throw error
    }
  }

  private var systemError: any Error {
    POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
  }
}
