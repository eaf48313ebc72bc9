/// The receiver of a send, as errors about cycles describe it.
@MainActor @usableFromInline internal protocol FeedbackReporter: AnyObject {
  /// The name of the source in the error.
  var name: String { get }

  /// Delivers the error.
  ///
  /// - Returns: Whether anybody was subscribed to it.
  func report(_ error: FeedbackError) -> Bool
}

extension FeedbackReporter {
  @usableFromInline internal func report(_ error: FeedbackError) -> Bool { false }
}

extension Hub: FeedbackReporter {
  @usableFromInline internal var name: String { "Input<\(Value.self)>" }
}

extension Junction: FeedbackReporter {
  @usableFromInline internal final var name: String { "Signal" }
}

extension AdapterCore: FeedbackReporter {
  @usableFromInline internal var name: String {
    guard let state = state as? any ValueState else { return State.adapterName }
    let value = String(describing: state.value)
    return "\(State.adapterName)(\(value.count > 40 ? value.prefix(40) + "…" : value))"
  }

  @usableFromInline internal func report(_ error: FeedbackError) -> Bool {
    guard failuresIfAny?.first != nil else { return false }
    fail(error)
    return true
  }
}
