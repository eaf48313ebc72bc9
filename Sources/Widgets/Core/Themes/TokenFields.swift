import Mod
import Synchronization

/// The stored properties of a type that can contain tokens of themes, to replace the tokens by their values.
///
/// They are found by reflection, once for each type, so that a widget of a program has nothing to declare.
internal final class TokenFields<Root>: TokenFinder {
  private let first: TokenField<Root>?

  /// The type, if it searches its own values.
  private let searching: (any TokenSearching.Type)?

  internal init() {
    first = Self.fields(at: StoredPath<Root, Root>(), before: nil)
    searching = first == nil ? nil : Root.self as? any TokenSearching.Type
  }

  private static func fields<Value>(
    at path: StoredPath<Root, Value>, before next: TokenField<Root>?, isOwn: Bool = false
  ) -> TokenField<Root>? {
    // Numbers inside of points and similar structs cannot be tokens, nor can numbers in lists, which can be long.
    if Value.self == Double.self, !isOwn { return next }
    // Of enums, only optionals can. The first cast to a protocol that a type lacks is expensive.
    if isEnum(Value.self) { return next }
    if let type = Value.self as? any TokenHolder.Type { return field(type, at: path, before: next) }
    var first = next
    for property in StoredProperty<Value>.all().reversed() {
      func add<Part>(_ type: Part.Type) {
        guard let part = property.keyPath as? WritableKeyPath<Value, Part> else { return }
        first = fields(at: path.appending(StoredPath(part)), before: first, isOwn: Value.self == Root.self)
      }
      _openExistential(property.type, do: add)
    }
    return first
  }

  private static func field<Holder: TokenHolder, Value>(
    _ type: Holder.Type, at path: StoredPath<Root, Value>, before next: TokenField<Root>?
  ) -> TokenField<Root>? {
    guard type.canHoldTokens, let path = path as? StoredPath<Root, Holder> else { return next }
    return TokenField(
      holdsTokens: { path.get($0).holdsTokens },
      resolveTokens: { root, substitution in path.change(&root) { $0.resolveTokens(substitution) } }, next: next)
  }

  internal var isEmpty: Bool { first == nil }

  internal func holdTokens<Value>(in value: Value) -> Bool {
    if let searching { return searching.containsTokens(in: value) }
    return reading(value, as: Root.self) { anyFieldHoldsTokens(of: $0.pointee) } ?? false
  }

  private func anyFieldHoldsTokens(of root: Root) -> Bool {
    var field = first
    while let here = field {
      if here.holdsTokens(root) { return true }
      field = here.next
    }
    return false
  }

  internal func resolveTokens<Value>(in value: inout Value, _ substitution: TokenSubstitution) {
    changing(&value, as: Root.self) { root in
      var field = first
      while let here = field {
        if here.holdsTokens(root) { here.resolveTokens(&root, substitution) }
        field = here.next
      }
    }
  }
}

/// A property that can contain tokens, in a list whose links need no types at run time, unlike elements of an array.
private final class TokenField<Root>: Sendable {
  let holdsTokens: @Sendable (Root) -> Bool
  let resolveTokens: @Sendable (inout Root, TokenSubstitution) -> Void
  let next: TokenField?

  init(
    holdsTokens: @escaping @Sendable (Root) -> Bool,
    resolveTokens: @escaping @Sendable (inout Root, TokenSubstitution) -> Void, next: TokenField?
  ) {
    (self.holdsTokens, self.resolveTokens, self.next) = (holdsTokens, resolveTokens, next)
  }
}

/// The ways to find tokens in the values of a type, and to replace them. Other values have none.
internal protocol TokenFinder: AnyObject, Sendable {
  /// Whether no value can contain a token.
  var isEmpty: Bool { get }

  /// Returns whether a value contains a token.
  func holdTokens<Value>(in value: Value) -> Bool

  /// Replaces the tokens in a value.
  func resolveTokens<Value>(in value: inout Value, _ substitution: TokenSubstitution)
}

/// The finders of all types that have been asked for, with a cache of recent ones.
internal struct TokenFinders {
  private var all: [ObjectIdentifier: any TokenFinder] = [:]
  private var recent = [(id: ObjectIdentifier, finder: any TokenFinder)?](repeating: nil, count: 64)

  private static let known = Mutex(TokenFinders())

  /// Returns the finder of a type, which is made once.
  internal static func of<Value>(_ type: Value.Type) -> any TokenFinder {
    let id = ObjectIdentifier(type)
    if let finder = known.withLock({ $0[id] }) { return finder }
    // A finder asks for tokens of other types.
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
internal func resolveTokens<Value>(in value: inout Value, _ substitution: TokenSubstitution) {
  TokenFinders.of(Value.self).resolveTokens(in: &value, substitution)
}
