extension Signal {
  /// Returns a signal that delivers `value` and finishes.
  @inlinable public static func just(_ value: Value) -> Signal { from(CollectionOfOne(value)) }

  /// Returns a signal that delivers the elements of `values` to each subscriber at once, and finishes.
  @inlinable public static func from(_ values: some Collection<Value>) -> Signal {
    Signal { observer in
      for value in values { observer.value(value) }
      observer.end(.finished)
      return Connection()
    }
  }

  /// A signal that finishes without a value.
  public static var empty: Signal { ended(.finished) }

  /// A signal that neither delivers nor ends.
  public static var never: Signal { Signal { _ in Connection() } }

  /// Returns a signal that fails without a value.
  public static func failed(_ error: any Error) -> Signal { ended(.failed(error)) }

  private static func ended(_ end: End) -> Signal {
    Signal { observer in
      observer.end(end)
      return Connection()
    }
  }

  /// Returns a signal of the values that a source of your own delivers.
  ///
  /// ```swift
  /// var listeners: [Int: (String) -> Void] = [:]
  /// let messages = Signal<String>.create { downstream in
  ///   let number = listeners.count
  ///   listeners[number] = { downstream.send($0) }
  ///   return Lifetime { listeners[number] = nil }
  /// }
  /// ```
  ///
  /// - Parameter subscribe: A closure that is called for each subscription. It can send values at once and later, and
  ///   returns the lifetime that ends with the subscription, if there is something to stop.
  public static func create(_ subscribe: @escaping (Downstream<Value>) -> Lifetime?) -> Signal {
    Signal { observer in
      let node = OperatorNode(finish: observer.end)
      let lifetime = subscribe(Downstream(node, observer.value))
      node.adopt(lifetime.map { lifetime in { lifetime.cancel() } })
      node.isReceiving = false
      return node
    }
  }

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
