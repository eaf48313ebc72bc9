import Foundation

extension TokenResolver {
  /// Reads a resolver document and its files from the file system.
  ///
  /// - Parameters:
  ///   - path: The path of the document. Paths in it are relative to its folder.
  ///   - leniencies: The deviations from the format that are allowed.
  /// - Throws: ``TokenError`` with all problems of the document, and the files that cannot be read.
  /// - Complexity: O(*n*) in the length of the document and its files.
  public init(contentsOf path: String, allowing leniencies: Set<TokenLeniency> = []) throws(TokenError) {
    guard let data = FileManager.default.contents(atPath: path) else { throw TokenError([.unreadable(path)]) }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    try self.init(String(decoding: data, as: UTF8.self), name: path, allowing: leniencies) { file in
      let path = URL(fileURLWithPath: file, relativeTo: folder).path
      guard let data = FileManager.default.contents(atPath: path) else { throw TokenError([.unreadable(path)]) }
      return Array(data)
    }
  }
}
