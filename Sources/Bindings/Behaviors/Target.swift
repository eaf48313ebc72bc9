/// The property that a binding is about, and how to get at it.
internal struct Target<Root: Bindable, Value>: Sendable {
  /// What it is called.
  internal let name: String

  /// What tells it from others.
  internal let subject: String

  internal let get: @MainActor (Root) -> Value
  internal let set: @MainActor (Value, inout Root) -> Void

  internal init(_ property: Property<Root, Value>) {
    name = property.propertyName
    subject = name
    get = { property.value(in: $0) }
    set = { property.set($0, in: &$1) }
  }

  @MainActor
  internal init(_ keyPath: WritableKeyPath<Root, Value>) {
    subject = keyPath.path
    // A computed property has no name at run time, only the address of its code, which changes from one run to the next.
    name = subject.replacing(#/<computed 0x[0-9a-f]+ \((?<type>.+?)\)>/#) { "<\($0.type)>" }
    get = { $0[keyPath: keyPath] }
    set = { $1[keyPath: keyPath] = $0 }
  }
}
