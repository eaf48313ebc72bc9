/// A property of a component whose value belongs to the place where the component is shown: a `Variable`.
///
/// In memory, such a property is a single reference to an object.
@MainActor package protocol StateProperty {
  /// Returns a new property that starts with the current value.
  func fresh() -> Self
}

/// The state of a component at one place in a tree: the values of its state properties.
///
/// A component is a value that is described again and again. Its state is created once for each place, and put into
/// every component that is described there.
@MainActor package struct ComponentState {
  /// The types of components without state, so that each type is inspected once.
  private static var stateless: Set<ObjectIdentifier> = []

  /// The properties in the order of declaration, or `nil` before the first component.
  private var properties: [any StateProperty]?

  /// A Boolean value that indicates whether a component with state has been shown in the place.
  package var isHeld: Bool { properties != nil }

  package static func isStateless(_ type: ObjectIdentifier) -> Bool { stateless.contains(type) }

  /// Creates the state of a place that has not shown a component yet.
  package init() {}

  /// Returns the component with the state of this place, or `nil` if the component has no state.
  ///
  /// The first component determines the initial state.
  ///
  /// - Complexity: O(*n*) for *n* stored properties, by reflection; O(1) for types without state.
  package mutating func put<Described: Component>(into component: Described) -> Described? {
    let type = ObjectIdentifier(Described.self)
    if Self.stateless.contains(type) { return nil }
    let described = Self.properties(of: component)
    // The state of an object belongs to its instance, wherever it is shown.
    if described.isEmpty || Described.self is AnyObject.Type {
      Self.stateless.insert(type)
      return nil
    }
    let own = properties ?? described.map { $0.property.fresh() }
    properties = own
    var component = component
    for (old, new) in zip(described, own) { old.property.replace(by: new, at: old.offset, in: &component) }
    return component
  }

  /// Returns the state properties of a component, with their offsets in memory as far as reflection tells.
  ///
  /// Stored properties are laid out in the order of declaration, each at the next offset that suits its alignment.
  private static func properties(of component: some Component) -> [(property: any StateProperty, offset: Int)] {
    var end = 0
    return Mirror(reflecting: component).children.compactMap { child in
      let offset = Self.offset(of: child.value, after: &end)
      return (child.value as? any StateProperty).map { ($0, offset) }
    }
  }

  private static func offset<Value>(of value: Value, after end: inout Int) -> Int {
    let alignment = MemoryLayout<Value>.alignment
    let offset = (end + alignment - 1) / alignment * alignment
    end = offset + MemoryLayout<Value>.size
    return offset
  }
}

extension StateProperty {
  /// Replaces this property of the component by another of the same type.
  ///
  /// - Parameter expected: The offset of the property, if the types before it are those that reflection finds.
  fileprivate func replace<Described>(
    by property: any StateProperty, at expected: Int, in component: inout Described
  ) {
    guard let property = property as? Self, MemoryLayout<Self>.size == MemoryLayout<UInt>.size else { return }
    let address = unsafeBitCast(self, to: UInt.self)
    withUnsafeMutableBytes(of: &component) { bytes in
      let last = bytes.count - MemoryLayout<UInt>.size
      let all = stride(from: 0, through: last, by: MemoryLayout<UInt>.alignment).filter {
        bytes.load(fromByteOffset: $0, as: UInt.self) == address
      }
      // A word with the address of this property's object is a reference to it, because the value that reflection has
      // found keeps the object alive, so no other object has that address. Only padding can contain it by chance.
      for offset in all.contains(expected) ? [expected] : all {
        bytes.baseAddress?.advanced(by: offset).assumingMemoryBound(to: Self.self).pointee = property
      }
    }
  }
}
