/// The order in which things happen.
///
/// A send opens a turn. In it the value goes to all subscribers, then the junctions that heard of it (see ``Junction``)
/// pass it on, each once, lower ones first; then the sends that were made meanwhile have their turns, one after the other.
///
/// The state is in statics that the optimiser can reach from another module. `@exclusivity(unchecked)` leaves out
/// run-time checks that cannot fail: everything is on the main actor, and no access lasts while other code runs.
@MainActor
@usableFromInline
internal enum Turn {
  /// Whether a delivery is under way.
  @usableFromInline @exclusivity(unchecked) internal static var isOpen = false

  /// The number of junctions, relays and sends that wait in this turn.
  @usableFromInline @exclusivity(unchecked) internal static var waiting = 0

  /// How many subscriptions there have ever been. It tells those that came during a delivery from those before.
  @usableFromInline @exclusivity(unchecked) internal static var subscriptions: UInt = 0

  @exclusivity(unchecked) private static var relays: [Relay] = []
  @exclusivity(unchecked) private static var sends: [Send] = []

  /// The sends that have their turns now, while ``sends`` takes up new ones.
  @exclusivity(unchecked) private static var current: [Send] = []

  /// The send that has its turn now, if it is watched.
  @exclusivity(unchecked) private static var cause: Trace?

  /// The number of connections that are being cancelled, each by the one before, and those that are still to be.
  @exclusivity(unchecked) private static var cancelling = 0
  @exclusivity(unchecked) private static var cancelled: [Connection] = []

  /// Opens a turn, unless one is open already.
  @inlinable
  internal static func open() -> Bool {
    if isOpen { return false }
    isOpen = true
    return true
  }

  /// Closes the turn once nothing waits in it any more.
  @inlinable
  internal static func close() {
    if waiting > 0 { drain() }
    isOpen = false
  }

  /// Does something in a turn of its own: now, or after what is being delivered.
  @usableFromInline
  internal static func perform(_ action: @escaping () -> Void) {
    guard open() else { return enqueue(from: nil, action) }
    action()
    close()
  }

  /// Has a send wait for its own turn.
  @usableFromInline
  internal static func enqueue(from source: (any Source)?, _ action: @escaping () -> Void) {
    waiting += 1
    sends.append(Send(source: source, cause: cause, action: Reading.signed(action)))
  }

  /// Has `junction` pass on what it heard as soon as the present value has gone to all subscribers, and all junctions
  /// below it have emitted.
  @usableFromInline
  internal static func enqueue(_ junction: Junction) {
    guard !junction.isScheduled else { return }
    // A junction that hears from itself goes on in another round, so that the rounds are limited.
    guard !junction.isEmitting else { return enqueue(from: junction) { if junction.isPending { enqueue(junction) } } }
    waiting += 1
    Schedule.add(junction)
  }

  /// Has `relay` connect as soon as the stack is free.
  internal static func enqueue(_ relay: Relay) {
    waiting += 1
    relays.append(relay)
  }

  /// Delivers what is present where something has been connected inside a delivery.
  ///
  /// Of the junctions only those emit that are newer than `number`. The others may be about to change, and follow in their turn.
  @usableFromInline
  internal static func settle(_ connection: Connection, newerThan number: UInt) {
    while Node.count > number, waiting > 0 {
      connectRelays()
      for junction in Node.junctions(upstreamOf: connection, newerThan: number) { junction.settle() }
      if relays.isEmpty { return }
    }
  }

  @usableFromInline
  internal static func drain() {
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

  /// Drops all sends that wait.
  private static func drop() {
    waiting -= current.count + sends.count
    current = []
    sends = []
  }

  private static func settle() {
    if !relays.isEmpty { connectRelays() }
    while let junction = Schedule.popFirst() {
      waiting -= 1
      junction.settle()
      if !relays.isEmpty { connectRelays() }
    }
  }

  private static func connectRelays() {
    while let relay = relays.popLast() {
      waiting -= 1
      relay.connect()
    }
  }

  /// Cancels a connection: now or, where many cancel one another, as soon as the stack is free.
  @usableFromInline
  internal static func cancel(_ connection: Connection) {
    guard cancelling < 64 else { return cancelled.append(connection) }
    cancelling += 1
    connection.cancel()
    cancelling -= 1
    guard cancelling == 0 else { return }
    while let connection = cancelled.popLast() { cancel(connection) }
  }

  /// Checks that nothing is lost: whatever is counted waits where it is looked for, and nothing waits in a closed turn.
  internal static func checkInvariants() {
    assert(isOpen || waiting == 0, "Something waits in a closed turn.")
    assert(isOpen || cancelling == 0 && cancelled.isEmpty, "Something is still to be cancelled.")
    if !isOpen { Schedule.checkInvariants(count: 0) }
  }
}
