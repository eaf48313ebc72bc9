import Synchronization

/// A clock that stands still until it is told to go on: time for tests.
///
/// ```swift
/// let clock = VirtualClock()
/// let lifetime = query.debounce(for: .seconds(1), clock: clock).subscribe { print($0) }
/// query.set("swift")
/// clock.advance(by: .seconds(1))  // swift
/// ```
///
/// Operators that are given the clock deliver while it is advanced, without `await`. Tasks can sleep on it too; they are
/// woken in the order of their deadlines, and go on when the main actor lets them.
public final class VirtualClock: Clock {
  /// A moment, told by how long after the clock was made it is.
  public struct Instant: InstantProtocol {
    /// How long after the clock was made.
    public var offset: Duration

    /// Makes a moment.
    public init(offset: Duration) {
      self.offset = offset
    }

    /// The moment that is `duration` later.
    public func advanced(by duration: Duration) -> Instant {
      Instant(offset: offset + duration)
    }

    /// How much later `other` is.
    public func duration(to other: Instant) -> Duration {
      other.offset - offset
    }

    /// Whether `left` comes before `right`.
    public static func < (left: Instant, right: Instant) -> Bool {
      left.offset < right.offset
    }
  }

  private struct Alarm: Sendable {
    let number: Int
    let deadline: Instant
    let ring: @Sendable (_ isCancelled: Bool) -> Void
  }

  /// An alarm in the order in which they ring.
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

    /// All alarms, and some that have been taken back.
    var order = Heap<Entry>()

    mutating func add(_ alarm: Alarm) {
      alarms[alarm.number] = alarm
      order.insert(Entry(deadline: alarm.deadline, number: alarm.number))
    }

    mutating func remove(_ number: Int) -> Alarm? {
      let alarm = alarms.removeValue(forKey: number)
      // Those that have been taken back must not pile up until their time comes.
      if order.count > 2 * alarms.count + 16 {
        order = Heap(alarms.values.map { Entry(deadline: $0.deadline, number: $0.number) })
      }
      return alarm
    }

    /// Takes out the earliest alarm until `end`, and moves the clock there, or to `end`.
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

  /// Makes a clock at the offset zero.
  public init() {}

  /// The moment at which the clock stands.
  public var now: Instant { state.withLock { $0.now } }

  /// No time at all.
  public var minimumResolution: Duration { .zero }

  /// How many sleep or wait.
  public var waiting: Int { state.withLock { $0.alarms.count } }

  /// Lets `duration` pass, and calls and wakes whoever is due, in order, each at its own moment.
  ///
  /// - Complexity: O(log *n*) for each that is due, in the number of those that wait.
  @MainActor
  public func advance(by duration: Duration) {
    let end = now.advanced(by: duration)
    while let alarm = state.withLock({ $0.next(until: end) }) { alarm.ring(false) }
  }

  /// Suspends the task until the clock has been advanced to `deadline`.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
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

  /// Has `action` called when the clock is advanced to `deadline`.
  ///
  /// - Returns: The number by which to cancel.
  @MainActor
  internal func schedule(at deadline: Instant, _ action: @escaping @MainActor () -> Void) -> Int {
    let number = makeNumber()
    // Rung where it is added or by `advance(by:)`, which are both on the main actor.
    add(Alarm(number: number, deadline: deadline) { _ in MainActor.assumeIsolated(action) })
    return number
  }

  /// Takes back what was scheduled, if it is still to come.
  internal func cancel(_ number: Int) {
    _ = remove(number)
  }

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

  private func remove(_ number: Int) -> Alarm? {
    state.withLock { $0.remove(number) }
  }
}
