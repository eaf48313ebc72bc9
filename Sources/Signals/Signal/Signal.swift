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

  /// The storage or the hub that the signal comes from, or the description of a mapped signal, if it is known.
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

/// The end of a signal, after which it delivers nothing.
public enum End: Sendable {
  /// The signal has delivered all of its values.
  case finished

  /// The signal ended because of an error.
  case failed(any Error)
}

extension SignalConvertible {
  /// Subscribes to the values and to the end.
  ///
  /// A signal with a current value delivers it before this method returns.
  ///
  /// - Returns: The lifetime of the subscription. Retain it: when it is released, the subscription is cancelled.
  @inlinable public func subscribe(
    _ onValue: @escaping (Value) -> Void,
    onEnd: @escaping (End) -> Void
  ) -> Lifetime {
    signal.start(Observer(value: onValue, end: onEnd))
  }

  /// Subscribes to the values.
  ///
  /// A signal with a current value delivers it before this method returns.
  ///
  /// - Returns: The lifetime of the subscription. Retain it: when it is released, the subscription is cancelled.
  @inlinable public func subscribe(_ onValue: @escaping (Value) -> Void) -> Lifetime {
    subscribe(onValue, onEnd: { _ in })
  }

  /// Sends each value to `target`, until the lifetime ends.
  ///
  /// - Returns: The lifetime of the subscription. Retain it: when it is released, the subscription is cancelled.
  @inlinable public func bind<Target: InputConvertible>(to target: Target) -> Lifetime where Target.Sent == Value {
    let input = target.input
    return subscribe { input.send($0) }
  }
}

extension Signal {
  /// Subscribes to the values.
  ///
  /// Bindings call this method, because one of a protocol would look up the type of the signal each time.
  package func connected(_ onValue: @escaping @MainActor (Value) -> Void) -> Lifetime {
    start(Observer(value: onValue, end: { _ in }))
  }

  @inlinable internal func start(_ observer: Observer<Value>) -> Lifetime {
    let (isOutermost, newest) = (Turn.open(), GraphNode.count)
    let connection = depth == 0 ? connect(observer) : connectGuarded(observer)
    if isOutermost { Turn.close() } else { Turn.settle(connection, newerThan: newest) }
    return Lifetime(connection)
  }
}
