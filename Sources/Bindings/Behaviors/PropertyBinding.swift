/// A behavior that updates a property.
internal protocol PropertyBinding: Connectable {
  associatedtype Value

  /// The property.
  var target: Target<Root, Value> { get }
}

extension PropertyBinding {
  internal var name: String { target.name }
  internal var subject: String { target.subject }

  /// Copies the property from `old` to `new`, if both are roots of the right type.
  @MainActor
  internal func keepAny<Whole>(_ old: Whole, in new: inout Whole) {
    guard let old = old as? Root, var root = new as? Root else { return }
    target.set(target.get(old), &root)
    if let root = root as? Whole { new = root }
  }
}
