/// Anything with a signal in it: a ``Signal``, or an ``Adapter`` such as ``Var``.
///
/// All operators are declared here, so that they read the same on each: `name.map(\.count)`.
@MainActor
public protocol SignalConvertible<Value> {
  /// What the signal delivers.
  associatedtype Value

  /// The values over time.
  var signal: Signal<Value> { get }
}
