/// A behavior that keeps a property up to date.
internal protocol PropertyBinding: Connectable {
  /// Gives the property of `new` the value that it has in `old`.
  @MainActor
  func keep(_ old: Root, in new: inout Root)
}

extension PropertyBinding {
  /// Gives the property of `new` the value that it has in `old`, if both are roots of the right type.
  @MainActor
  internal func keepAny<Value>(_ old: Value, in new: inout Value) {
    guard let old = old as? Root, var root = new as? Root else { return }
    keep(old, in: &root)
    if let root = root as? Value { new = root }
  }
}
