extension Signal {
  /// Returns a signal of the elements of an asynchronous sequence, with an iterator for each subscriber.
  ///
  /// The sequence is iterated on the main actor, in a task that the end of the subscription cancels. Share a sequence
  /// that can be iterated only once, such as an `AsyncStream`: `.values(of: stream).share()`.
  public static func values<Values: AsyncSequence<Value, Failure>, Failure>(of values: Values) -> Signal {
    Signal { observer in
      let task = Task { @MainActor in
        var end = End.finished
        do {
          for try await value in values {
            // A sequence need not end because its task is cancelled.
            if Task.isCancelled { return }
            Turn.perform { observer.value(value) }
          }
        } catch {
          end = .failed(error)
        }
        if Task.isCancelled { return }
        Turn.perform { [end] in observer.end(end) }
      }
      return ClosureConnection { task.cancel() }
    }
  }
}

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
