extension Signal {
  /// Creates a signal of values that can be sent from any thread.
  ///
  /// A value that is sent on the main actor is delivered before the call returns, and any other value as soon as the
  /// main actor is free.
  ///
  /// - Parameter connect: A closure that is called for each subscription with a closure that sends a value, and that
  ///   returns a closure that ends the connection.
  package init(connect: @escaping @MainActor (_ send: @escaping @Sendable (Value) -> Void) -> () -> Void) {
    self.init { observer in
      let hub = Hub<Value>()
      let subscription = hub.subscribe(observer)
      let disconnect = connect { value in
        // The sender gives up its access to the value.
        let sent = HandedOver(value)
        onMainActor { hub.send(sent.value) }
      }
      return ClosureConnection {
        disconnect()
        subscription.cancel()
      }
    }
  }
}
