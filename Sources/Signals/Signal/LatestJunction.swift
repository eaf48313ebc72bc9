/// The connection of an operator that follows the latest of several signals.
///
/// A send can reach both the outer signal and the inner ones. Values wait until it has reached all of them. Values of
/// an inner signal that the send replaces are dropped, and so is the former value of a new inner signal that the send
/// reaches, too.
@usableFromInline internal final class LatestJunction<Value>: Junction {
  @usableFromInline internal let value: (Value) -> Void

  /// The values that wait: nearly always one, for which there is no array.
  @usableFromInline @exclusivity(unchecked) internal var last: Value?
  @usableFromInline @exclusivity(unchecked) internal var earlier: [Value]?

  /// A Boolean value that indicates whether the latest signal has been connected in this turn.
  @usableFromInline @exclusivity(unchecked) internal var isNew = false

  /// A Boolean value that indicates whether the latest signal is being connected.
  @usableFromInline @exclusivity(unchecked) internal var isConnecting = false

  /// A Boolean value that indicates whether the last waiting value is the former value of the latest signal.
  @usableFromInline @exclusivity(unchecked) internal var isLastFormer = false

  /// The number of nodes before the latest signal was connected.
  @usableFromInline @exclusivity(unchecked) internal var newest: UInt = 0

  @inlinable internal init(_ observer: Observer<Value>) {
    value = observer.value
    super.init(open: 1, finish: observer.end)
    emit = { [self] in deliver() }
  }

  /// Passes on a value of the latest signal in its turn, or at once as long as the first signal is being connected.
  @inlinable internal func hold(_ new: Value) {
    guard isLive else { return }
    guard first != nil else {
      hasEmitted = true
      return value(new)
    }
    // The first emission of a new node of the latest signal belongs to connecting, as do values that arrive meanwhile.
    let isFormer = isConnecting || isNew && Turn.beginner > newest
    if let last, isFormer || !isLastFormer {
      if earlier == nil { earlier = [last] } else { earlier?.append(last) }
    }
    isLastFormer = isFormer
    last = new
    if !isConnecting { mark() }
  }

  /// Follows another signal.
  @inlinable internal func follow(_ connect: () -> Connection) {
    guard first != nil else { return replaceSecond(connect) }
    if !isNew {
      last = nil
      earlier = nil
    }
    (isNew, isConnecting, isLastFormer, isDirect) = (true, true, false, false)
    newest = GraphNode.count
    // An end while connecting waits until the values have been delivered.
    isPending = true
    replaceSecond(connect)
    isConnecting = false
    noteWhetherDirect()
    if isDirect { settle() } else { Turn.enqueue(self) }
  }

  @inlinable internal func deliver() {
    (isNew, isLastFormer) = (false, false)
    let (values, new) = (earlier, last)
    earlier = nil
    last = nil
    if let values {
      for value in values where isLive { self.value(value) }
    }
    if let new, isLive { value(new) }
  }
}
