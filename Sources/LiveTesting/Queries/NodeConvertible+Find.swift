import Live

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
  /// The query reads the properties of the value. Those of a component with `@Variable` are as they are in the tree.
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
