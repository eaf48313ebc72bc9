/// Values over time.
///
/// A signal does nothing until somebody subscribes; then it delivers, synchronously and on the main actor, until it
/// ends or the subscription's ``Lifetime`` does. Each subscription runs the operators for itself; `share(replay:)`
/// runs them once for all.
///
/// ```swift
/// let first = Var(1), second = Var(2)
/// let sum = first.combineLatest(second).map { $0 + $1 }
/// let lifetime = sum.subscribe { print($0) }  // 3
/// first.set(5)                                // 7
/// ```
///
/// What one can rely on is in <doc:Semantics>.
@MainActor
public struct Signal<Value>: SignalConvertible {
  @usableFromInline internal let connect: (Observer<Value>) -> Connection

  /// The number of operators on the longest way from a source.
  @usableFromInline internal let depth: Int

  /// The signals whose values are passed on, if that is all the signal does. ``connect`` retains it.
  @usableFromInline internal let merged: Unmanaged<Merged<Value>>?

  @inlinable
  internal init(depth: Int = 0, merged: Merged<Value>? = nil, connect: @escaping (Observer<Value>) -> Connection) {
    self.connect = connect
    self.depth = depth
    self.merged = merged.map { Unmanaged.passUnretained($0) }
  }

  @inlinable
  internal init(_ hub: Hub<Value>) {
    self.init { hub.subscribe($0) }
  }

  /// Makes the signal of an operator that hears from `upstream`.
  @inlinable
  internal init<Upstream>(after upstream: Signal<Upstream>, connect: @escaping (Observer<Value>) -> Connection) {
    self.init(depth: upstream.depth + 1, connect: connect)
  }

  /// The signal itself.
  @inlinable public var signal: Signal { self }

  /// Whether both are copies of one signal. What an operator makes is a new signal each time.
  nonisolated public func isSame(as other: Signal) -> Bool {
    // A copy refers to the same closure. Both are alive while they are compared, so that the place of one cannot be another's.
    withUnsafeBytes(of: self) { mine in withUnsafeBytes(of: other) { mine.elementsEqual($0) } }
  }
}
