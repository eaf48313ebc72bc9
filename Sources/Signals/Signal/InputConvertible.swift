/// Anything that values can be sent to: an ``Input``, or an ``Adapter``, whose messages they are.
@MainActor
public protocol InputConvertible<Sent> {
  /// What can be sent.
  associatedtype Sent

  /// Where to send it.
  var input: Input<Sent> { get }
}
