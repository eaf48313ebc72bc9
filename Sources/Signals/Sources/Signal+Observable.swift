extension Signal {
  /// Returns a signal of what `read` reads from adapters and `@Observable` models: now, and after any of it has changed.
  ///
  /// ```swift
  /// let title = Signal.observing { model.items.count }.map { "\($0) items" }
  /// ```
  ///
  /// An adapter has changed when its subscribers are told something: `set` and `notify` count, a silent `update` does
  /// not. A `read` that changes what it reads is read again until it comes to rest, at most 100 times in a row.
  ///
  /// To bind a property both ways, use the model's own `observing(_:)`: `.text <--> model.observing(\.name)`.
  ///
  /// A change is not delivered while it is being made but by the next ``Observed/flush(limit:)``, which reads of a live
  /// tree do first, and which the main actor does by itself as soon as it is free. Several changes until then are
  /// delivered as one.
  ///
  /// Change the models on the main actor. Observation announces a change before it is made, so that one made elsewhere
  /// may be read too early, and is then delivered with the next.
  public static func observing(_ read: @escaping () -> Value) -> Signal {
    Signal { observer in
      let reading = Reading { [value = observer.value] reading in
        value(reading.track(read))
      }
      reading.run()
      return reading
    }
  }
}

/// The changes of what signals, bodies and blocks read from adapters and `@Observable` models.
@MainActor
public enum Observed {
  /// Delivers every change that has been made to what was read since the last time.
  ///
  /// The order is that of subscription. Changes that the subscribers make are delivered too, unless they go on for more
  /// than `limit` rounds, as those of two models that keep changing each other would; the rest is then left to the next
  /// flush.
  public static func flush(limit: Int = 100) {
    for _ in 0..<limit {
      let stale = Stale.takeAll()
      if stale.isEmpty { return }
      for (reading, run) in stale {
        // It may have been read again in between.
        Turn.perform { if reading.runs == run { reading.run() } }
      }
    }
  }
}
