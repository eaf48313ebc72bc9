/// Anything with a signal in it: a ``Signal``, or an ``Adapter`` such as ``Var``.
///
/// All operators are declared here, so that they read the same on each: `name.map(\.count)`.
@MainActor
public protocol SignalConvertible<Value>: Sendable {
  /// What the signal delivers.
  associatedtype Value

  /// The values over time.
  var signal: Signal<Value> { get }

  /// Whether this and another are one and the same source: copies of one adapter, or of one signal.
  nonisolated func isSame(as other: Self) -> Bool
}
