/// The connection of an operator that has two upstream signals, or that may cancel its upstream itself.
///
/// A junction that combines values does not pass them on as they arrive, because the other signal may be about to
/// change in the same turn. It is marked instead, and emits in its ``Turn``, after the signals upstream of it.
@usableFromInline internal class Junction: GraphNode {
  @usableFromInline @exclusivity(unchecked) internal final var isLive = true

  /// A Boolean value that indicates whether there is something to emit.
  @usableFromInline @exclusivity(unchecked) internal final var isPending = false

  /// A Boolean value that indicates whether the junction is in the ``Schedule``.
  @exclusivity(unchecked) internal final var isScheduled = false

  @exclusivity(unchecked) internal final var isEmitting = false

  /// A Boolean value that indicates whether the junction has emitted before.
  @usableFromInline @exclusivity(unchecked) internal final var hasEmitted = false

  /// The number of the last time that the junction has been reached in its turn.
  @exclusivity(unchecked) internal final var lastSettling: UInt = 0

  /// A Boolean value that indicates whether a second connection that can be replaced has not finished.
  @usableFromInline @exclusivity(unchecked) internal final var hasSecond = false

  /// A Boolean value that indicates whether there is no node between the junction and its sources.
  @usableFromInline @exclusivity(unchecked) internal final var isDirect = false

  /// The next junction of the same height in the ``Schedule``.
  @exclusivity(unchecked) internal final var next: Link?

  /// A link of the ``Schedule``, which retains the junction until it is removed, without counting on the way.
  internal typealias Link = Unmanaged<Junction>

  /// The number of upstream signals that have not finished.
  @usableFromInline @exclusivity(unchecked) internal final var open: Int
  @usableFromInline @exclusivity(unchecked) internal final var first: Connection?
  @usableFromInline @exclusivity(unchecked) internal final var second: Connection?

  /// Passes on the combined values.
  @usableFromInline @exclusivity(unchecked) internal final var emit: (() -> Void)?

  @usableFromInline @exclusivity(unchecked) internal final var finish: ((End) -> Void)?

  /// An end that arrived while a value was pending.
  @usableFromInline @exclusivity(unchecked) internal final var owed: End?

  /// Creates a junction.
  ///
  /// - Parameters:
  ///   - open: The number of upstream signals.
  ///   - finish: Passes on the end.
  @usableFromInline internal init(open: Int, finish: @escaping (End) -> Void) {
    self.open = open
    self.finish = finish
    super.init()
  }

  /// Updates ``isDirect`` after connecting.
  @usableFromInline internal final func noteWhetherDirect() {
    isDirect = first?.node == nil && second?.node == nil
  }

  /// Schedules the junction to emit.
  @inlinable internal final func mark() {
    guard !isPending else { return }
    isPending = true
    Turn.enqueue(self)
  }

  /// Emits if something is pending.
  @usableFromInline internal final func settle() {
    guard isPending else { return }
    isPending = false
    isEmitting = true
    let outer = Turn.beginner
    Turn.beginner = hasEmitted ? 0 : number
    hasEmitted = true
    emit?()
    Turn.beginner = outer
    isEmitting = false
    if let owed { conclude(owed) }
  }

  /// Retains the connection to the first signal, or cancels it if connecting has ended everything.
  @inlinable @inline(__always) internal final func adopt(first connection: Connection) {
    guard isLive else { return connection.cancel() }
    first = connection
    listen(to: connection)
  }

  /// Retains the connection to the second signal, or cancels it if connecting has ended everything.
  @inlinable @inline(__always) internal final func adopt(second connection: Connection) {
    guard isLive else { return connection.cancel() }
    second = connection
    listen(to: connection)
  }

  /// Handles the end of one of the signals: a failure ends the junction, as does the last finish.
  @usableFromInline internal final func receive(_ end: End) {
    open -= 1
    if case .finished = end, open > 0 { return }
    conclude(end)
  }

  /// Ends the junction, after a pending value has been emitted.
  @usableFromInline internal final func conclude(_ end: End) {
    if isPending {
      // A finish does not replace a failure of the same turn.
      if owed == nil { owed = end }
      return
    }
    let finish = finish
    cancel()
    finish?(end)
  }

  internal final override func visitSources(_ visit: (Connection) -> Void) {
    if let first { visit(first) }
    if let second { visit(second) }
  }

  @usableFromInline internal override func cancel() {
    guard isLive else { return }
    isLive = false
    let (first, second) = (first, second)
    self.first = nil
    self.second = nil
    emit = nil
    finish = nil
    if let first { Turn.cancel(first) }
    if let second { Turn.cancel(second) }
  }
}

/// The upstream of a shared signal, whose subscribers all subscribe to its hub.
@usableFromInline internal final class SharedSource<Value>: Junction {
  /// The hub, which is alive while this node is connected.
  private unowned let hub: Hub<Value>

  @usableFromInline internal init(of hub: Hub<Value>) {
    self.hub = hub
    super.init(open: 1, finish: { hub.finish($0) })
  }

  internal override func visitListeners(_ visit: (GraphNode) -> Void) { hub.visitListeners(visit) }
}

/// The received values that a junction has yet to pass on.
@MainActor @usableFromInline internal final class Backlog<Value> {
  // There is nearly always one value, which is stored without an array.
  @usableFromInline @exclusivity(unchecked) internal var first: Value?
  @usableFromInline @exclusivity(unchecked) internal var rest: [Value] = []

  @inlinable internal init() {}

  @inlinable internal func add(_ value: Value) {
    if first == nil { first = value } else { rest.append(value) }
  }

  /// Passes on the values in order, as long as the junction is live.
  @inlinable internal func deliver(while junction: Junction, _ deliver: (Value) -> Void) {
    while let value = first, junction.isLive {
      first = nil
      let others = rest
      if !others.isEmpty { rest = [] }
      deliver(value)
      for value in others where junction.isLive { deliver(value) }
    }
  }
}
