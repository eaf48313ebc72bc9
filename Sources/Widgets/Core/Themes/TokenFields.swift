import Mod
import Synchronization

/// The stored properties of a type that can contain tokens of themes, to replace the tokens by their values.
///
/// They are found by reflection, once for each type, so that a widget of a program has nothing to declare.
internal final class TokenFields<Root>: TokenFinder {
  private struct Field: Sendable {
    let holdsTokens: @Sendable (Root) -> Bool
    let resolveTokens: @Sendable (inout Root, EnvironmentValues) -> Void
  }

  private let fields: [Field]

  /// The type, if it searches its own values.
  private let searching: (any TokenSearching.Type)?

  internal init() {
    var fields: [Field] = []
    Self.append(StoredPath<Root, Root>(), to: &fields)
    self.fields = fields
    searching = Root.self as? any TokenSearching.Type
  }

  private static func append<Value>(_ path: StoredPath<Root, Value>, to fields: inout [Field]) {
    if let type = Value.self as? any TokenHolder.Type { return append(type, at: path, to: &fields) }
    for property in StoredProperty<Value>.all() {
      func append<Part>(_ type: Part.Type) {
        guard let part = property.keyPath as? WritableKeyPath<Value, Part> else { return }
        Self.append(path.appending(StoredPath(part)), to: &fields)
      }
      _openExistential(property.type, do: append)
    }
  }

  private static func append<Holder: TokenHolder, Value>(
    _ type: Holder.Type, at path: StoredPath<Root, Value>, to fields: inout [Field]
  ) {
    guard type.canHoldTokens, let path = path as? StoredPath<Root, Holder> else { return }
    fields.append(
      Field(holdsTokens: { path.get($0).holdsTokens }) { root, environment in
        path.change(&root) { if $0.holdsTokens { $0.resolveTokens(environment) } }
      })
  }

  internal var isEmpty: Bool { fields.isEmpty }

  internal func holdTokens<Value>(in value: Value) -> Bool {
    if let searching { return searching.containsTokens(in: value) }
    return reading(value, as: Root.self) { root in fields.contains { $0.holdsTokens(root.pointee) } } ?? false
  }

  internal func resolveTokens<Value>(in value: inout Value, _ environment: EnvironmentValues) {
    changing(&value, as: Root.self) { root in
      for field in fields where field.holdsTokens(root) { field.resolveTokens(&root, environment) }
    }
  }
}

/// The ways to find tokens in the values of a type, and to replace them. Other values have none.
internal protocol TokenFinder: AnyObject, Sendable {
  /// Whether no value can contain a token.
  var isEmpty: Bool { get }

  /// Returns whether a value contains a token.
  func holdTokens<Value>(in value: Value) -> Bool

  /// Replaces the tokens in a value.
  func resolveTokens<Value>(in value: inout Value, _ environment: EnvironmentValues)
}

/// The finders of all types that have been asked for, and by their addresses those of the last ones.
internal struct TokenFinders {
  private var all: [ObjectIdentifier: any TokenFinder] = [:]
  private var recent = [(id: ObjectIdentifier, finder: any TokenFinder)?](repeating: nil, count: 64)

  private static let known = Mutex(TokenFinders())

  /// Returns the finder of a type, which is made once.
  internal static func of<Value>(_ type: Value.Type) -> any TokenFinder {
    let id = ObjectIdentifier(type)
    if let finder = known.withLock({ $0[id] }) { return finder }
    // A finder asks for those of other types.
    let finder = TokenFields<Value>()
    known.withLock { $0[id] = finder }
    return finder
  }

  private subscript(id: ObjectIdentifier) -> (any TokenFinder)? {
    mutating get {
      let slot = Int(bitPattern: id) >> 4 & 63
      if let found = recent[slot], found.id == id { return found.finder }
      guard let finder = all[id] else { return nil }
      recent[slot] = (id, finder)
      return finder
    }
    set { all[id] = newValue }
  }
}

/// Returns whether a value contains a token.
internal func holdsTokens<Value>(_ value: Value) -> Bool { TokenFinders.of(Value.self).holdTokens(in: value) }

/// Replaces the tokens in a value.
internal func resolveTokens<Value>(in value: inout Value, _ environment: EnvironmentValues) {
  TokenFinders.of(Value.self).resolveTokens(in: &value, environment)
}
