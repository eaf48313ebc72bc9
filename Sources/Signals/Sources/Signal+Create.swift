extension Signal {
  /// Returns a signal of what a source of your own delivers.
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
}
