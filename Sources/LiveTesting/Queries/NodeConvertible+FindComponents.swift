import Live

extension NodeConvertible {
  /// Returns a query for the components of a type inside that match all of the matchers and the predicate, if there is
  /// one.
  ///
  /// It reads the properties of the component, those with `@Variable` as they are in the tree:
  ///
  /// ```swift
  /// #expect(tree.find(UserRow.self).all.map(\.user.name) == ["Ada", "Grace"])
  /// #expect(tree.find(UserRow.self) { $0.user.isActive }.count == 2)
  /// ```
  public func find<Value: Component>(
    _ type: any Component<Value>.Type, _ matchers: Matcher...,
    where predicate: (@MainActor @Sendable (Value) -> Bool)? = nil
  ) -> Query<Value> {
    var arguments = (["\(type).self"] + matchers.map(\.description)).joined(separator: ", ")
    var all = [.type(Value.self)] + matchers
    if let predicate {
      all.append(Matcher("where") { $0.component(Value.self).map(predicate) ?? false })
      arguments += ", where: …"
    }
    return Query(scope: self, matcher: .all(all), arguments: arguments) { $0.component(Value.self) }
  }
}

extension Matcher {
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
    // Key paths are immutable, and that of a property on the main actor is used there.
    nonisolated(unsafe) let property = property
    return Matcher("having(\(property), \(value))") { ($0.snapshot as? Root)?[keyPath: property] == value }
  }

  /// Returns a matcher of the components whose property has a value: `.having(\UserRow.user.name, "Ada")`.
  @MainActor public static func having<Root: Component, Value: Equatable & Sendable>(
    _ property: KeyPath<Root, Value>,
    _ value: Value
  ) -> Matcher {
    nonisolated(unsafe) let property = property
    return Matcher("having(\(property), \(value))") { $0.component(Root.self)?[keyPath: property] == value }
  }
}

extension Node {
  /// Returns the component that the node stands for, with its state, if it has the given type.
  fileprivate func component<Value>(_ type: Value.Type) -> Value? {
    guard isComponent else { return nil }
    return (mounted.current as? Composed)?.component as? Value
  }
}
