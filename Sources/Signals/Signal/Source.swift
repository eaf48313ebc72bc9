/// What a send goes to: what an error about sends that never end is about.
@MainActor
@usableFromInline
internal protocol Source: AnyObject {
  /// What the source is called in the error.
  var name: String { get }

  /// Delivers the error.
  ///
  /// - Returns: Whether anybody has heard of it.
  func report(_ error: FeedbackError) -> Bool
}

extension Source {
  @usableFromInline
  internal func report(_ error: FeedbackError) -> Bool { false }
}

extension Hub: Source {
  @usableFromInline internal var name: String { "Input<\(Value.self)>" }
}

extension Junction: Source {
  @usableFromInline internal final var name: String { "Signal" }
}

extension AdapterCore: Source {
  @usableFromInline internal var name: String {
    guard let state = state as? any ValueState else { return State.adapterName }
    let value = String(describing: state.value)
    return "\(State.adapterName)(\(value.count > 40 ? value.prefix(40) + "…" : value))"
  }

  @usableFromInline
  internal func report(_ error: FeedbackError) -> Bool {
    guard failuresIfAny?.first != nil else { return false }
    fail(error)
    return true
  }
}
