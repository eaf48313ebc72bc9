/// The connection of an operator that hears from two signals, or may have to cancel one on its own account.
///
/// A junction that combines values does not pass them on as they come, for the other signal may be about to change in
/// the same turn. It is marked instead, and emits once it has been settled, after the signals it hears from.
@usableFromInline
internal final class Junction: Connection {
  @usableFromInline @exclusivity(unchecked) internal var isLive = true
  @usableFromInline @exclusivity(unchecked) internal var isPending = false

  /// Whether what was connected second has not finished, where it can be replaced.
  @usableFromInline @exclusivity(unchecked) internal var hasSecond = false

  /// How many of the signals it hears from have not finished.
  @usableFromInline @exclusivity(unchecked) internal var open: Int
  @usableFromInline @exclusivity(unchecked) internal var first: Connection?
  @usableFromInline @exclusivity(unchecked) internal var second: Connection?

  /// Passes on what has been combined.
  @usableFromInline @exclusivity(unchecked) internal var emit: (() -> Void)?

  /// Passes on the end.
  @usableFromInline @exclusivity(unchecked) internal var finish: ((End) -> Void)?

  /// An end that came while a value was pending.
  @usableFromInline @exclusivity(unchecked) internal var owed: End?

  @inlinable
  internal init(open: Int, finish: @escaping (End) -> Void) {
    self.open = open
    self.finish = finish
  }

  /// Notes that there is something to emit.
  @inlinable
  internal func mark() {
    guard !isPending else { return }
    isPending = true
    Turn.enqueue(self)
  }

  @usableFromInline
  internal override func settle() {
    // Where nothing else waits, nothing upstream does.
    if Turn.waiting > 1 {
      first?.settle()
      second?.settle()
    }
    guard isPending else { return }
    isPending = false
    emit?()
    if let owed { conclude(owed) }
  }

  /// Takes the connection to a first signal, which may have ended everything while it was being made.
  @inlinable
  internal func adopt(first connection: Connection) {
    if isLive { first = connection } else { connection.cancel() }
  }

  /// Takes the connection to a second signal.
  @inlinable
  internal func adopt(second connection: Connection) {
    if isLive { second = connection } else { connection.cancel() }
  }

  /// Hears the end of one of the signals: a failure ends the whole, as does the last finish.
  @usableFromInline
  internal func hear(_ end: End) {
    open -= 1
    if case .finished = end, open > 0 { return }
    conclude(end)
  }

  /// Ends the whole.
  @usableFromInline
  internal func conclude(_ end: End) {
    if isPending {
      owed = end
      return
    }
    let finish = finish
    cancel()
    finish?(end)
  }

  @usableFromInline
  internal override func cancel() {
    guard isLive else { return }
    isLive = false
    let (first, second) = (first, second)
    self.first = nil
    self.second = nil
    emit = nil
    finish = nil
    first?.cancel()
    second?.cancel()
  }
}
