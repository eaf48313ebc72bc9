import Mod
import Synchronization

/// The stored properties of a type that can contain tokens of themes, to replace the tokens by their values.
internal final class TokenFields: Sendable {
  internal struct Field: Sendable {
    let offset: Int
    let holder: any TokenHolder.Type

    /// Returns whether the value at an address contains a token.
    let search: @Sendable (UnsafeRawPointer) -> Bool

    /// The bytes of the property in the template, if they are a word without tokens.
    fileprivate(set) var plain: UInt?

    func holdsTokens(in value: UnsafeRawPointer) -> Bool {
      let address = value + offset
      if let plain, address.loadUnaligned(as: UInt.self) == plain { return false }
      return search(address)
    }
  }

  private let fields: [Field]

  /// A fresh value of the type.
  ///
  /// Objects behind it never change, because they are retained here. So a property with the same bytes has no token.
  private let template: (any Sendable)?

  private static let known = Mutex(KnownTokenFields())

  private init(_ fields: [Field], like template: (any Sendable)?) {
    self.fields = fields
    self.template = template
  }

  /// Returns the properties of a type, which are found once.
  static func of(_ type: Any.Type) -> TokenFields {
    let id = ObjectIdentifier(type)
    if let fields = known.withLock({ $0[id] }) { return fields }
    var list: [Field] = []
    append(type, at: 0, to: &list)
    let template = list.isEmpty ? nil : makeTemplate(of: type)
    if let template { list = list.map { $0.plain(in: template) } }
    let fields = TokenFields(list, like: template)
    known.withLock { $0[id] = fields }
    return fields
  }

  private static func append(_ type: Any.Type, at offset: Int, to fields: inout [Field]) {
    if let holder = type as? any TokenHolder.Type {
      if holder.canHoldTokens { fields.append(Field(offset: offset, holder: holder, search: holder.search)) }
    } else {
      func appendProperties<Root>(of type: Root.Type) { Self.appendProperties(of: type, at: offset, to: &fields) }
      _openExistential(type, do: appendProperties)
    }
  }

  private static func appendProperties<Root>(of type: Root.Type, at offset: Int, to fields: inout [Field]) {
    for property in StoredProperty.all(of: type) {
      guard let inner = MemoryLayout<Root>.offset(of: property.keyPath) else { continue }
      append(property.type, at: offset + inner, to: &fields)
    }
  }

  private static func makeTemplate(of type: Any.Type) -> (any Sendable)? {
    (type as? any FreshlyBoxed.Type)?.freshValue ?? (type as? any Model.Type)?.init()
  }

  var isEmpty: Bool { fields.isEmpty }

  /// Returns whether a value in memory contains a token.
  func holdTokens(in value: UnsafeRawPointer) -> Bool {
    fields.withUnsafeBufferPointer { fields in
      for index in fields.indices where fields[index].holdsTokens(in: value) { return true }
      return false
    }
  }

  /// Replaces the tokens in a value in memory.
  func resolveTokens(in value: UnsafeMutableRawPointer, _ environment: EnvironmentValues) {
    for field in fields where field.holdsTokens(in: value) {
      field.holder.resolveTokens(at: value + field.offset, environment)
    }
  }
}

extension TokenFields.Field {
  /// Returns the field with its bytes in a template of the type.
  fileprivate func plain<Value>(in template: Value) -> Self {
    guard holder.size == MemoryLayout<UInt>.size else { return self }
    var field = self
    withUnsafePointer(to: template) { template in
      let address = UnsafeRawPointer(template) + offset
      if !search(address) { field.plain = address.loadUnaligned(as: UInt.self) }
    }
    return field
  }
}

/// The fields of all types that have been asked for, and by their addresses those of the last ones.
private struct KnownTokenFields {
  private var all: [ObjectIdentifier: TokenFields] = [:]
  private var recent = [(id: ObjectIdentifier, fields: TokenFields)?](repeating: nil, count: 64)

  subscript(id: ObjectIdentifier) -> TokenFields? {
    mutating get {
      let slot = Int(bitPattern: id) >> 4 & 63
      if let found = recent[slot], found.id == id { return found.fields }
      guard let fields = all[id] else { return nil }
      recent[slot] = (id, fields)
      return fields
    }
    set { all[id] = newValue }
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
