import Live

/// A value that leads to one node: a node itself, a live tree, which leads to its root, or a query.
///
/// The user actions are declared here, so that they work on all three: `try tree.find(.button("Save")).tap()`.
@MainActor public protocol NodeConvertible {
  /// Returns the node. A query searches for it on each call.
  ///
  /// - Throws: ``QueryError`` unless exactly one node is found.
  func node() throws(QueryError) -> Node
}

extension Node: NodeConvertible {
  /// Returns the node itself.
  public func node() -> Node { self }
}

extension LiveTree: NodeConvertible {
  /// Returns the root.
  public func node() -> Node { root }
}

extension ListDriver: NodeConvertible {
  /// Returns the node of the table or the collection.
  public func node() -> Node { listNode }

  /// Creates the driver of a table or a collection in a live tree.
  ///
  /// - Throws: ``QueryError`` unless exactly one node is found, and `ActionError` if it is not a list of this type.
  public convenience init(of target: some NodeConvertible) throws { try self.init(of: target.node()) }
}

extension EventContext: NodeConvertible {
  /// Returns the root of the tree, so that queries in a handler search the whole tree.
  public func node() -> Node { sequence(first: source, next: \.parent).reduce(source) { $1 } }
}

extension NodeConvertible {
  /// Returns a query for the nodes inside that match all of the matchers. The root of the tree is included.
  ///
  /// ```swift
  /// try tree.find(.button("Save")).tap()
  /// #expect(tree.find(.identifier("errors")).find(.staticText).count == 2)
  /// ```
  public func find(_ matchers: Matcher...) -> Query<Node> {
    Query(scope: self, matcher: .all(matchers), arguments: Matcher.list(matchers)) { $0 }
  }

  /// Returns a query for the widgets, parts or components of a type inside that match all of the matchers and the
  /// predicate, if there is one.
  ///
  /// ```swift
  /// #expect(try tree.find(TextField.self, .placeholder("Name")).text == "Ada")
  /// #expect(tree.find(Slider.self) { $0.value > 0.5 }.count == 1)
  /// #expect(tree.find(UserRow.self).all.map(\.user.name) == ["Ada", "Grace"])
  /// ```
  ///
  /// The query reads the properties of the value. Properties of a component with `@Variable` have their values in the
  /// tree.
  ///
  /// The type is an existential metatype, because the compiler would take `Value.Type` for every misspelled matcher.
  public func find<Value>(
    _ type: any Findable<Value>.Type, _ matchers: Matcher...,
    where predicate: (@MainActor @Sendable (Value) -> Bool)? = nil
  ) -> Query<Value> {
    var arguments = (["\(type).self"] + matchers.map(\.description)).joined(separator: ", ")
    var all = [.found(type)] + matchers
    let isComponent = type is any Component.Type
    if let predicate {
      all.append(
        Matcher("where") {
          (isComponent ? $0.component(Value.self) : $0.snapshot as? Value).map(predicate) ?? false
        })
      arguments += ", where: …"
    }
    return Query(scope: self, matcher: .all(all), arguments: arguments) {
      isComponent ? $0.component(Value.self) : $0.model as? Value
    }
  }
}
