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

  @inlinable
  internal init(connect: @escaping (Observer<Value>) -> Connection) {
    self.connect = connect
  }

  @inlinable
  internal init(_ hub: Hub<Value>) {
    connect = { hub.subscribe($0) }
  }

  /// The signal itself.
  @inlinable public var signal: Signal { self }

  /// Whether both are copies of one signal. What an operator makes is a new signal each time.
  nonisolated public func isSame(as other: Signal) -> Bool {
    // A copy refers to the same closure. Both are alive while they are compared, so that the place of one cannot be another's.
    withUnsafeBytes(of: self) { mine in withUnsafeBytes(of: other) { mine.elementsEqual($0) } }
  }
}
