/// A chain of operators that starts with an input: values sent to ``start`` are transformed and delivered by
/// ``signal``.
///
/// The operators of a chain have the same names as those of a signal and return a longer chain, which `bind(to:)`
/// closes. A chain is not ``SignalConvertible``: with two overloads of each operator, long chains would take too long
/// to compile.
@MainActor public protocol InputChain<Start, Value> {
  /// The type of the values that are sent at the start.
  associatedtype Start

  /// The type of the values at the end of the chain.
  associatedtype Value

  /// The input at the start of the chain.
  var start: Input<Start> { get }

  /// The values at the end of the chain.
  var signal: Signal<Value> { get }
}

/// A chain with at least one operator.
@MainActor public struct Channel<Start, Value>: InputChain {
  /// The input at the start of the chain.
  public let start: Input<Start>

  /// The values at the end of the chain.
  public let signal: Signal<Value>

  @inlinable internal init(start: Input<Start>, signal: Signal<Value>) {
    self.start = start
    self.signal = signal
  }
}

extension InputChain {
  /// Adds any operator of signals to the chain: `Input<Int>().then { $0.scan(0, +) }`.
  @inlinable public func then<Result>(_ transform: (Signal<Value>) -> Signal<Result>) -> Channel<Start, Result> {
    Channel(start: start, signal: transform(signal))
  }

  /// Sends the values at the end of the chain to `target`, for as long as the start exists.
  ///
  /// - Returns: The start, to use as a target.
  @inlinable public func bind<Target: InputConvertible>(to target: Target) -> Input<Start> where Target.Sent == Value {
    start.keep(signal.bind(to: target))
    return start
  }

  /// Calls `onValue` with the values at the end of the chain, for as long as the start exists.
  ///
  /// - Returns: The start, to use as a target.
  @inlinable public func handle(_ onValue: @escaping (Value) -> Void) -> Input<Start> {
    start.keep(signal.subscribe(onValue))
    return start
  }
}
