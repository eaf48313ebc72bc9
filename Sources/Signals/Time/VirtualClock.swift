import Synchronization

/// A clock for tests that stands still until you advance it.
///
/// ```swift
/// let clock = VirtualClock()
/// let lifetime = query.debounce(for: .seconds(1), clock: clock).subscribe { print($0) }
/// query.set("swift")
/// clock.advance(by: .seconds(1))  // swift
/// ```
///
/// Operators with this clock deliver while it is advanced, without `await`. Tasks can sleep on it too; they are resumed
/// in the order of their deadlines, and continue when the main actor is free.
public final class VirtualClock: Clock {
  /// An instant of a virtual clock.
  public struct Instant: InstantProtocol {
    /// The time since the creation of the clock.
    public var offset: Swift.Duration

    /// Creates an instant.
    public init(offset: Swift.Duration) { self.offset = offset }

    /// Returns the instant that is `duration` later.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

    /// Returns the duration from this instant to another.
    public func duration(to other: Instant) -> Duration { other.offset - offset }

    /// Returns whether `left` comes before `right`.
    public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private struct Alarm: Sendable {
    let number: Int
    let deadline: Instant
    let ring: @Sendable (_ isCancelled: Bool) -> Void
  }

  /// An alarm, ordered by its deadline and its number.
  private struct Entry: Comparable, Sendable {
    let deadline: Instant
    let number: Int

    static func < (left: Entry, right: Entry) -> Bool {
      (left.deadline, left.number) < (right.deadline, right.number)
    }
  }

  private struct State {
    var now = Instant(offset: .zero)
    var count = 0
    var alarms: [Int: Alarm] = [:]

    /// All alarms, and some that have been cancelled.
    var order = Heap<Entry>()

    mutating func add(_ alarm: Alarm) {
      alarms[alarm.number] = alarm
      order.insert(Entry(deadline: alarm.deadline, number: alarm.number))
    }

    mutating func remove(_ number: Int) -> Alarm? {
      let alarm = alarms.removeValue(forKey: number)
      // Cancelled alarms must not accumulate until their deadline.
      if order.count > 2 * alarms.count + 16 {
        order = Heap(alarms.values.map { Entry(deadline: $0.deadline, number: $0.number) })
      }
      return alarm
    }

    /// Removes and returns the earliest alarm up to `end`, and advances the clock to it, or to `end`.
    mutating func next(until end: Instant) -> Alarm? {
      while let first = order.first, first.deadline <= end {
        _ = order.popFirst()
        guard let alarm = alarms.removeValue(forKey: first.number) else { continue }
        now = max(now, alarm.deadline)
        return alarm
      }
      now = max(now, end)
      return nil
    }
  }

  private let state = Mutex(State())

  /// The clock of operators without a clock argument, or `nil` for the continuous clock.
  @TaskLocal package static var ambient: VirtualClock?

  /// Creates a clock at offset zero.
  public init() {}

  /// Calls a closure, during which this is the clock of every operator that is given none.
  ///
  /// A test moves the time of code that names no clock:
  ///
  /// ```swift
  /// let clock = VirtualClock()
  /// clock.replacingTime {
  ///   let lifetime = query.debounce(for: .milliseconds(300)).subscribe { print($0) }
  ///   query.set("swift")
  ///   clock.advance(by: .milliseconds(300))  // swift
  ///   lifetime.cancel()
  /// }
  /// ```
  ///
  /// An operator keeps the clock that it has at the subscription.
  ///
  /// - Throws: The error of the closure.
  @MainActor public func replacingTime<Result>(_ action: () throws -> Result) rethrows -> Result {
    try VirtualClock.$ambient.withValue(self) { try action() }
  }

  /// The current instant.
  public var now: Instant { state.withLock { $0.now } }

  /// The resolution, which is zero.
  public var minimumResolution: Duration { .zero }

  /// The number of sleeping tasks and waiting operators.
  public var waiting: Int { state.withLock { $0.alarms.count } }

  /// Advances the clock, and delivers and resumes everything that is due, in order and each at its own instant.
  ///
  /// - Complexity: O(log *n*) for each alarm that is due, with *n* waiting alarms.
  @MainActor public func advance(by duration: Swift.Duration) {
    let end = now.advanced(by: duration)
    while let alarm = state.withLock({ $0.next(until: end) }) { alarm.ring(false) }
  }

  /// Suspends the task until the clock has been advanced to `deadline`.
  ///
  /// - Throws: `CancellationError` if the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Swift.Duration? = nil) async throws {
    let number = makeNumber()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
        let alarm = Alarm(number: number, deadline: deadline) { isCancelled in
          if isCancelled { continuation.resume(throwing: CancellationError()) } else { continuation.resume() }
        }
        if Task.isCancelled { return alarm.ring(true) }
        add(alarm)
        // The task may have been cancelled before there was an alarm for the handler to find.
        if Task.isCancelled { remove(number)?.ring(true) }
      }
    } onCancel: {
      remove(number)?.ring(true)
    }
  }

  /// Schedules `action` for when the clock is advanced to `deadline`.
  ///
  /// - Returns: The number by which to cancel it.
  @MainActor internal func schedule(at deadline: Instant, _ action: @escaping @MainActor () -> Void) -> Int {
    let number = makeNumber()
    // Called by this method or by `advance(by:)`, which are both on the main actor.
    add(Alarm(number: number, deadline: deadline) { _ in MainActor.assumeIsolated(action) })
    return number
  }

  /// Cancels a scheduled action, if it is still waiting.
  internal func cancel(_ number: Int) { _ = remove(number) }

  private func makeNumber() -> Int {
    state.withLock {
      $0.count += 1
      return $0.count
    }
  }

  private func add(_ alarm: Alarm) {
    let isDue = state.withLock {
      if alarm.deadline <= $0.now { return true }
      $0.add(alarm)
      return false
    }
    if isDue { alarm.ring(false) }
  }

  private func remove(_ number: Int) -> Alarm? { state.withLock { $0.remove(number) } }
}
