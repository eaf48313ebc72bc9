import Foundation

/// The files that the tests are about.
enum Repository {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized

  /// What a file says.
  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// What the sources in a folder say, with the folders in it.
  static func sources(in path: String) throws -> [String] {
    let files = FileManager.default.enumerator(at: root.appending(path: path), includingPropertiesForKeys: nil)
    return try (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
      .map { try String(contentsOf: $0, encoding: .utf8) }
  }
}
