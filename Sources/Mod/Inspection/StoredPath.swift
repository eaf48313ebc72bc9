/// A way to a property of a value: a stored property of it, or of one of its stored properties, and so on.
///
/// It does what a key path does. Swift 6.3 reads beyond the end of the key path of a ``StoredProperty`` when it is
/// appended to another one, or another one to it.
package struct StoredPath<Root, Value> {
  package let get: (Root) -> Value
  package let set: (inout Root, Value) -> Void

  /// Returns the way to a property of the value.
  package func appending<Part>(_ part: WritableKeyPath<Value, Part>) -> StoredPath<Root, Part> {
    StoredPath<Root, Part>(get: { [get] in get($0)[keyPath: part] }) { [get, set] root, new in
      var value = get(root)
      value[keyPath: part] = new
      set(&root, value)
    }
  }
}

extension StoredPath where Root == Value {
  /// Creates the way to the value itself.
  package init() { self.init(get: { $0 }) { $0 = $1 } }
}
