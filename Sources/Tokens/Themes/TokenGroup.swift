import Foundation
import Mod

/// A struct of tokens: a theme, or a group of tokens in it, as `generate-theme` writes them.
///
/// All stored properties are variables of types that are `Hashable`. Comparing and hashing are here, once for all
/// groups, because the compiler takes longer for those that it makes for each struct than for the struct itself.
public protocol TokenGroup: Hashable, Sendable {}

extension TokenGroup {
  /// Returns whether all tokens of both groups are equal.
  ///
  /// - Complexity: O(*n*) in the number of tokens, by reflection. Copies are found to be equal by their bytes.
  public static func == (first: Self, second: Self) -> Bool {
    areSame(first, second)
      || StoredProperty<Self>.all().allSatisfy { property in
        hashable(first[keyPath: property.keyPath]) == hashable(second[keyPath: property.keyPath])
      }
  }

  /// Hashes some of the tokens, because themes that differ rarely differ in the last one alone.
  public func hash(into hasher: inout Hasher) {
    for property in StoredProperty<Self>.all().prefix(8) { hasher.combine(hashable(self[keyPath: property.keyPath])) }
  }
}

private func hashable(_ value: Any) -> AnyHashable? { (value as? any Hashable).map { AnyHashable($0) } }

/// Returns whether two values have the same bytes. Those of equal values can differ.
private func areSame<Value>(_ first: Value, _ second: Value) -> Bool {
  // Both arguments are initialized, and their bytes are only read, and only here.
  withUnsafeBytes(of: first) { first in
    withUnsafeBytes(of: second) { second in
      guard let one = first.baseAddress, let other = second.baseAddress else { return true }
      return memcmp(one, other, first.count) == 0
    }
  }
}

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
  /// `generate-theme` uses it for deprecated tokens, because the compiler warns of their key paths in code.
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
  /// `generate-theme` uses it for deprecated tokens, because the compiler warns of their names in code.
  ///
  /// - Precondition: There is such a token, and the value is of its type.
  /// - Complexity: O(*n*) in the number of tokens.
  public mutating func replace<Value>(_ name: String, with value: Value) {
    let path = Self.properties.first { $0.name == name }?.keyPath as? WritableKeyPath<Self, Value>
    guard let path else { preconditionFailure("\(Self.self) has no token \(name) of type \(Value.self)") }
    self[keyPath: path] = value
  }
}

/// The values of a large group of tokens, in the order of its properties, to initialize it with.
///
/// `generate-theme` writes it for groups of many tokens, because the compiler checks an initializer that assigns *n*
/// properties in O(*n*²).
public struct TokenGroupValues<Group: TokenGroup> {
  private typealias Field = (UnsafeMutablePointer<Group>, PartialKeyPath<Group>) -> Bool

  private var fields: [Field] = []

  /// Creates an empty list.
  public init() {}

  /// Adds the value of the next property.
  public mutating func add<Value>(_ value: Value) {
    fields.append { group, keyPath in
      guard let keyPath = keyPath as? WritableKeyPath<Group, Value>, let field = group.pointer(to: keyPath) else {
        return false
      }
      field.initialize(to: value)
      return true
    }
  }

  /// Returns the group with the values.
  ///
  /// - Precondition: There is a value of its type for each stored property, all of which are variables.
  /// - Complexity: O(*n*) in the number of properties.
  public func group() -> Group {
    let properties = StoredProperty<Group>.all()
    precondition(properties.count == fields.count, "\(Group.self) has another number of tokens than values")
    // Memory of a struct is initialized when each of its stored properties is, and each is initialized here, once, by
    // the pointer that Swift gives for its key path. A value of another type stops the program before the memory is
    // read.
    let memory = UnsafeMutablePointer<Group>.allocate(capacity: 1)
    defer { memory.deallocate() }
    for (property, initialize) in zip(properties, fields) {
      precondition(initialize(memory, property.keyPath), "\(Group.self).\(property.label) is of another type")
    }
    return memory.move()
  }
}
