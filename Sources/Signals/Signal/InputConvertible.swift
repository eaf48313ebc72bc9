/// Anything that values can be sent to: an ``Input``, or an ``Adapter``, whose messages they are.
@MainActor
public protocol InputConvertible<Sent>: Sendable {
  /// What can be sent.
  associatedtype Sent

  /// Where to send it.
  var input: Input<Sent> { get }

  /// Whether this and another are one and the same, so that what is sent to either arrives at one place.
  nonisolated func isSame(as other: Self) -> Bool
}
