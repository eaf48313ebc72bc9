/// The order of deliveries.
///
/// A send opens a turn. First its value is delivered to all subscribers. Then the junctions that received it (see
/// ``Junction``) emit once each, lower ones first. Then the sends that were made in the meantime have their turns, one
/// after the other.
///
/// The state is in static properties that the optimizer can reach from other modules. `@exclusivity(unchecked)` omits
/// run-time checks that cannot fail: everything is on the main actor, and no access lasts while other code runs.
@MainActor @usableFromInline internal enum Turn {
  /// A Boolean value that indicates whether a delivery is under way.
  @usableFromInline @exclusivity(unchecked) internal static var isOpen = false

  /// The number of junctions, relays and sends that wait in this turn.
  @usableFromInline @exclusivity(unchecked) internal static var waiting = 0

  /// The number of subscriptions ever made, which distinguishes those made during a delivery from older ones.
  @usableFromInline @exclusivity(unchecked) internal static var subscriptions: UInt = 0

  /// The number of the node that emits for the first time, or 0 if none does.
  @usableFromInline @exclusivity(unchecked) internal static var beginner: UInt = 0

  /// The number of times that the junctions of a send have emitted.
  @exclusivity(unchecked) private static var settling: UInt = 1

  @exclusivity(unchecked) private static var relays: [Relay] = []
  @exclusivity(unchecked) private static var sends: [Send] = []

  /// The sends of the current round, while ``sends`` collects new ones.
  @exclusivity(unchecked) private static var current: [Send] = []

  /// The trace of the current send, if sends are traced.
  @exclusivity(unchecked) private static var cause: Trace?

  /// The depth of nested cancellations, and the connections that are cancelled later.
  @exclusivity(unchecked) private static var cancelling = 0
  @exclusivity(unchecked) private static var cancelled: [Connection] = []

  /// Opens a turn, unless one is open already.
  ///
  /// - Returns: Whether a turn has been opened.
  @inlinable internal static func open() -> Bool {
    if isOpen { return false }
    isOpen = true
    return true
  }

  /// Closes the turn after everything that waits in it.
  @inlinable internal static func close() {
    if waiting > 0 { drain() }
    assert(waiting == 0, "Something waits in a closed turn.")
    isOpen = false
  }

  /// Calls a closure in a turn of its own: now, or after the current delivery.
  @usableFromInline
  internal static func perform(from source: (any FeedbackReporter)? = nil, _ action: @escaping () -> Void) {
    guard open() else { return enqueue(from: source, action) }
    action()
    close()
  }

  /// Schedules a send for a turn of its own.
  @usableFromInline internal static func enqueue(from source: (any FeedbackReporter)?, _ action: @escaping () -> Void) {
    waiting += 1
    sends.append(Send(source: source, cause: cause, action: Reading.signed(action)))
  }

  /// Schedules `junction` to emit after the current value has been delivered and all lower junctions have emitted.
  @usableFromInline internal static func enqueue(_ junction: Junction) {
    guard !junction.isScheduled else { return }
    // A junction that is downstream of itself emits again in another round, so that the rounds are limited.
    guard !junction.isEmitting, junction.lastSettling != settling else {
      return enqueue(from: junction) { if junction.isPending { enqueue(junction) } }
    }
    waiting += 1
    Schedule.add(junction)
  }

  /// Schedules `relay` to connect as soon as the stack has unwound.
  internal static func enqueue(_ relay: Relay) {
    waiting += 1
    relays.append(relay)
  }

  /// Delivers the current values of a connection that was made during a delivery.
  ///
  /// Only junctions that are newer than `number` emit. The others may be about to change, and emit in their turn.
  @usableFromInline internal static func settle(_ connection: Connection, newerThan number: UInt) {
    while GraphNode.count > number, waiting > 0 {
      connectRelays()
      for junction in GraphNode.junctions(upstreamOf: connection, newerThan: number) { junction.settle() }
      if relays.isEmpty { return }
    }
  }

  @usableFromInline internal static func drain() {
    settle()
    guard !sends.isEmpty else { return }
    var rounds = Rounds()
    while !sends.isEmpty {
      swap(&sends, &current)
      let count = current.count
      if let circle = rounds.begin(&current) {
        waiting -= count - current.count
        Rounds.report(circle)
        settle()
        if rounds.isOver { drop() }
      }
      for send in current {
        waiting -= 1
        cause = send.trace
        send.action()
        settle()
      }
      cause = nil
      current.removeAll(keepingCapacity: current.count <= 64)
    }
  }

  private static func drop() {
    waiting -= current.count + sends.count
    current = []
    sends = []
  }

  private static func settle() {
    if !relays.isEmpty { connectRelays() }
    while let junction = Schedule.popFirst() {
      waiting -= 1
      junction.lastSettling = settling
      junction.settle()
      if !relays.isEmpty { connectRelays() }
    }
    settling &+= 1
  }

  private static func connectRelays() {
    while let relay = relays.popLast() {
      waiting -= 1
      relay.connect()
    }
  }

  /// Cancels a connection: now or, in a deep recursion of cancellations, as soon as the stack has unwound.
  @usableFromInline internal static func cancel(_ connection: Connection) {
    guard cancelling < 64 else { return cancelled.append(connection) }
    cancelling += 1
    connection.cancel()
    cancelling -= 1
    guard cancelling == 0 else { return }
    while let connection = cancelled.popLast() { cancel(connection) }
  }

  /// Asserts that every counted item is in its queue, and that nothing waits in a closed turn.
  internal static func checkInvariants() {
    let isAtRest = waiting == 0 && sends.isEmpty && current.isEmpty && relays.isEmpty
    assert(isOpen || isAtRest, "Something waits in a closed turn.")
    assert(isOpen || cancelling == 0 && cancelled.isEmpty, "Something is still to be cancelled.")
    if !isOpen { Schedule.checkIsEmpty() }
  }
}

/// The deliveries of signals, for a module that has to act before or after those that wait.
@MainActor package enum Deliveries {
  /// A Boolean value that indicates whether a delivery is under way, after which further sends are delivered.
  package static var areUnderWay: Bool { Turn.isOpen }

  /// Calls a closure in its turn: now, or after the sends that wait already.
  package static func perform(_ action: @escaping () -> Void) { Turn.perform(action) }
}
