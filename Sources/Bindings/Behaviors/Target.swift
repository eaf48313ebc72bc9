/// The property of a binding, with access to it.
internal struct Target<Root: Bindable, Value>: Sendable {
  internal let name: String

  /// The identity of the property.
  internal let subject: String

  // They are not isolated to the main actor, because each call would check that.
  internal let get: @Sendable (Root) -> Value
  internal let set: @Sendable (Value, inout Root) -> Void

  internal init(_ property: Property<Root, Value>) {
    name = property.propertyName
    subject = name
    get = { property.value(in: $0) }
    set = { property.set($0, in: &$1) }
  }

  @MainActor internal init(_ keyPath: WritableKeyPath<Root, Value>) {
    subject = keyPath.path
    // A computed property has no name at run time, but only the address of its code, which differs between runs.
    name = subject.replacing(#/<computed 0x[0-9a-f]+ \((?<type>.+?)\)>/#) { "<\($0.type)>" }
    // Key paths are immutable.
    nonisolated(unsafe) let keyPath = keyPath
    get = { $0[keyPath: keyPath] }
    set = { $1[keyPath: keyPath] = $0 }
  }

  /// Copies the property from `old` to `new`, if both are roots of the right type.
  @MainActor internal func keepAny<Whole>(_ old: Whole, in new: inout Whole) {
    guard let old = old as? Root, var root = new as? Root else { return }
    set(get(old), &root)
    if let root = root as? Whole { new = root }
  }
}
