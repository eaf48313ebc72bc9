/// The connection of an operator to signals that follow one another.
///
/// A signal that ends while it is being connected is followed in a loop, so that any number of them needs no stack.
@usableFromInline internal final class Succession: Junction {
  private var connectNext: (() -> Connection?)?
  private var isConnecting = false
  private var isDue = false

  @usableFromInline internal init(finish: @escaping (End) -> Void) { super.init(open: 1, finish: finish) }

  /// Connects to the first signal.
  ///
  /// - Parameter connectNext: Connects to the next signal, or returns `nil` if there is none.
  @usableFromInline internal func start(_ connectNext: @escaping () -> Connection?) {
    self.connectNext = connectNext
    proceed()
  }

  /// Connects to the next signal, and finishes if there is none.
  ///
  /// - Complexity: O(*n*) for *n* signals that end at once.
  @usableFromInline internal func proceed() {
    isDue = true
    if isConnecting { return }
    isConnecting = true
    while isDue, let connectNext {
      isDue = false
      second?.cancel()
      second = nil
      if let connection = connectNext() { adopt(second: connection) } else { conclude(.finished) }
    }
    isConnecting = false
  }

  @usableFromInline internal override func cancel() {
    connectNext = nil
    super.cancel()
  }
}
