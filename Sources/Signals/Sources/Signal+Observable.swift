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
  /// `read` changes what it reads, it is called again until nothing changes, at most 100 times in a row, and a line is
  /// then written to the standard error.
  ///
  /// To bind a property in both directions, use `observing(_:)` of the model: `.text <--> model.observing(\.name)`.
  ///
  /// Changes are delivered by the next ``Observed/flush(limit:)``. Reads of a live tree flush first, and the main actor
  /// flushes as soon as it is free. Several changes until then are delivered as one.
  ///
  /// Change the models on the main actor. Observation announces a change before it is made, so that a change elsewhere
  /// may be read too early, and is then delivered with the next one.
  public static func observing(_ read: @escaping () -> Value) -> Signal {
    observing(read) { writeToStandardError("Signal<\(Value.self)>.observing changes what it reads.") }
  }

  /// Returns a signal of the observed values.
  ///
  /// - Parameter giveUp: Called when what is read does not settle.
  package static func observing(_ read: @escaping () -> Value, giveUp: @escaping () -> Void) -> Signal {
    Signal { observer in
      let reading = Reading { [value = observer.value] run in
        if run.isUnsettled { return giveUp() }
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
  /// - Parameter limit: The maximum number of rounds, 100 by default. The rest is left to the next flush, and after 100
  ///   rounds to the first one after another change.
  public static func flush(limit: Int = 100) {
    guard limit > 0, StaleReadings.beginFlush() else { return }
    var rounds = 0
    while rounds < limit {
      let stale = StaleReadings.takeAll()
      if stale.isEmpty { break }
      rounds += 1
      for (reading, run) in stale {
        // It may have been read again in the meantime.
        Turn.perform { if reading.runs == run { reading.run() } }
      }
    }
    for (reading, run) in StaleReadings.endFlush(givesUp: rounds >= mostRounds) where reading.runs == run {
      reading.giveUp()
    }
  }

  /// The number of rounds after which readings that change what they read are given up.
  internal static let mostRounds = 100
}

/// The readings that have become stale, on any thread.
internal enum StaleReadings {
  private struct State {
    var entries: [(reading: Reading, run: UInt)] = []

    /// The readings that were given up, and wait for a change outside of a flush.
    var givenUp: [(reading: Reading, run: UInt)] = []

    /// Whether a flush has been scheduled that has not begun.
    var isScheduled = false

    /// The number of flushes that are under way, one inside the other.
    var flushes = 0

    /// Returns whether a flush is to be scheduled now.
    mutating func schedule() -> Bool {
      defer { isScheduled = true }
      return !isScheduled
    }
  }

  private static let state = Mutex(State())

  /// Adds a reading with its number of runs, and schedules a flush on the main actor, unless one is scheduled or under
  /// way.
  internal static func add(_ reading: Reading, run: UInt) {
    let schedules = state.withLock {
      $0.entries.append((reading, run))
      if $0.flushes > 0 { return false }
      $0.entries += $0.givenUp
      $0.givenUp = []
      return $0.schedule()
    }
    if schedules { flushSoon() }
  }

  private static func flushSoon() {
    Task { @MainActor in
      state.withLock { $0.isScheduled = false }
      Observed.flush()
    }
  }

  /// Begins a flush if there is something to flush, and returns whether there is.
  internal static func beginFlush() -> Bool {
    state.withLock {
      if $0.entries.isEmpty { return false }
      $0.flushes += 1
      return true
    }
  }

  /// Ends a flush, and schedules another one for the readings that are left.
  ///
  /// - Parameter givesUp: Whether they wait for another change instead.
  /// - Returns: The readings that are given up.
  internal static func endFlush(givesUp: Bool) -> [(reading: Reading, run: UInt)] {
    let (schedules, givenUp): (Bool, [(reading: Reading, run: UInt)]) = state.withLock {
      $0.flushes -= 1
      if $0.flushes > 0 || $0.entries.isEmpty { return (false, []) }
      guard givesUp else { return ($0.schedule(), []) }
      $0.givenUp = $0.entries
      $0.entries = []
      return (false, $0.givenUp)
    }
    if schedules { flushSoon() }
    return givenUp
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
