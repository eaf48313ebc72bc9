/// A receiver of values: an ``Input``, a ``Var``, or an ``Adapter``, whose input takes messages.
@MainActor public protocol InputConvertible<Sent>: Sendable {
  /// The type of the values.
  associatedtype Sent

  /// The input that receives the values.
  var input: Input<Sent> { get }

  /// Returns whether two values are the same receiver.
  nonisolated func isSame(as other: Self) -> Bool
}
