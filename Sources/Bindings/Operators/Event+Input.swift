extension Event where Root: Bindable {
  /// Sends the event to a target: `.textChanged --> name.update()`.
  ///
  /// The Mod is inert: applied to a value, it adds the handler to the value's `behaviors`. Several handlers of an event
  /// are called in the order in which they were added.
  @MainActor public static func --> <Target: InputConvertible<Payload>>(event: Event, target: Target) -> Mod<Root> {
    let (handler, trigger) = (Handler(event, target), event.trigger)
    return Mod { $0.behaviors.lists.handle(trigger, by: handler) }
  }

  /// Calls a closure when the event is sent: `.tapped --> { print("tapped") }`.
  @MainActor public static func --> (event: Event, handle: @escaping @MainActor (Payload) -> Void) -> Mod<Root> {
    event --> Input<Payload> { handle($0) }
  }
}
