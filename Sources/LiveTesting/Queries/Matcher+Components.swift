import Live

extension Matcher {
  /// Returns a matcher of the values of a type, hidden or not.
  internal static func found(_ type: any Findable.Type) -> Matcher {
    if let type = type as? any Bindable.Type { return .type(type) }
    if let type = type as? any Component.Type { return .type(type) }
    return Matcher("type(\(type).self)") { _ in false }
  }

  /// Returns a matcher of the components of a type, hidden or not.
  public static func type<Value: Component>(_ type: Value.Type) -> Matcher {
    Matcher(description: ".type(\(type).self)") { tree in
      NodePredicate(tree: tree) { $0.component(Value.self) != nil }
    }
  }

  /// Returns a matcher of the widgets or parts whose property has a value: `.having(\Label.textAlignment, .center)`.
  @MainActor public static func having<Root: Bindable, Value: Equatable & Sendable>(
    _ property: KeyPath<Root, Value>,
    _ value: Value
  ) -> Matcher {
    let shared = SharedKeyPath(property)
    return Matcher("having(\(property), \(value))") { ($0.snapshot as? Root)?[keyPath: shared.path] == value }
  }

  /// Returns a matcher of the components whose property has a value: `.having(\UserRow.user.name, "Ada")`.
  @MainActor public static func having<Root: Component, Value: Equatable & Sendable>(
    _ property: KeyPath<Root, Value>,
    _ value: Value
  ) -> Matcher {
    let shared = SharedKeyPath(property)
    return Matcher("having(\(property), \(value))") { $0.component(Root.self)?[keyPath: shared.path] == value }
  }
}

extension Node {
  /// Returns the component that the node stands for, with its state, if it has the given type.
  internal func component<Value>(_ type: Value.Type) -> Value? {
    guard isComponent else { return nil }
    return (mounted.current as? Composed)?.component as? Value
  }
}
