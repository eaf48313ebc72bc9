// The names that are tried first for iterating over the found nodes. The messages name the list.

extension Query {
  @available(*, unavailable, message: "a query is searched when it is read: 'find(…).all.map { … }'")
  public func map<Result>(_ transform: (Value) throws -> Result) rethrows -> [Result] { [] }

  @available(*, unavailable, message: "a query is searched when it is read: 'find(…).all.filter { … }'")
  public func filter(_ isIncluded: (Value) throws -> Bool) rethrows -> [Value] { [] }

  @available(*, unavailable, message: "a query is searched when it is read: 'for label in find(…).all'")
  public func forEach(_ body: (Value) throws -> Void) rethrows {}

  @available(*, unavailable, message: "a query is searched when it is read: 'find(…).all[0]'")
  public subscript(index: Int) -> Value? { nil }
}

extension NodeConvertible {
  @available(*, unavailable, message: "a query lists what it finds: 'find(.button).all', 'find(Label.self).all'")
  public func findAll(_ matchers: Matcher...) -> [Node] { [] }

  @available(*, unavailable, message: "a query lists what it finds: 'find(.button).all', 'find(Label.self).all'")
  public func findAll<Value>(_ type: Value.Type, _ matchers: Matcher...) -> [Value] { [] }
}

extension NodeConvertible {
  @available(*, unavailable, message: "write 'tree.find(.text(\"Save\")).exists'")
  public func contains(_ text: String) -> Bool { false }

  @available(*, unavailable, message: "write 'tree.find(.text(\"Save\")).exists'")
  public func contains(_ matchers: Matcher...) -> Bool { false }

  @available(*, unavailable, message: "write 'tree.find(.text(\"Save\")).exists'")
  public func contains<Value>(_ type: Value.Type, _ matchers: Matcher...) -> Bool { false }

  @available(*, unavailable, message: "write 'tree.find(.text(\"Save\")).exists'")
  public func exists(_ matchers: Matcher...) -> Bool { false }

  @available(*, unavailable, message: "write 'tree.find(.text(\"Save\")).exists'")
  public func has(_ matchers: Matcher...) -> Bool { false }

  @available(*, unavailable, message: "a query lists what it finds: 'find(.button).all', 'find(Label.self).all'")
  public func all<Value>(_ type: Value.Type) -> [Value] { [] }
}

extension NodeConvertible {
  @available(
    *, unavailable, message: "a tree is always up to date; time passes by 'clock.advance(by:)' of a 'VirtualClock'"
  )
  public func wait(for matcher: Matcher, timeout: Duration = .zero) async throws {}

  @available(
    *, unavailable, message: "a tree is always up to date; time passes by 'clock.advance(by:)' of a 'VirtualClock'"
  )
  public func waitFor(_ matcher: Matcher, timeout: Duration = .zero) async throws {}
}

extension Query {
  @available(*, unavailable, message: "a query finds what is visible: 'find(…).exists'")
  public var isVisible: Bool { false }
}

extension NodeConvertible {
  @available(*, unavailable, message: "the type comes first: 'find(Label.self, .identifier(\"total\"))'")
  public func find<Value>(_ matchers: Matcher..., as type: Value.Type) -> Query<Value> { preconditionFailure() }

  @available(*, unavailable, message: "a test does what users do: 'find(Slider.self).slide(to: 0.75)', 'type(\"Ada\")'")
  public func set<Value>(_ value: Value) {}
}

extension Matcher {
  @available(*, unavailable, renamed: "identifier(_:)")
  public static func id(_ identifier: String) -> Matcher { .identifier(identifier) }
}

// The properties that are read first of nodes that are found by a matcher only. The messages name the query with these
// properties.
extension Node {
  @available(*, unavailable, message: "a query by a type has its properties: 'find(ImageView.self, …).image'")
  public var image: Image? { nil }

  @available(*, unavailable, message: "a query by a type has its properties: 'find(Button.self, …).backgroundColor'")
  public var backgroundColor: Color? { nil }

  @available(*, unavailable, message: "a query by a type has its properties: 'find(Label.self, …).textColor'")
  public var textColor: Color? { nil }

  @available(*, unavailable, message: "a query by a type has its properties: 'find(Label.self, …).font'")
  public var font: Font? { nil }

  @available(*, unavailable, message: "a query by a type has its properties: 'find(Label.self, …).alpha'")
  public var alpha: Double { 0 }
}

extension Node {
  @available(*, unavailable, message: "a query by a type has its properties: 'find(Button.self, …).isSelected'")
  public var isSelected: Bool { false }

  @available(*, unavailable, message: "a query by a type has its properties: 'find(Label.self, …).isHidden'")
  public var isHidden: Bool { false }
}

extension NodeConvertible {
  @available(*, unavailable, renamed: "stepUp(times:)")
  public func increment() {}

  @available(*, unavailable, renamed: "stepDown(times:)")
  public func decrement() {}
}
