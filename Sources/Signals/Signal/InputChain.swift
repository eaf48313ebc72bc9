/// Operators written from the input's end: what is sent to ``start`` comes out of the signal, transformed.
///
/// The operators of a chain bear the names of a signal's, but give a chain, which `bind(to:)` closes. A chain is not
/// itself ``SignalConvertible``: each operator would be there twice, and long chains would take the compiler too long.
@MainActor
public protocol InputChain<Start, Value> {
  /// What is sent at the start.
  associatedtype Start

  /// What comes out.
  associatedtype Value

  /// Where the chain starts.
  var start: Input<Start> { get }

  /// What comes out over time.
  var signal: Signal<Value> { get }
}

/// An ``InputChain`` with at least one operator.
@MainActor
public struct Channel<Start, Value>: InputChain {
  /// Where the chain starts.
  public let start: Input<Start>

  /// What comes out.
  public let signal: Signal<Value>

  @inlinable
  internal init(start: Input<Start>, signal: Signal<Value>) {
    self.start = start
    self.signal = signal
  }
}

extension InputChain {
  /// Adds any operator to the chain: `Input<Int>().then { $0.scan(0, +) }`.
  @inlinable
  public func then<Result>(_ transform: (Signal<Value>) -> Signal<Result>) -> Channel<Start, Result> {
    Channel(start: start, signal: transform(signal))
  }

  /// Sends what comes out to `target`, for as long as the start is there to be sent to.
  ///
  /// - Returns: The start, to stand where an input is expected.
  @inlinable
  public func bind<Target: InputConvertible>(to target: Target) -> Input<Start> where Target.Sent == Value {
    start.keep(signal.bind(to: target))
    return start
  }

  /// Calls `onValue` with what comes out, for as long as the start is there to be sent to.
  ///
  /// - Returns: The start, to stand where an input is expected.
  @inlinable
  public func handle(_ onValue: @escaping (Value) -> Void) -> Input<Start> {
    start.keep(signal.subscribe(onValue))
    return start
  }
}
