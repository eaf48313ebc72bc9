/// The connection of an operator that follows the latest of several signals.
///
/// A send can reach both the signal that chooses and the chosen ones. The values wait until it has reached all of them:
/// those of a signal that the send replaces are dropped, and a value that a new signal has had before is dropped if the
/// send reaches that signal, too.
@usableFromInline internal final class LatestJunction<Value>: Junction {
  private let value: (Value) -> Void
  private var waiting: [Value] = []

  /// A Boolean value that indicates whether the latest signal has been connected in this turn.
  private var isNew = false

  /// A Boolean value that indicates whether the latest signal is being connected.
  private var isConnecting = false

  /// A Boolean value that indicates whether the last waiting value is one that the latest signal has had before.
  private var isLastFormer = false

  /// The number of nodes before the latest signal was connected.
  private var newest: UInt = 0

  @usableFromInline internal init(_ observer: Observer<Value>) {
    value = observer.value
    super.init(open: 1, finish: observer.end)
    emit = { [self] in deliver() }
  }

  /// Passes on a value of the latest signal in its turn, or at once as long as the first signal is being connected.
  @usableFromInline internal func hold(_ new: Value) {
    guard isLive else { return }
    guard first != nil else {
      hasEmitted = true
      return value(new)
    }
    // What a node of the latest signal itself emits first belongs to connecting, as does what arrives meanwhile.
    let isFormer = isConnecting || isNew && Turn.beginner > newest
    if isLastFormer, !isFormer { waiting.removeLast() }
    isLastFormer = isFormer
    waiting.append(new)
    if !isConnecting { mark() }
  }

  /// Follows another signal.
  @usableFromInline internal func follow(_ connect: () -> Connection) {
    guard first != nil else { return replaceSecond(connect) }
    if !isNew { waiting.removeAll() }
    (isNew, isConnecting, isLastFormer, isDirect) = (true, true, false, false)
    newest = GraphNode.count
    // An end while connecting waits until the values have been delivered.
    isPending = true
    replaceSecond(connect)
    isConnecting = false
    noteWhetherDirect()
    if isDirect { settle() } else { Turn.enqueue(self) }
  }

  private func deliver() {
    (isNew, isLastFormer) = (false, false)
    if waiting.count == 1 {
      // There is nearly always one value, for which the array is kept.
      let new = waiting[0]
      waiting.removeAll(keepingCapacity: true)
      return value(new)
    }
    let values = waiting
    waiting = []
    for new in values where isLive { value(new) }
  }
}
