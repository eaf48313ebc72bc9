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
    return "A delivery does not come to rest, for it goes round in a circle: \(shown) → \(rest)."
  }
}
