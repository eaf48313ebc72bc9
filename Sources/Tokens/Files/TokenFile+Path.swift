import Foundation

extension TokenFile {
  /// Reads a file of the file system.
  ///
  /// - Parameters:
  ///   - path: The path of the file, which is also its name in problems.
  ///   - leniencies: The deviations from JSON that are allowed: ``TokenLeniency/comments`` and
  ///     ``TokenLeniency/trailingCommas``. None by default.
  /// - Throws: ``TokenError`` if the file cannot be read, or is not JSON.
  /// - Complexity: O(*n*) in the length of the file.
  public init(contentsOf path: String, allowing leniencies: Set<TokenLeniency> = []) throws(TokenError) {
    guard let data = FileManager.default.contents(atPath: path) else { throw TokenError([.unreadable(path)]) }
    try self.init(bytes: data, name: path, allowing: leniencies)
  }
}

extension TokenProblem {
  internal static func unreadable(_ path: String) -> TokenProblem {
    TokenProblem(.unreadableFile, file: path, expected: "a file that can be read", found: "none")
  }
}
