import Synchronization

/// The readings that have become stale, on any thread.
internal enum StaleReadings {
  private static let entries = Mutex<[(reading: Reading, run: UInt)]>([])

  /// Adds a reading with its number of runs, and schedules a flush on the main actor.
  internal static func add(_ reading: Reading, run: UInt) {
    let isFirst = entries.withLock {
      $0.append((reading, run))
      return $0.count == 1
    }
    if isFirst { Task { @MainActor in Observed.flush() } }
  }

  /// Removes and returns all readings, in the order of their subscription.
  ///
  /// - Complexity: O(*n* log *n*) for *n* readings.
  internal static func takeAll() -> [(reading: Reading, run: UInt)] {
    let all = entries.withLock {
      let entries = $0
      $0 = []
      return entries
    }
    return all.sorted { $0.reading.number < $1.reading.number }
  }
}
