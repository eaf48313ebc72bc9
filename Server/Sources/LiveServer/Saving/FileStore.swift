import Foundation

/// A store in a file of JSON, which only its owner can read, because the tokens of sessions are secrets.
///
/// The file is replaced as a whole, so that a process that ends meanwhile leaves the former one. A symbolic link stays,
/// and the file that it leads to is replaced.
public struct FileStore: SessionStore {
  /// The path of the file.
  public let path: String

  /// Creates a store in a file, which need not exist. Its folder must, and the process must be able to write there.
  public init(_ path: String) { self.path = path }

  /// Returns the content of the file, or nothing if there is no such file.
  ///
  /// - Throws: ``FileStoreError``, also if the folder does not exist, or nothing can be written there.
  public func load() async throws -> SavedSessions {
    try perform(.saving) {
      let probe = target + ".check"
      try? FileManager.default.removeItem(atPath: probe)
      try newFile(probe).close()
      try FileManager.default.removeItem(atPath: probe)
    }
    return try perform(.reading) {
      let descriptor = open(path, O_RDONLY)
      if descriptor < 0 {
        if errno == ENOENT { return SavedSessions() }
        throw systemError
      }
      let data = try FileHandle(fileDescriptor: descriptor, closeOnDealloc: true).readToEnd() ?? Data()
      return try JSONDecoder().decode(SavedSessions.self, from: data)
    }
  }

  /// Replaces the file.
  ///
  /// - Throws: ``FileStoreError``. Then there is still the former file.
  public func save(_ saved: SavedSessions) async throws {
    try perform(.saving) {
      let data = try JSONEncoder().encode(saved)
      let target = target
      let new = target + ".new"
      try? FileManager.default.removeItem(atPath: new)
      let file = try newFile(new)
      do {
        // It is on the disk before it takes the place of the former one.
        try file.write(contentsOf: data)
        try file.synchronize()
        try file.close()
        if rename(new, target) != 0 { throw systemError }
      } catch {
        try? FileManager.default.removeItem(atPath: new)
        throw error
      }
    }
  }

  /// Returns a new file, which has its permissions before it has content.
  private func newFile(_ path: String) throws -> FileHandle {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL, 0o600)
    guard descriptor >= 0 else { throw systemError }
    return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  /// The path of the file after symbolic links, also if the last of them leads to no file yet.
  private var target: String {
    var url = URL(filePath: path)
    for _ in 0..<40 {
      guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: url.path) else { break }
      url = URL(filePath: next, relativeTo: url.deletingLastPathComponent())
    }
    return url.path
  }

  private func perform<Result>(_ action: FileStoreError.Action, _ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch {
      throw FileStoreError(path: path, action: action, reason: error)
    }
  }

  private var systemError: any Error {
    POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
  }
}
