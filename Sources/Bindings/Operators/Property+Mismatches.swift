// Right programs never use these declarations. The compiler reports their messages, where it would describe a mistake
// in terms of generic parameters otherwise. It skips unavailable overloads while it checks a right program.

extension Property where Root: Bindable {
  /// Reports a signal where a constant belongs.
  @available(*, unavailable, message: "a property follows a signal by '<--'; '--' sets a constant")
  @_disfavoredOverload
  public static func -- <Source: SignalConvertible>(property: Property, source: Source) -> Mod<Root> { .identity }

  /// Reports a signal whose values are of another type than the property.
  @available(*, unavailable, message: "the signal's values are of another type than the property: map them")
  @_disfavoredOverload
  public static func <-- <Source: SignalConvertible>(property: Property, source: Source) -> Mod<Root> { .identity }

  /// Reports a constant where a signal belongs.
  @available(
    *, unavailable,
    message: "'<--' takes a signal, such as '$name' or 'model.observing(\\.name)'; a constant is set by '--'"
  )
  @_disfavoredOverload public static func <-- (property: Property, constant: Value) -> Mod<Root> { .identity }

  /// Reports a constant of another type, or a closure, where a signal belongs.
  @available(
    *, unavailable,
    message: "'<--' takes a signal, such as '$name' or 'model.observing(\\.name)'; a constant is set by '--'"
  )
  @_disfavoredOverload
  public static func <-- <Constant>(property: Property, constant: Constant) -> Mod<Root> { .identity }

  /// Reports a variable whose values are of another type than the property.
  @available(*, unavailable, message: "the variable is of another type than the property: map it, and bind it by '<--'")
  @_disfavoredOverload public static func <--> <Variable: SignalConvertible & InputConvertible>(
    property: Property, variable: Variable
  ) -> Mod<Root> { .identity }

  /// Reports a signal that cannot be set.
  @available(*, unavailable, message: "a signal cannot be set: bind it one way, by '<--'")
  @_disfavoredOverload
  public static func <--> <Source: SignalConvertible>(property: Property, source: Source) -> Mod<Root> { .identity }

  /// Reports a value where a variable belongs.
  @available(
    *, unavailable,
    message: "'<-->' takes a variable, such as '$name'; for an @Observable model, write 'model.observing(\\.name)'"
  )
  @_disfavoredOverload public static func <--> <Other>(property: Property, other: Other) -> Mod<Root> { .identity }
}

extension Event where Root: Bindable {
  /// Reports a target that takes another type than the event sends.
  @available(*, unavailable, message: "the target takes another type than the event sends: map it")
  @_disfavoredOverload
  public static func --> <Target: InputConvertible>(event: Event, target: Target) -> Mod<Root> { .identity }

  /// Reports a closure with another parameter than the event sends.
  @available(*, unavailable, message: "the closure takes another type than the event sends")
  @_disfavoredOverload
  public static func --> <Taken>(event: Event, handle: @escaping @MainActor (Taken) -> Void) -> Mod<Root> { .identity }

  /// Reports a closure that awaits.
  @available(*, unavailable, message: "a handler is synchronous: write '{ Task { … } }' to await in it")
  @_disfavoredOverload public static func --> <Result>(
    event: Event, handle: @escaping @MainActor (Payload) async throws -> Result
  ) -> Mod<Root> { .identity }

  /// Reports a closure that throws.
  @available(*, unavailable, message: "a handler throws nothing: catch the error, or write 'try?'")
  @_disfavoredOverload public static func --> <Result>(
    event: Event, handle: @escaping @MainActor (Payload) throws -> Result
  ) -> Mod<Root> { .identity }

  /// Reports a call that happens at once, not when the event is sent.
  @available(*, unavailable, message: "this call happens at once; put it in braces to happen with each event")
  @_disfavoredOverload public static func --> (event: Event, result: Void) -> Mod<Root> { .identity }

  /// Reports a variable that takes another type than the event sends.
  @available(*, unavailable, message: "the target takes another type than the event sends: map it")
  @_disfavoredOverload public static func --> <Variable: SignalConvertible & InputConvertible>(
    event: Event, variable: Variable
  ) -> Mod<Root> { .identity }

