import Bindings

/// The time of the movements in a tree, in seconds on a clock.
@MainActor internal struct Stopwatch {
  /// The time since the creation.
  internal let elapsed: () -> Double

  private let timer: (_ seconds: Double) -> Signal<Void>

  internal init<C: Clock<Duration>>(_ clock: C) {
    let start = clock.now
    elapsed = { start.duration(to: clock.now) / .seconds(1) }
    timer = { Signal<C.Instant>.timer(after: .seconds($0), clock: clock).map { _ in } }
  }

  /// Calls `action` once after some seconds, unless the lifetime ends before.
  internal func wait(_ seconds: Double, _ action: @escaping () -> Void) -> Lifetime {
    timer(seconds).subscribe { action() }
  }
}
