import Foundation

extension TokenResolver {
  /// Reads a resolver document and its files from the file system.
  ///
  /// The document can name files in its folder and in folders inside it. Symbolic links are followed first.
  ///
  /// - Parameters:
  ///   - path: The path of the document. Paths in it are relative to its folder.
  ///   - leniencies: The deviations from the format that are allowed.
  ///   - root: The folder below which files are read: `"/"` for a document that may name any file. By default, that of
  ///     the document.
  /// - Throws: ``TokenError`` with all problems of the document, and the files that cannot be read.
  /// - Complexity: O(*n*) in the length of the document and its files.
  public init(
    contentsOf path: String, allowing leniencies: Set<TokenLeniency> = [], readingBelow root: String? = nil
  ) throws(TokenError) {
    guard let data = FileManager.default.contents(atPath: path) else { throw TokenError([.unreadable(path)]) }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    let allowed = root.map { URL(fileURLWithPath: $0) } ?? folder
    // Problems have paths from the current directory, so that editors find the files.
    let prefix = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    try self.init(bytes: Array(data), path, in: prefix, leniencies) { file in
      let resolved = URL(fileURLWithPath: file, relativeTo: folder).absoluteURL.resolvingSymlinksInPath()
      guard resolved.isBelow(allowed.resolvingSymlinksInPath()) else { throw FileOutside(folder: allowed.path) }
      let attributes = try FileManager.default.attributesOfItem(atPath: resolved.path)
      // Reading a pipe or a device may never end.
      guard attributes[.type] as? FileAttributeType == .typeRegular,
        let data = FileManager.default.contents(atPath: resolved.path)
      else { throw TokenError([.unreadable(file)]) }
      return Array(data)
    }
  }
}

/// The error of a file that is not below the folder that a resolver document may read.
internal struct FileOutside: Error {
  let folder: String
}

extension URL {
  /// Returns whether the path begins with that of a folder.
  fileprivate func isBelow(_ folder: URL) -> Bool {
    let (own, outer) = (standardizedFileURL.pathComponents, folder.standardizedFileURL.pathComponents)
    return own.count > outer.count && own.starts(with: outer)
  }
}
