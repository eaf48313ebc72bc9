/// A token with its value, of a file or of a permutation.
///
/// ```swift
/// if let accent = tokens["color.accent"] {
///   print(accent.type, accent.value, accent.alias ?? "")   // color #0A84FF palette.blue
/// }
/// ```
public struct Token: Sendable {
  internal let storage: ResolvedTokens.Storage
  internal let entry: Int32
}

extension Token {
  /// The names of the groups and of the token, joined by dots: `color.accent`.
  ///
  /// - Complexity: O(*n*) in the depth of the token.
  public var path: String {
    entriesOfPath.map { storage.names.text(storage.entries[Int($0)].name) }.joined(separator: ".")
  }

  /// The type of the value.
  public var type: ValueType { value.type }

  /// The value, with all references resolved.
  public var value: Value { storage.values[Int(storage.entryValues[Int(entry)])] }

  /// The path of the token that the value is a reference to, or `nil` if it has a value of its own.
  ///
  /// - Complexity: O(*n*) in the depth of both tokens.
  public var alias: String? { aliasEntry.map { Token(storage: storage, entry: $0).path } }

  /// The description, if it has one.
  public var description: String? { property("$description").flatMap(document.string) }

  /// The extensions of vendors as JSON, if it has any.
  public var extensions: String? { property("$extensions").map(document.text) }

  /// A Boolean value that indicates whether the token, or the nearest group around it that says so, is deprecated.
  public var isDeprecated: Bool { deprecation.map { $0.document.kind(of: $0.node) != .false } ?? false }

  /// The explanation of a deprecated token, or `nil` if there is none.
  public var deprecationMessage: String? { deprecation.flatMap { $0.document.string($0.node) } }

  /// The file that the token comes from.
  public var file: String { document.name }
}

extension Token {
  /// The token that the value refers to, if both have the same value, which a modification of Tokens Studio can change.
  internal var equalAlias: Token? {
    guard let target = aliasEntry.map({ Token(storage: storage, entry: $0) }), target.value == value else { return nil }
    return target
  }

  /// The groups around the token, from the outermost, and the token.
  internal var entriesOfPath: [Int32] {
    sequence(first: entry) { storage.entries[Int($0)].parent }.prefix { $0 > 0 }.reversed()
  }

  internal var own: Entry { storage.entries[Int(entry)] }
  internal var document: JSONDocument { storage.documents[Int(own.place.file)] }

  internal func property(_ key: String) -> Int32? { document.child(key, of: own.place.node) }

  private var deprecation: (document: JSONDocument, node: Int32)? {
    var entry = entry
    while entry >= 0 {
      if let place = storage.entries[Int(entry)].deprecated {
        return (storage.documents[Int(place.file)], place.node)
      }
      entry = storage.entries[Int(entry)].parent
    }
    return nil
  }

  /// The entry of the token that the whole value is a reference to.
  internal var aliasEntry: Int32? { storage.reference(at: own.valuePlace) }
}

extension Token: Equatable, CustomDebugStringConvertible {
  /// Whether two tokens have the same path and value.
  ///
  /// - Complexity: O(*n*) in the depth of the tokens.
  public static func == (one: Token, other: Token) -> Bool { one.path == other.path && one.value == other.value }

  /// The path and the value: `color.accent: #0A84FF`.
  ///
  /// - Complexity: O(*n*) in the depth of the token.
  public var debugDescription: String { "\(path): \(value)" }
}
