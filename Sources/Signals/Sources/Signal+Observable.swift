import Synchronization

extension Signal {
  /// Returns a signal of the values that `read` computes from adapters and `@Observable` models.
  ///
  /// It delivers the current value, and a new one after any change of what was read.
  ///
  /// ```swift
  /// let title = Signal.observing { model.items.count }.map { "\($0) items" }
  /// ```
  ///
  /// An adapter changes when it notifies its subscribers: `set` and `notify` count, a silent `update` does not. If
  /// `read` changes what it reads, it is called again until nothing changes, at most 100 times in a row.
  ///
  /// To bind a property in both directions, use `observing(_:)` of the model: `.text <--> model.observing(\.name)`.
  ///
  /// Changes are delivered by the next ``Observed/flush(limit:)``. Reads of a live tree flush first, and the main actor
  /// flushes as soon as it is free. Several changes until then are delivered as one.
  ///
  /// Change the models on the main actor. Observation announces a change before it is made, so that a change elsewhere
  /// may be read too early, and is then delivered with the next one.
  public static func observing(_ read: @escaping () -> Value) -> Signal {
    Signal { observer in
      let reading = Reading { [value = observer.value] run in
        let new = run.track(read)
        if !run.isCancelled { value(new) }
      }
      reading.run()
      return reading
    }
  }
}

/// The changes of everything that signals, bodies and blocks read from adapters and `@Observable` models.
@MainActor public enum Observed {
  /// Delivers every change since the last flush.
  ///
  /// Changes are delivered in the order of subscription. Changes that the subscribers make are delivered too.
  ///
  /// - Parameter limit: The maximum number of rounds, 100 by default. The rest is left to the next flush.
  public static func flush(limit: Int = 100) {
    for _ in 0..<max(limit, 0) {
      let stale = StaleReadings.takeAll()
      if stale.isEmpty { return }
      for (reading, run) in stale {
        // It may have been read again in the meantime.
        Turn.perform { if reading.runs == run { reading.run() } }
      }
    }
  }
}

/// The readings that have become stale, on any thread.
internal enum StaleReadings {
  private struct State {
    var entries: [(reading: Reading, run: UInt)] = []

    /// Whether a flush has been scheduled that has not begun.
    var isScheduled = false
  }

  private static let state = Mutex(State())

  /// Adds a reading with its number of runs, and schedules a flush on the main actor, unless one is scheduled.
  internal static func add(_ reading: Reading, run: UInt) {
    let wasScheduled = state.withLock {
      $0.entries.append((reading, run))
      let wasScheduled = $0.isScheduled
      $0.isScheduled = true
      return wasScheduled
    }
    if wasScheduled { return }
    Task { @MainActor in
      state.withLock { $0.isScheduled = false }
      Observed.flush()
    }
  }

  /// Removes and returns all readings, in the order of their subscription.
  ///
  /// - Complexity: O(*n* log *n*) for *n* readings.
  internal static func takeAll() -> [(reading: Reading, run: UInt)] {
    let all = state.withLock {
      let entries = $0.entries
      $0.entries = []
      return entries
    }
    return all.sorted { $0.reading.number < $1.reading.number }
  }
}
