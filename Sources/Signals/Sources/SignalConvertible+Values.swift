extension SignalConvertible where Value: Sendable {
  /// Returns an asynchronous sequence of the values.
  ///
  /// ```swift
  /// for try await text in query.values(bufferingPolicy: .bufferingNewest(1)) { print(text) }
  /// ```
  ///
  /// The signal is subscribed to at once, until the loop is left or its task is cancelled. Values that arrive while the
  /// loop is busy wait. The sequence ends with the signal, and throws its error.
  ///
  /// - Parameter bufferingPolicy: The number of values that can wait, and those that are dropped if there are more. By
  ///   default, all of them wait.
  public func values(
    bufferingPolicy: AsyncThrowingStream<Value, any Error>.Continuation.BufferingPolicy = .unbounded
  ) -> AsyncThrowingStream<Value, any Error> {
    AsyncThrowingStream(bufferingPolicy: bufferingPolicy) { continuation in
      let lifetime = subscribe(
        { continuation.yield($0) },
        onEnd: {
          switch $0 {
          case .finished: continuation.finish()
          case .failed(let error): continuation.finish(throwing: error)
          }
        })
      continuation.onTermination = { _ in onMainActor { lifetime.cancel() } }
    }
  }
}
