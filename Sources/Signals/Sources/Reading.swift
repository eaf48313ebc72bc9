import Observation
import Synchronization

/// One subscriber's tracked reading of `@Observable` models.
///
/// There is at most one registration at a time, for Observation's public API cannot withdraw one: it lasts until the
/// first change of anything that was read.
internal final class Reading: Connection {
  /// How many subscriptions had been made when this one was, itself included.
  internal let number: UInt
  private var deliver: ((Reading) -> Void)?

  internal init(_ deliver: @escaping (Reading) -> Void) {
    self.deliver = deliver
    Turn.subscriptions += 1
    number = Turn.subscriptions
  }

  /// Reads and delivers.
  internal func run() {
    deliver?(self)
  }

  /// Reads, and is stale as soon as anything that was read is about to change.
  internal func track<Value>(_ read: () -> Value) -> Value {
    withObservationTracking(read) { [weak self] in
      if let self { Stale.add(self) }
    }
  }

  internal override func cancel() {
    deliver = nil
  }
}

/// The readings of which something has changed, on whatever thread.
internal enum Stale {
  private static let readings = Mutex<[Reading]>([])

  /// Adds a reading, and has the main actor flush when it is free.
  internal static func add(_ reading: Reading) {
    let isFirst = readings.withLock {
      $0.append(reading)
      return $0.count == 1
    }
    if isFirst { Task { @MainActor in Observed.flush() } }
  }

  /// Takes out all readings.
  internal static func takeAll() -> [Reading] {
    readings.withLock {
      let readings = $0
      $0 = []
      return readings
    }
  }
}
