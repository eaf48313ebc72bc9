// The names that are tried first for going through what is found. The compiler names the list.

extension Query {
  /// Names the list of what is found.
  @available(*, unavailable, message: "a query is searched when it is read: 'find(…).all.map { … }'")
  public func map<Result>(_ transform: (Value) throws -> Result) rethrows -> [Result] { [] }

  /// Names the list of what is found.
  @available(*, unavailable, message: "a query is searched when it is read: 'find(…).all.filter { … }'")
  public func filter(_ isIncluded: (Value) throws -> Bool) rethrows -> [Value] { [] }

  /// Names the list of what is found.
  @available(*, unavailable, message: "a query is searched when it is read: 'for label in find(…).all'")
  public func forEach(_ body: (Value) throws -> Void) rethrows {}

  /// Names the list of what is found.
  @available(*, unavailable, message: "a query is searched when it is read: 'find(…).all[0]'")
  public subscript(index: Int) -> Value? { nil }
}

extension NodeConvertible {
  /// Names the list of what is found.
  @available(*, unavailable, message: "a query lists what it finds: 'find(.button).all', 'find(Label.self).all'")
  public func findAll(_ matchers: Matcher...) -> [Node] { [] }

  /// Names the list of what is found.
  @available(*, unavailable, message: "a query lists what it finds: 'find(.button).all', 'find(Label.self).all'")
  public func findAll<Value>(_ type: Value.Type, _ matchers: Matcher...) -> [Value] { [] }
}
