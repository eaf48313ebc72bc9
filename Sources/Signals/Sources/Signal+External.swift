extension Signal {
  /// Creates a signal of values that come from outside of the main actor.
  ///
  /// A value that is sent on the main actor is delivered before the call returns; any other as soon as the main actor
  /// is free.
  ///
  /// - Parameter connect: Called for each subscription, with a closure that sends a value. It returns a closure that ends
  ///   the connection.
  package init(connect: @escaping @MainActor (_ send: @escaping @Sendable (Value) -> Void) -> () -> Void) {
    self.init { observer in
      let hub = Hub<Value>()
      let subscription = hub.subscribe(observer)
      let disconnect = connect { value in
        // Whoever sends a value hands it over.
        nonisolated(unsafe) let value = value
        onMainActor { hub.send(value) }
      }
      return Action {
        disconnect()
        subscription.cancel()
      }
    }
  }
}
