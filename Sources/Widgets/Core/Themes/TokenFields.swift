import Mod
import Synchronization

/// The stored properties of a type that can contain tokens of themes, to replace the tokens by their values.
internal final class TokenFields: Sendable {
  internal struct Field: Sendable {
    let offset: Int
    let holder: any TokenHolder.Type
  }

  private let fields: [Field]

  private static let known = Mutex<[ObjectIdentifier: TokenFields]>([:])

  private init(_ fields: [Field]) { self.fields = fields }

  /// Returns the properties of a type, which are found once.
  static func of(_ type: Any.Type) -> TokenFields {
    let id = ObjectIdentifier(type)
    if let fields = known.withLock({ $0[id] }) { return fields }
    var list: [Field] = []
    append(type, at: 0, to: &list)
    let fields = TokenFields(list)
    known.withLock { $0[id] = fields }
    return fields
  }

  private static func append(_ type: Any.Type, at offset: Int, to fields: inout [Field]) {
    if let holder = type as? any TokenHolder.Type {
      if holder.canHoldTokens { fields.append(Field(offset: offset, holder: holder)) }
    } else if StoredField.isStruct(type) {
      for field in StoredField.all(of: type) ?? [] { append(field.type, at: offset + field.offset, to: &fields) }
    }
  }

  var isEmpty: Bool { fields.isEmpty }

  /// Returns whether a value in memory contains a token.
  func holdTokens(in value: UnsafeRawPointer) -> Bool {
    fields.contains { $0.holder.holdsTokens(at: value + $0.offset) }
  }

  /// Replaces the tokens in a value in memory.
  func resolveTokens(in value: UnsafeMutableRawPointer, _ environment: EnvironmentValues) {
    for field in fields where field.holder.holdsTokens(at: value + field.offset) {
      field.holder.resolveTokens(at: value + field.offset, environment)
    }
  }
}

/// A type whose values are tokens of themes, or can contain them.
internal protocol TokenHolder: SendableMetatype {
  static var canHoldTokens: Bool { get }
  var holdsTokens: Bool { get }
  mutating func resolveTokens(_ environment: EnvironmentValues)
}

extension TokenHolder {
  internal static var canHoldTokens: Bool { true }

  fileprivate static func holdsTokens(at address: UnsafeRawPointer) -> Bool {
    address.assumingMemoryBound(to: Self.self).pointee.holdsTokens
  }

  fileprivate static func resolveTokens(at address: UnsafeMutableRawPointer, _ environment: EnvironmentValues) {
    address.assumingMemoryBound(to: Self.self).pointee.resolveTokens(environment)
  }
}

/// Returns whether a value contains a token.
internal func holdsTokens<Value>(_ value: Value) -> Bool {
  let fields = TokenFields.of(Value.self)
  return !fields.isEmpty && withUnsafePointer(to: value) { fields.holdTokens(in: $0) }
}

/// Replaces the tokens in a value.
internal func resolveTokens<Value>(in value: inout Value, _ environment: EnvironmentValues) {
  let fields = TokenFields.of(Value.self)
  if fields.isEmpty { return }
  withUnsafeMutablePointer(to: &value) { fields.resolveTokens(in: $0, environment) }
}
