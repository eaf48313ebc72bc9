/// A sequence of values over time.
///
/// A signal does nothing until there is a subscriber. It then delivers values synchronously on the main actor, until it
/// ends or the ``Lifetime`` of the subscription does. Each subscription runs the operators for itself; `share(replay:)`
/// runs them once for all subscribers.
///
/// ```swift
/// let first = Var(1), second = Var(2)
/// let sum = first.combineLatest(second).map { $0 + $1 }
/// let lifetime = sum.subscribe { print($0) }  // 3
/// first.set(5)                                // 7
/// ```
///
/// <doc:Semantics> describes the guarantees.
@MainActor public struct Signal<Value>: SignalConvertible {
  @usableFromInline internal let connect: (Observer<Value>) -> Connection

  /// The object that all signals of one variable have in common, or the description of a mapped signal, if it is known.
  @usableFromInline nonisolated internal let origin: (any AnyObject & Sendable)?

  /// The number of operators on the longest path from a source.
  @usableFromInline nonisolated internal let depth: Int

  /// The merged signals, if this signal is a merge of others.
  @usableFromInline internal let merged: Merged<Value>?

  @inlinable
  internal init(
    depth: Int = 0, origin: (any AnyObject & Sendable)? = nil, connect: @escaping (Observer<Value>) -> Connection
  ) {
    self.connect = connect
    self.origin = origin
    self.depth = depth
    merged = nil
  }

  /// Creates the signal of a merge.
  @inlinable internal init(depth: Int, merged: Merged<Value>, connect: @escaping (Observer<Value>) -> Connection) {
    self.connect = connect
    origin = nil
    self.depth = depth
    self.merged = merged
  }

  @inlinable internal init(_ hub: Hub<Value>) { self.init(origin: hub) { hub.subscribe($0) } }

  /// Creates the signal of an operator on `upstream`.
  @inlinable
  internal init<Upstream>(after upstream: Signal<Upstream>, connect: @escaping (Observer<Value>) -> Connection) {
    self.init(depth: upstream.depth + 1, connect: connect)
  }

  /// The signal itself.
  @inlinable public var signal: Signal { self }

  /// Returns whether two values are copies of one signal.
  ///
  /// Each call of an operator creates a new signal.
  nonisolated public func isSame(as other: Signal) -> Bool {
    // Copies refer to the same closure. Both are alive during the comparison, so that their addresses are distinct.
    withUnsafeBytes(of: self) { mine in withUnsafeBytes(of: other) { mine.elementsEqual($0) } }
  }
}