  /// Reports a signal, which takes no values.
  @available(
    *, unavailable, message: "an event leads to a closure, an input or a variable, and a signal takes no values"
  )
  @_disfavoredOverload
  public static func --> <Source: SignalConvertible>(event: Event, source: Source) -> Mod<Root> { .identity }

  /// Reports an operator of properties after an event.
  @available(*, unavailable, message: "an event leads somewhere by '-->'")
  @_disfavoredOverload public static func -- <Other>(event: Event, other: Other) -> Mod<Root> { .identity }

  /// Reports an operator of properties after an event.
  @available(*, unavailable, message: "an event leads somewhere by '-->'")
  @_disfavoredOverload public static func <-- <Other>(event: Event, other: Other) -> Mod<Root> { .identity }
}

/// Reports a key path that cannot be written, or a signal of another type than the property.
@available(*, unavailable, message: "the property is read-only, or the signal's values are of another type: map them")
@MainActor @_disfavoredOverload public func <-- <Root: Bindable, Value, Source: SignalConvertible>(
  keyPath: KeyPath<Root, Value>,
  source: Source
) -> Mod<Root> {
  .identity
}

/// Reports a constant where a signal belongs.
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
  /// Reports a signal whose values are of another type than the property.
  @available(*, unavailable, message: "the signal's values are of another type than the property: map them")
  @_disfavoredOverload
  public static func bind<Value>(_ keyPath: WritableKeyPath<Root, Value>, to source: some SignalConvertible) -> Mod {
    .identity
  }
}

extension Property where Root: Bindable {
  /// Reports a constant where a signal belongs.
  @available(*, unavailable, message: "'bind' takes a signal, such as '$name'")
  @_disfavoredOverload public func callAsFunction(bind constant: Value) -> Mod<Root> { .identity }

  /// Reports a signal whose values are of another type than the property.
  @available(*, unavailable, message: "the signal's values are of another type than the property: map them")
  @_disfavoredOverload public func callAsFunction(bind source: some SignalConvertible) -> Mod<Root> { .identity }

  /// Names the argument label of a binding in both directions.
  @available(*, unavailable, renamed: "callAsFunction(bindBothWays:)")
  @_disfavoredOverload public func callAsFunction(binding variable: some SignalConvertible) -> Mod<Root> { .identity }

  /// Reports a signal on the left of the property that follows it.
  @available(*, unavailable, message: "a property follows a signal by '<--': '.text <-- $name'")
  @_disfavoredOverload
  public static func --> <Source: SignalConvertible>(source: Source, property: Property) -> Mod<Root> { .identity }
}

extension Event where Root: Bindable, Payload == Void {
  /// Reports a closure that takes the sender.
  @available(*, unavailable, message: "this event sends nothing: write '{ … }' without a parameter")
  @_disfavoredOverload public static func --> <Result>(
    event: Event, handle: @escaping @MainActor (inout Root) throws -> Result
  ) -> Mod<Root> { .identity }

  /// Reports a method that is not isolated to the main actor.
  @available(
    *, unavailable,
    message: "a handler is called on the main actor: write '{ model.save() }', or mark the method '@MainActor'"
  )
  @_disfavoredOverload
  public static func --> (event: Event, handle: @escaping () -> Void) -> Mod<Root> { .identity }
}

extension Event where Root: Bindable, Payload == Any {
  /// Reports a closure that does not say what it takes.
  @available(*, unavailable, message: "the closure says what a row is: '{ (user: User) in … }'")
  @_disfavoredOverload
  public static func --> (event: Event, handle: @escaping @MainActor (Any) -> Void) -> Mod<Root> { .identity }

  /// Reports an operator of properties after an event whose target decides the type of what is sent.
  @available(*, unavailable, message: "an event leads somewhere by '-->'")
  @_disfavoredOverload public static func -- <Other>(event: Event, other: Other) -> Mod<Root> { .identity }
}
