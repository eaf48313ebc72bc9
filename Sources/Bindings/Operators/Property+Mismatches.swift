// Correct programs never use these declarations. Their messages replace errors about generic parameters. The compiler
// skips unavailable overloads in correct programs.

extension Property where Root: Bindable {
  @available(*, unavailable, message: "a property follows a signal by '<--'; '--' sets a constant")
  @_disfavoredOverload
  public static func -- <Source: SignalConvertible>(property: Property, source: Source) -> Mod<Root> { .identity }

  @available(*, unavailable, message: "the signal's values are of another type than the property: map them")
  @_disfavoredOverload
  public static func <-- <Source: SignalConvertible>(property: Property, source: Source) -> Mod<Root> { .identity }

  @available(
    *, unavailable,
    message: "'<--' takes a signal, such as '$name' or 'model.observing(\\.name)'; a constant is set by '--'"
  )
  @_disfavoredOverload public static func <-- (property: Property, constant: Value) -> Mod<Root> { .identity }

  @available(
    *, unavailable,
    message: "'<--' takes a signal, such as '$name' or 'model.observing(\\.name)'; a constant is set by '--'"
  )
  @_disfavoredOverload
  public static func <-- <Constant>(property: Property, constant: Constant) -> Mod<Root> { .identity }

  @available(*, unavailable, message: "the variable is of another type than the property: map it, and bind it by '<--'")
  @_disfavoredOverload public static func <--> <Variable: SignalConvertible & InputConvertible>(
    property: Property, variable: Variable
  ) -> Mod<Root> { .identity }

  @available(*, unavailable, message: "a signal cannot be set: bind it one way, by '<--'")
  @_disfavoredOverload
  public static func <--> <Source: SignalConvertible>(property: Property, source: Source) -> Mod<Root> { .identity }

  @available(
    *, unavailable,
    message: "'<-->' takes a variable, such as '$name'; for an @Observable model, write 'model.observing(\\.name)'"
  )
  @_disfavoredOverload public static func <--> <Other>(property: Property, other: Other) -> Mod<Root> { .identity }
}

extension Event where Root: Bindable {
  @available(*, unavailable, message: "the target takes another type than the event sends: map it")
  @_disfavoredOverload
  public static func --> <Target: InputConvertible>(event: Event, target: Target) -> Mod<Root> { .identity }

  @available(*, unavailable, message: "the closure takes another type than the event sends")
  @_disfavoredOverload
  public static func --> <Taken>(event: Event, handle: @escaping @MainActor (Taken) -> Void) -> Mod<Root> { .identity }

  @available(*, unavailable, message: "a handler is synchronous: write '{ Task { … } }' to await in it")
  @_disfavoredOverload public static func --> <Result>(
    event: Event, handle: @escaping @MainActor (Payload) async throws -> Result
  ) -> Mod<Root> { .identity }

  @available(*, unavailable, message: "a handler throws nothing: catch the error, or write 'try?'")
  @_disfavoredOverload public static func --> <Result>(
    event: Event, handle: @escaping @MainActor (Payload) throws -> Result
  ) -> Mod<Root> { .identity }

  @available(*, unavailable, message: "this call happens at once; put it in braces to happen with each event")
  @_disfavoredOverload public static func --> (event: Event, result: Void) -> Mod<Root> { .identity }

  @available(*, unavailable, message: "the target takes another type than the event sends: map it")
  @_disfavoredOverload public static func --> <Variable: SignalConvertible & InputConvertible>(
    event: Event, variable: Variable
  ) -> Mod<Root> { .identity }

  @available(
    *, unavailable, message: "an event leads to a closure, an input or a variable, and a signal takes no values"
  )
  @_disfavoredOverload
  public static func --> <Source: SignalConvertible>(event: Event, source: Source) -> Mod<Root> { .identity }

  @available(*, unavailable, message: "an event leads somewhere by '-->'")
  @_disfavoredOverload public static func -- <Other>(event: Event, other: Other) -> Mod<Root> { .identity }

  @available(*, unavailable, message: "an event leads somewhere by '-->'")
  @_disfavoredOverload public static func <-- <Other>(event: Event, other: Other) -> Mod<Root> { .identity }
}

@available(*, unavailable, message: "the property is read-only, or the signal's values are of another type: map them")
@MainActor @_disfavoredOverload public func <-- <Root: Bindable, Value, Source: SignalConvertible>(
  keyPath: KeyPath<Root, Value>,
  source: Source
) -> Mod<Root> {
  .identity
}

@available(
  *, unavailable,
  message: "'<--' takes a signal, such as '$name' or 'model.observing(\\.name)'; a constant is set by '--'"
)
@MainActor @_disfavoredOverload public func <-- <Root: Bindable, Value>(
  keyPath: WritableKeyPath<Root, Value>,
  constant: Value
) -> Mod<Root> {
  .identity
}

extension Mod where Root: Bindable {
  @available(*, unavailable, message: "the signal's values are of another type than the property: map them")
  @_disfavoredOverload
  public static func bind<Value>(_ keyPath: WritableKeyPath<Root, Value>, to source: some SignalConvertible) -> Mod {
    .identity
  }
}

extension Property where Root: Bindable {
  @available(*, unavailable, message: "'bind' takes a signal, such as '$name'")
  @_disfavoredOverload public func callAsFunction(bind constant: Value) -> Mod<Root> { .identity }

  @available(*, unavailable, message: "the signal's values are of another type than the property: map them")
  @_disfavoredOverload public func callAsFunction(bind source: some SignalConvertible) -> Mod<Root> { .identity }

  @available(*, unavailable, renamed: "callAsFunction(bindBothWays:)")
  @_disfavoredOverload public func callAsFunction(binding variable: some SignalConvertible) -> Mod<Root> { .identity }

  @available(*, unavailable, message: "a property follows a signal by '<--': '.text <-- $name'")
  @_disfavoredOverload
  public static func --> <Source: SignalConvertible>(source: Source, property: Property) -> Mod<Root> { .identity }
}

extension Event where Root: Bindable, Payload == Void {
  @available(*, unavailable, message: "this event sends nothing: write '{ … }' without a parameter")
  @_disfavoredOverload public static func --> <Result>(
    event: Event, handle: @escaping @MainActor (inout Root) throws -> Result
  ) -> Mod<Root> { .identity }

  @available(
    *, unavailable,
    message: "a handler is called on the main actor: write '{ model.save() }', or mark the method '@MainActor'"
  )
  @_disfavoredOverload
  public static func --> (event: Event, handle: @escaping () -> Void) -> Mod<Root> { .identity }
}

extension Event where Root: Bindable, Payload == Any {
  @available(*, unavailable, message: "the closure says what a row is: '{ (user: User) in … }'")
  @_disfavoredOverload
  public static func --> (event: Event, handle: @escaping @MainActor (Any) -> Void) -> Mod<Root> { .identity }

  @available(*, unavailable, message: "an event leads somewhere by '-->'")
  @_disfavoredOverload public static func -- <Other>(event: Event, other: Other) -> Mod<Root> { .identity }
}
