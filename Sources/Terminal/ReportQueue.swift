import Synchronization

/// The reports of a terminal that the run loop has not taken yet.
///
/// A stream would pass each report through a thread of its own.
internal final class ReportQueue: Sendable {
  private struct State {
    var reports: [TerminalDevice.Report] = []
    var waiting: CheckedContinuation<Void, Never>?
  }

  private let state = Mutex(State())

  /// Adds a report, and wakes the run loop up.
  func add(_ report: TerminalDevice.Report) {
    let waiting = state.withLock { state in
      state.reports.append(report)
      defer { state.waiting = nil }
      return state.waiting
    }
    waiting?.resume()
  }

  /// Waits until there are reports, and takes them. One caller waits at a time.
  @MainActor func next() async -> [TerminalDevice.Report] {
    await withCheckedContinuation { continuation in
      let hasReports = state.withLock { state in
        if state.reports.isEmpty { state.waiting = continuation }
        return !state.reports.isEmpty
      }
      if hasReports { continuation.resume() }
    }
    return present()
  }

  /// Takes the reports that there are now, without waiting for any.
  func present() -> [TerminalDevice.Report] {
    state.withLock { state in
      defer { state.reports = [] }
      return state.reports
    }
  }
}
