// Overloads that no program uses. Their messages explain mismatched types, which the compiler would otherwise describe
// in terms of generics, and at another place.

extension Property where Root: Bindable {
  /// Reports an error for a signal whose values have another type than the property.
  @available(*, unavailable, message: "the signal's values are of another type than the property: map them")
  @_disfavoredOverload
  public static func <-- <Source: SignalConvertible>(property: Property, source: Source) -> Mod<Root> {
    .identity
  }

  /// Reports an error for a right side that is not a variable, or whose values have another type than the property.
  @available(
    *, unavailable,
    message: "no variable, or one of another type than the property; for an @Observable model: model.observing(\\.name)"
  )
  @_disfavoredOverload
  public static func <--> <Other>(property: Property, other: Other) -> Mod<Root> {
    .identity
  }
}

extension Event where Root: Bindable {
  /// Reports an error for a target that takes another type than the event's payload.
  @available(*, unavailable, message: "the target takes another type than the event comes with: map it")
  @_disfavoredOverload
  public static func --> <Target: InputConvertible>(event: Event, target: Target) -> Mod<Root> {
    .identity
  }

  /// Reports an error for a closure that takes another type than the event's payload.
  @available(*, unavailable, message: "the closure takes something else than the event comes with")
  @_disfavoredOverload
  public static func --> <Taken>(event: Event, handle: @escaping @MainActor (Taken) -> Void) -> Mod<Root> {
    .identity
  }
}

/// Reports an error for a read-only key path, or for a signal whose values have another type than the property.
@available(*, unavailable, message: "the property is read-only, or the signal's values are of another type: map them")
@MainActor
@_disfavoredOverload
public func <-- <Root: Bindable, Value, Source: SignalConvertible>(
  keyPath: KeyPath<Root, Value>,
  source: Source
) -> Mod<Root> {
  .identity
}
