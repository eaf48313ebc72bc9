/// The order in which things happen.
///
/// A send opens a turn. In it the value goes to all subscribers, then the junctions that heard of it (see ``Junction``)
/// pass it on, each once; then the sends that were made meanwhile have their turns, one after the other.
///
/// The state is in statics that the optimiser can reach from another module. `@exclusivity(unchecked)` leaves out
/// run-time checks that cannot fail: everything is on the main actor, and no access lasts while other code runs.
@MainActor
@usableFromInline
internal enum Turn {
  /// Whether a delivery is under way.
  @usableFromInline @exclusivity(unchecked) internal static var isOpen = false

  /// How many junctions and sends wait in this turn.
  @usableFromInline @exclusivity(unchecked) internal static var waiting = 0

  /// How many subscriptions there have ever been. It tells those that came during a delivery from those before.
  @usableFromInline @exclusivity(unchecked) internal static var subscriptions: UInt = 0

  @exclusivity(unchecked) private static var junctions: [Junction] = []
  @exclusivity(unchecked) private static var sends: [() -> Void] = []

  /// The sends that have their turns now, while ``sends`` takes up new ones.
  @exclusivity(unchecked) private static var current: [() -> Void] = []

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
    guard open() else { return enqueue(action) }
    action()
    close()
  }

  /// Has `send` wait for its own turn.
  @usableFromInline
  internal static func enqueue(_ send: @escaping () -> Void) {
    waiting += 1
    sends.append(send)
  }

  /// Has `junction` pass on what it heard as soon as the present value has gone to all subscribers.
  @usableFromInline
  internal static func enqueue(_ junction: Junction) {
    waiting += 1
    junctions.append(junction)
  }

  @usableFromInline
  internal static func drain() {
    settle()
    while !sends.isEmpty {
      swap(&sends, &current)
      for send in current {
        waiting -= 1
        send()
        settle()
      }
      current.removeAll(keepingCapacity: current.count <= 64)
    }
  }

  private static func settle() {
    guard !junctions.isEmpty else { return }
    var next = 0
    while next < junctions.count {
      let junction = junctions[next]
      next += 1
      junction.settle()
      waiting -= 1
    }
    junctions.removeAll(keepingCapacity: next <= 64)
  }
}
