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

  /// Returns a query for the widgets or parts of a type inside that match all of the matchers and the predicate, if
  /// there is one.
  ///
  /// ```swift
  /// #expect(try tree.find(TextField.self, .placeholder("Name")).text == "Ada")
  /// #expect(tree.find(Slider.self) { $0.value > 0.5 }.count == 1)
  /// ```
  ///
  /// The type is an existential metatype, because the compiler would take `Value.Type` for every misspelled matcher.
  public func find<Value: Bindable>(
    _ type: any Bindable<Value>.Type, _ matchers: Matcher...,
    where predicate: (@MainActor @Sendable (Value) -> Bool)? = nil
  ) -> Query<Value> {
    var arguments = (["\(type).self"] + matchers.map(\.description)).joined(separator: ", ")
    var all = [.type(Value.self)] + matchers
    if let predicate {
      all.append(Matcher("where") { ($0.snapshot as? Value).map(predicate) ?? false })
      arguments += ", where: …"
    }
    return Query(scope: self, matcher: .all(all), arguments: arguments) { $0.model as? Value }
  }
}
