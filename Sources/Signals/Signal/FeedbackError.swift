/// The error of a delivery that would go on forever, because its sends form a cycle.
///
/// Examples are two variables that are bound to each other, a subscriber that sets the variable it subscribes to, and
/// conversions that are not each other's inverse. The sends that would continue the cycle are dropped, and everything
/// else is delivered. All subscribers have received the values that the variables then have.
///
/// The ``Adapter/failures`` of every adapter in the cycle deliver the error. If nobody subscribes to any of them, it is
/// written to the standard error. A delivery with a third cycle ends there and drops everything that waits.
public struct FeedbackError: Error, Equatable, CustomStringConvertible {
  /// The number of rounds after which a cycle is stopped, each consisting of sends from inside the round before.
  ///
  /// It is also the largest number of sends in a round, from the second round on.
  public static let limit = 100_000

  /// The adapters and inputs of the cycle, in the order in which they sent to each other, with their values.
  public let cycle: [String]

  /// A description of the cycle.
  public var description: String {
    let shown = cycle.prefix(8).joined(separator: " → ")
    let rest = cycle.count > 8 ? "… and \(cycle.count - 8) more" : cycle.first ?? ""
    return "A delivery does not come to rest, because its sends form a cycle: \(shown) → \(rest)."
  }
}

/// The receiver of a send, which an error about a cycle names.
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
