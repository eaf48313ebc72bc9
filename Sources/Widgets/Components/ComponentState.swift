/// A property of a component whose value belongs to the place where the component is shown: a `Variable`.
///
/// A property is a single reference in memory, and no other object has its address.
@MainActor
package protocol StateProperty {
  /// Returns a property of its own that starts with the present value.
  func fresh() -> Self
}

/// The state of a component in one place: the values of its state properties there.
///
/// A component is a value that is described again and again. Its state is made once for each place, and put into every
/// component that is described there.
@MainActor
package struct ComponentState {
  /// The types of components that have no state, so that each type is inspected once.
  private static var stateless: Set<ObjectIdentifier> = []

  /// The properties in the order of their declaration; `nil` before the first component.
  private var properties: [any StateProperty]?

  /// A Boolean value that indicates whether a component with state has been shown in the place.
  package var isHeld: Bool { properties != nil }

  /// Creates the state of a place that has shown nothing yet.
  package init() {}

  /// Returns the component with the state of this place, which starts as that of the first one; `nil` if it has no state.
  ///
  /// - Complexity: O(*n*) in the number of stored properties, by reflection; O(1) for types without state.
  package mutating func put<Described: Component>(into component: Described) -> Described? {
    let type = ObjectIdentifier(Described.self)
    if Self.stateless.contains(type) { return nil }
    let described = Mirror(reflecting: component).children.compactMap { $0.value as? any StateProperty }
    // The state of an object is that of its instance, wherever it is shown.
    if described.isEmpty || Described.self is AnyObject.Type {
      Self.stateless.insert(type)
      return nil
    }
    let own = properties ?? described.map { $0.fresh() }
    properties = own
    var component = component
    for (old, new) in zip(described, own) { old.replace(by: new, in: &component) }
    return component
  }
}

extension StateProperty {
  /// Puts another property of the type in the place of this one.
  fileprivate func replace<Described>(by property: any StateProperty, in component: inout Described) {
    guard let property = property as? Self, MemoryLayout<Self>.size == MemoryLayout<UInt>.size else { return }
    let address = unsafeBitCast(self, to: UInt.self)
    withUnsafeMutableBytes(of: &component) { bytes in
      let last = bytes.count - MemoryLayout<UInt>.size
      for offset in stride(from: 0, through: last, by: MemoryLayout<UInt>.alignment)
      where bytes.load(fromByteOffset: offset, as: UInt.self) == address {
        // A word with the address of this property's object is a reference to it: nobody else can name the object. The value that
        // reflection has found keeps the object alive, so that no other word happens to have its address.
        bytes.baseAddress?.advanced(by: offset).assumingMemoryBound(to: Self.self).pointee = property
      }
    }
  }
}
