/// The property of a binding, with access to it.
@usableFromInline internal struct Target<Root: Bindable, Value>: Sendable {
  /// The identity of the property.
  @usableFromInline internal let subject: String

  @usableFromInline internal let property: Property<Root, Value>

  @inlinable internal init(_ property: Property<Root, Value>) {
    subject = property.propertyName
    self.property = property
  }

  internal init(_ keyPath: WritableKeyPath<Root, Value>) {
    let path = keyPath.path
    subject = path
    let shared = SharedKeyPath(keyPath)
    property = Property(path) { $1(&$0[keyPath: shared.path]) }
  }

  /// The name of the property.
  ///
  /// A computed property has no name at run time, but only the address of its code, which differs between runs.
  internal var name: String {
    subject.contains("<") ? subject.replacing(#/<computed 0x[0-9a-f]+ \((?<type>.+?)\)>/#) { "<\($0.type)>" } : subject
  }

  /// Copies the property from `old` to `new`, if both are roots of the right type.
  @MainActor internal func keepAny<Whole>(_ old: Whole, in new: inout Whole) {
    guard let old = old as? Root, var root = new as? Root else { return }
    property.set(property.value(in: old), in: &root)
    if let root = root as? Whole { new = root }
  }
}
