import Mod

extension TokenGroup {
  /// The tokens by reflection: the names of the properties that lead to each, with dots, and its key path.
  ///
  /// - Complexity: O(*n*) in the number of tokens.
  internal static var properties: [(name: String, keyPath: PartialKeyPath<Self>)] {
    StoredProperty<Self>.all().flatMap { property -> [(name: String, keyPath: PartialKeyPath<Self>)] in
      guard let group = property.type as? any TokenGroup.Type, !(group is any TypographyTokens.Type) else {
        return [(property.label, property.keyPath)]
      }
      return inner(group, property)
    }
  }

  private static func inner<Group: TokenGroup>(
    _ group: Group.Type, _ property: StoredProperty<Self>
  ) -> [(name: String, keyPath: PartialKeyPath<Self>)] {
    Group.properties.compactMap { name, keyPath in
      property.keyPath.appending(path: keyPath).map { ("\(property.label).\(name)", $0) }
    }
  }

  /// Returns the key paths of tokens by the names of the properties that lead to them, `color.accent`, each with a
  /// value.
  ///
  /// `generate-theme` uses it for deprecated tokens, of which the compiler warns where their key paths are written.
  /// Names that the group does not have are left out.
  ///
  /// - Complexity: O(*n*) in the number of tokens.
  public static func keyPaths<Value>(of values: [String: Value]) -> [PartialKeyPath<Self>: Value] {
    if values.isEmpty { return [:] }
    var result: [PartialKeyPath<Self>: Value] = [:]
    for (name, keyPath) in properties {
      if let value = values[name] { result[keyPath] = value }
    }
    return result
  }

  /// Replaces the value of the token to which the properties of a name lead: `color.accent`.
  ///
  /// `generate-theme` uses it for deprecated tokens, of which the compiler warns where their names are written.
  ///
  /// - Precondition: There is such a token, and the value is of its type.
  /// - Complexity: O(*n*) in the number of tokens.
  public mutating func replace<Value>(_ name: String, with value: Value) {
    let path = Self.properties.first { $0.name == name }?.keyPath as? WritableKeyPath<Self, Value>
    guard let path else { preconditionFailure("\(Self.self) has no token \(name) of type \(Value.self)") }
    self[keyPath: path] = value
  }
}
