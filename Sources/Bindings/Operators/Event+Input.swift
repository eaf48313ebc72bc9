extension Event where Root: Bindable {
  /// Sends the event somewhere: `.textChanged() --> name.update()`.
  ///
  /// The Mod is inert: applied to a value, it notes the handler in the value's `behaviors`. Several handlers of one event are
  /// called in the order in which they were noted.
  @MainActor
  public static func --> <Target: InputConvertible<Payload>>(event: Event, target: Target) -> Mod<Root> {
    .noting(Handler(event, target))
  }

  /// Calls a closure when the event happens: `.tapped --> { print("tapped") }`.
  @MainActor
  public static func --> (event: Event, handle: @escaping @MainActor (Payload) -> Void) -> Mod<Root> {
    event --> Input<Payload> { handle($0) }
  }
}
