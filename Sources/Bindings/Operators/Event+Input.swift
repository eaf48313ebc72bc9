extension Event where Root: Bindable {
  /// Sends the event to a target: `.textChanged --> name.update()`.
  ///
  /// The Mod is inert: applied to a value, it adds the handler to the value's `behaviors`. Several handlers of an event
  /// are called in the order in which they were added.
  @MainActor public static func --> <Target: InputConvertible<Payload>>(event: Event, target: Target) -> Mod<Root> {
    Handler(event, target).added()
  }

  /// Calls a closure when the event is sent: `.tapped --> { print("tapped") }`.
  @MainActor public static func --> (event: Event, handle: @escaping @MainActor (Payload) -> Void) -> Mod<Root> {
    EventAction(event, handle).added()
  }
}
