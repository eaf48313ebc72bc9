/// The error of a delivery that does not come to rest, because what it brings about goes round in a circle.
///
/// Two variables that are bound to each other go round for ever, as do a subscriber that sets the variable it hears from, and
/// conversions that do not agree. The delivery is stopped: the sends that would go on with the circle are dropped, and
/// whatever else waits is delivered. All subscribers have heard of the values that the variables then have.
///
/// The ``Adapter/failures`` of every adapter in the circle deliver the error. If nobody is subscribed to any of them, it is
/// written to the standard error. A delivery that has a third circle ends there, and drops all that waits.
public struct FeedbackError: Error, Equatable, CustomStringConvertible {
  /// The number of rounds, each of sends from inside the one before, after which a circle is stopped. It is also the number of
  /// sends in a round, from the second on.
  public static let limit = 100_000

  /// The adapters and inputs in the circle, in the order in which they sent to each other, with their values.
  public let cycle: [String]

  /// The circle, in words.
  public var description: String {
    let shown = cycle.prefix(8).joined(separator: " → ")
    let rest = cycle.count > 8 ? "… and \(cycle.count - 8) more" : cycle.first ?? ""
    return "A delivery does not come to rest, for it goes round in a circle: \(shown) → \(rest)."
  }
}
