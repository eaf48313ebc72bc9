/// The operators between an input and its target, in the order in which they are written.
///
/// ```swift
/// TextField(.textChanged --> Input().compactMap { Int($0) }.bind(to: age))
/// ```
///
/// The last call, ``bind(to:)``, returns the input, which owns the subscription. ``through(_:)`` takes all operators.
@MainActor public struct InputChain<Sent, Value> {
  private let input: Input<Sent>
  private let signal: Signal<Value>

  fileprivate init(_ input: Input<Sent>, _ signal: Signal<Value>) { (self.input, self.signal) = (input, signal) }

  /// Sends the values to a target as long as the input exists.
  ///
  /// - Returns: The input, as the target of an event.
  public func bind(to target: some InputConvertible<Value>) -> Input<Sent> {
    input.own(signal.bind(to: target))
    return input
  }

  /// Passes the values through any operators.
  public func through<Result>(_ operators: (Signal<Value>) -> Signal<Result>) -> InputChain<Sent, Result> {
    InputChain<Sent, Result>(input, operators(signal))
  }

  /// Passes on the result of `transform` for each value.
  public func map<Result>(_ transform: @escaping (Value) -> Result) -> InputChain<Sent, Result> {
    through { $0.map(transform) }
  }

  /// Passes on the results of `transform` that are not `nil`.
  public func compactMap<Result>(_ transform: @escaping (Value) -> Result?) -> InputChain<Sent, Result> {
    through { $0.compactMap(transform) }
  }

  /// Passes on the values for which `isIncluded` is true.
  public func filter(_ isIncluded: @escaping (Value) -> Bool) -> InputChain { through { $0.filter(isIncluded) } }

  /// Passes on the result of `transform` for each value and the latest value of `other`.
  public func withLatestFrom<Other: SignalConvertible, Result>(
    _ other: Other, _ transform: @escaping (Value, Other.Value) -> Result
  ) -> InputChain<Sent, Result> {
    through { $0.withLatestFrom(other, transform) }
  }
}

// The operators of signals are preferred, so that an input is also the source of a signal.
extension Input {
  private var chain: InputChain<Value, Value> { InputChain(self, signal) }

  /// Passes on the result of `transform` for each value. See ``InputChain``.
  @_disfavoredOverload
  public func map<Result>(_ transform: @escaping (Value) -> Result) -> InputChain<Value, Result> {
    chain.map(transform)
  }

  /// Passes on the results of `transform` that are not `nil`. See ``InputChain``.
  @_disfavoredOverload
  public func compactMap<Result>(_ transform: @escaping (Value) -> Result?) -> InputChain<Value, Result> {
    chain.compactMap(transform)
  }

  /// Passes on the values for which `isIncluded` is true. See ``InputChain``.
  @_disfavoredOverload
  public func filter(_ isIncluded: @escaping (Value) -> Bool) -> InputChain<Value, Value> { chain.filter(isIncluded) }

  /// Passes on the result of `transform` for each value and the latest value of `other`. See ``InputChain``.
  @_disfavoredOverload
  public func withLatestFrom<Other: SignalConvertible, Result>(
    _ other: Other, _ transform: @escaping (Value, Other.Value) -> Result
  ) -> InputChain<Value, Result> {
    chain.withLatestFrom(other, transform)
  }
}
