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
          for try await value in values where !Task.isCancelled {
            Turn.perform { if !Task.isCancelled { observer.value(value) } }
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
