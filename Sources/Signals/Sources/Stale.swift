import Synchronization

/// The readings of which something has changed, on whatever thread.
internal enum Stale {
  private static let entries = Mutex<[(reading: Reading, run: UInt)]>([])

  /// Adds a reading that has been read so many times, and has the main actor flush when it is free.
  internal static func add(_ reading: Reading, run: UInt) {
    let isFirst = entries.withLock {
      $0.append((reading, run))
      return $0.count == 1
    }
    if isFirst { Task { @MainActor in Observed.flush() } }
  }

  /// Takes out all readings, in the order of their subscription.
  internal static func takeAll() -> [(reading: Reading, run: UInt)] {
    let all = entries.withLock {
      let entries = $0
      $0 = []
      return entries
    }
    return all.sorted { $0.reading.number < $1.reading.number }
  }
}
