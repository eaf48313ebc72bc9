/// A value that has a signal: a ``Signal``, a ``Var``, an ``Adapter`` or an ``Input``.
///
/// All operators are declared here, so that they are the same for each of them: `name.map(\.count)`.
@MainActor public protocol SignalConvertible<Value>: Sendable {
  /// The type of the delivered values.
  associatedtype Value

  /// The values over time.
  var signal: Signal<Value> { get }

  /// Returns whether two values are the same source: copies of one variable, adapter or signal.
  nonisolated func isSame(as other: Self) -> Bool
}
