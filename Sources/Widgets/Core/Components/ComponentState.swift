import Mod

/// A property of a component whose value belongs to the place where the component is shown: a `Variable`, or a value of
/// the environment.
@MainActor package protocol StateProperty {
  /// Returns a new property that starts with the current value.
  ///
  /// - Parameter place: The place of the properties that read the environment, which the first of them creates.
  func fresh(in place: inout EnvironmentPlace?) -> Self
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

  /// The place whose environment the component reads, if it has properties for that.
  package private(set) var place: EnvironmentPlace?

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
    if described.isEmpty {
      Self.stateless.insert(type)
      return nil
    }
    let own = properties ?? described.map { $0.value.fresh(in: &place) }
    properties = own
    var component = component
    for ((property, _), state) in zip(described, own) { property.set(state, in: &component) }
    return component
  }

  /// Returns the state properties of a struct, with their values.
  private static func properties<Described: Component>(
    of component: Described
  ) -> [(property: StoredProperty<Described>, value: any StateProperty)] {
    StoredProperty<Described>.all().compactMap { property in
      (component[keyPath: property.keyPath] as? any StateProperty).map { (property, $0) }
    }
  }
}

extension StoredProperty {
  /// Sets the property of a value, if it is a variable.
  fileprivate func set(_ state: any StateProperty, in root: inout Root) {
    func set<Value>(_ type: Value.Type) {
      guard let keyPath = keyPath as? WritableKeyPath<Root, Value>, let state = state as? Value else { return }
      root[keyPath: keyPath] = state
    }
    _openExistential(type, do: set)
  }
}
