// The names that variables and effects have in other libraries. The compiler reports what to use instead.

extension SignalConvertible {
  @available(*, unavailable, message: "write 'name.subscribe { … }', and keep the 'Lifetime' that it returns")
  public func listen(_ onValue: @escaping (Value) -> Void) -> Lifetime { Lifetime {} }

  @available(*, unavailable, message: "write 'name.subscribe { … }', and keep the 'Lifetime' that it returns")
  public func watch(_ onValue: @escaping (Value) -> Void) -> Lifetime { Lifetime {} }

  @available(*, unavailable, renamed: "map(_:)")
  public func computed<Result>(_ transform: @escaping (Value) -> Result) -> Signal<Result> { map(transform) }

  @available(*, unavailable, renamed: "print(_:)")
  public func log() -> Signal<Value> { signal }
}

extension Var {
  @available(*, unavailable, message: "write 'name.value'")
  public func callAsFunction() -> Value { value }

  @available(*, unavailable, message: "write 'name.set(\"Ada\")'")
  public func next(_ value: Value) {}
}

@available(*, unavailable, message: "write 'let title = name.map { … }'")
public func computed<Value>(_ value: () -> Value) -> Value { value() }

@available(*, unavailable, message: "write 'Signal.observing { … }.subscribe { … }'")
public func effect(_ action: () -> Void) {}

@available(*, unavailable, message: "write 'let count = Var(1)', or '@Variable var count = 1' in a component")
@MainActor public func useState<Value>(_ value: Value) -> Var<Value> { Var(value) }

@available(*, unavailable, message: "write 'let count = Var(1)', or '@Variable var count = 1' in a component")
@MainActor public func ref<Value>(_ value: Value) -> Var<Value> { Var(value) }
