extension TokenFile {
  /// A change to a file.
  public enum Edit: Hashable, Sendable {
    /// Sets the value of the token at a path. A missing token is added, with the missing groups around it.
    case set(String, Token.Value)
    /// Makes the token at a path an alias of another one. A missing token is added, with the missing groups around it.
    case alias(String, of: String)
    /// Removes the token or group at a path.
    case remove(String)

    internal var path: String {
      switch self {
      case .set(let path, _), .alias(let path, _), .remove(let path): path
      }
    }
  }

  /// Makes changes, one after the other, and leaves all other bytes as they are: extensions, order, aliases,
  /// descriptions and white space.
  ///
  /// ```swift
  /// var file = try TokenFile(contentsOf: "brand.tokens.json")
  /// try file.apply([
  ///   .set("color.accent", .color(Token.Color(.oklch, 0.62, 0.19, 259.81))),
  ///   .alias("button.color", of: "color.accent"),
  ///   .remove("old"),
  /// ])
  /// ```
  ///
  /// - Throws: ``TokenError`` if a path is not valid, leads to a group where a token is set, or to nothing that can be
  ///   removed. The file then stays as it was.
  /// - Complexity: O(*n* + *m*) in the length of the file and of the changes, and O(*n*) more for each change of what
  ///   an earlier one has added or removed.
  public mutating func apply(_ edits: [Edit]) throws(TokenError) {
    var editor = FileEditor(document)
    for edit in edits { try editor.add(edit) }
    if !editor.problems.isEmpty { throw TokenError(editor.problems) }
    document = try editor.edited()
  }
}
