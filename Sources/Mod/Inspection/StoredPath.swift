/// A path to a property of a value: a stored property of it, or of one of its stored properties, and so on.
///
/// It works as a key path does, at a tenth of the cost if the value itself stores the property. Swift 6.3 reads beyond
/// the end of the key path of a ``StoredProperty`` when it is appended to another one, or another one to it.
package struct StoredPath<Root, Value>: Sendable {
  package let get: @Sendable (Root) -> Value
  package let change: @Sendable (inout Root, (inout Value) -> Void) -> Void

  /// The number of bytes before the property, or `nil` if the value itself does not store it.
  private let offset: Int?

  /// Creates a path from the functions that read and change the property.
  package init(
    get: @escaping @Sendable (Root) -> Value,
    change: @escaping @Sendable (inout Root, (inout Value) -> Void) -> Void
  ) {
    (self.get, self.change, offset) = (get, change, nil)
  }

  // The offset is one that the standard library has given for a key path, and is used as its documentation shows.
  private init(at offset: Int) {
    self.offset = offset
    get = { root in withUnsafePointer(to: root) { UnsafeRawPointer($0).load(fromByteOffset: offset, as: Value.self) } }
    change = { root, body in
      withUnsafeMutablePointer(to: &root) {
        body(&(UnsafeMutableRawPointer($0) + offset).assumingMemoryBound(to: Value.self).pointee)
      }
    }
  }

  /// Creates the path to a stored property.
  package init(_ property: WritableKeyPath<Root, Value>) {
    if let offset = MemoryLayout<Root>.offset(of: property) {
      self.init(at: offset)
    } else {
      let shared = SharedKeyPath(property)
      self.init(get: { $0[keyPath: shared.path] }) { $1(&$0[keyPath: shared.path]) }
    }
  }

  /// Returns the function that reads a stored property, which may be a constant.
  package static func getter(of property: KeyPath<Root, Value>) -> @Sendable (Root) -> Value {
    if let offset = MemoryLayout<Root>.offset(of: property) { return StoredPath(at: offset).get }
    let shared = SharedKeyPath(property)
    return { $0[keyPath: shared.path] }
  }

  /// Sets the property of a value.
  package func set(_ new: Value, in root: inout Root) { change(&root) { $0 = new } }

  /// Returns the path to a property of the value.
  package func appending<Part>(_ part: StoredPath<Value, Part>) -> StoredPath<Root, Part> {
    if let offset, let inner = part.offset { return StoredPath<Root, Part>(at: offset + inner) }
    return StoredPath<Root, Part>(get: { [get] in part.get(get($0)) }) { [change] root, body in
      change(&root) { part.change(&$0, body) }
    }
  }
}

extension StoredPath where Root == Value {
  /// Creates the path to the value itself.
  package init() { self.init(at: 0) }
}
