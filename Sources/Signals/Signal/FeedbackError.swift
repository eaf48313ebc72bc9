/// The error of a delivery that does not come to rest, because what it brings about goes round in a circle.
///
/// Two variables that are bound to each other, a subscriber that sets the variable it hears from, or conversions that do not
/// agree go round for ever. The turn stops them, drops the sends that would go on with the circle, and delivers the rest.
/// Everybody has heard of the values that the variables then have.
///
/// The ``Adapter/failures`` of every adapter in the circle deliver the error. If nobody is subscribed to any of them, it is
/// written to the standard error.
public struct FeedbackError: Error, Equatable, CustomStringConvertible {
  /// The number of rounds after which a delivery is watched, each of which is brought about by the one before. A round of
  /// more sends than that is watched as well.
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
