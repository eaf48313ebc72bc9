/// A timer that calls a closure once on any clock, unless it is cancelled before.
internal final class Countdown: Connection {
  private var action: (() -> Void)?
  private var stop: (() -> Void)?

  /// Creates a timer that calls `action` in a turn of its own after `interval`.
  internal convenience init<C: Clock>(_ interval: C.Duration, on clock: C, _ action: @escaping () -> Void) {
    self.init(until: clock.now.advanced(by: interval), on: clock, action)
  }

  /// Creates a timer that calls `action` in a turn of its own at an instant.
  ///
  /// With a ``VirtualClock``, that is during the call that advances the clock, without a task.
  internal init<C: Clock>(until deadline: C.Instant, on clock: C, _ action: @escaping () -> Void) {
    self.action = action
    super.init()
    if let clock = clock as? VirtualClock, let deadline = deadline as? VirtualClock.Instant {
      let alarm = clock.schedule(at: deadline) { [weak self] in self?.ring() }
      stop = { clock.cancel(alarm) }
    } else {
      let task = Task { @MainActor [weak self] in
        do { try await clock.sleep(until: deadline, tolerance: nil) } catch { return }
        self?.ring()
      }
      stop = task.cancel
    }
  }

  private func ring() {
    Turn.perform { [self] in
      let action = action
      self.action = nil
      action?()
    }
  }

  internal override func cancel() {
    action = nil
    stop?()
    stop = nil
  }
}
