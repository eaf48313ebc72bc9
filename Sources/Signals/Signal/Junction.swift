/// The connection of an operator that hears from two signals, or may have to cancel one on its own account.
///
/// A junction that combines values does not pass them on as they come, for the other signal may be about to change in
/// the same turn. It is marked instead, and emits in its ``Turn``, after the signals it hears from.
@usableFromInline
internal class Junction: Node {
  @usableFromInline @exclusivity(unchecked) internal final var isLive = true

  /// Whether there is something to emit.
  @usableFromInline @exclusivity(unchecked) internal final var isPending = false

  /// Whether the junction is in the ``Schedule``.
  @exclusivity(unchecked) internal final var isScheduled = false

  /// Whether the junction emits just now.
  @exclusivity(unchecked) internal final var isEmitting = false

  /// Whether what was connected second has not finished, where it can be replaced.
  @usableFromInline @exclusivity(unchecked) internal final var hasSecond = false

  /// Whether no node is between the junction and its sources.
  @usableFromInline @exclusivity(unchecked) internal final var isDirect = false

  /// The next junction of the same height in the ``Schedule``.
  @exclusivity(unchecked) internal final var next: Unmanaged<Junction>?

  /// How many of the signals it hears from have not finished.
  @usableFromInline @exclusivity(unchecked) internal final var open: Int
  @usableFromInline @exclusivity(unchecked) internal final var first: Connection?
  @usableFromInline @exclusivity(unchecked) internal final var second: Connection?

  /// Passes on what has been combined.
  @usableFromInline @exclusivity(unchecked) internal final var emit: (() -> Void)?

  /// Passes on the end.
  @usableFromInline @exclusivity(unchecked) internal final var finish: ((End) -> Void)?

  /// An end that came while a value was pending.
  @usableFromInline @exclusivity(unchecked) internal final var owed: End?

  /// Makes a junction.
  ///
  /// - Parameters:
  ///   - open: How many signals it hears from.
  ///   - finish: Passes on the end.
  @usableFromInline
  internal init(open: Int, finish: @escaping (End) -> Void) {
    self.open = open
    self.finish = finish
    super.init()
  }

  /// Notes whether no node is between the junction and its sources, now that it is connected.
  @usableFromInline
  internal final func noteWhetherDirect() {
    isDirect = first?.node == nil && second?.node == nil
  }

  /// Notes that there is something to emit.
  @inlinable
  internal final func mark() {
    guard !isPending else { return }
    isPending = true
    Turn.enqueue(self)
  }

  /// Emits, if there is something to emit.
  internal final func settle() {
    guard isPending else { return }
    isPending = false
    isEmitting = true
    emit?()
    isEmitting = false
    if let owed { conclude(owed) }
  }

  /// Takes the connection to a first signal, which may have ended everything while it was being made.
  @inlinable
  @inline(__always)
  internal final func adopt(first connection: Connection) {
    guard isLive else { return connection.cancel() }
    first = connection
    listen(to: connection)
  }

  /// Takes the connection to a second signal.
  @inlinable
  @inline(__always)
  internal final func adopt(second connection: Connection) {
    guard isLive else { return connection.cancel() }
    second = connection
    listen(to: connection)
  }

  /// Hears the end of one of the signals: a failure ends the whole, as does the last finish.
  @usableFromInline
  internal final func hear(_ end: End) {
    open -= 1
    if case .finished = end, open > 0 { return }
    conclude(end)
  }

  /// Ends the whole.
  @usableFromInline
  internal final func conclude(_ end: End) {
    if isPending {
      owed = end
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

  @usableFromInline
  internal final override func cancel() {
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

/// The source of a shared signal, whose subscribers all subscribe to its hub.
@usableFromInline
internal final class SharedSource<Value>: Junction {
  /// The hub, which is alive while the source is connected.
  private let hub: Unmanaged<Hub<Value>>

  @usableFromInline
  internal init(of hub: Hub<Value>) {
    self.hub = Unmanaged.passUnretained(hub)
    super.init(open: 1, finish: { hub.finish($0) })
  }

  internal override func visitListeners(_ visit: (Node) -> Void) {
    var link = hub.takeUnretainedValue().first
    while let subscription = link?.takeUnretainedValue() {
      if let listener = subscription.listener { visit(listener.takeUnretainedValue()) }
      link = subscription.next
    }
  }
}
