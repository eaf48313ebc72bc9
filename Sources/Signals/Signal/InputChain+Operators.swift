// Each operator is the signal's of the same name.

extension InputChain {
  /// Adds an operator that passes on the result of `transform` for each value.
  @inlinable public func map<Result>(_ transform: @escaping (Value) -> Result) -> Channel<Start, Result> {
    then { $0.map(transform) }
  }

  /// Adds an operator that passes on the result of `transform` for each value, until it throws.
  @inlinable public func tryMap<Result>(_ transform: @escaping (Value) throws -> Result) -> Channel<Start, Result> {
    then { $0.tryMap(transform) }
  }

  /// Adds an operator that passes on the results of `transform` that are not `nil`.
  @inlinable public func compactMap<Result>(_ transform: @escaping (Value) -> Result?) -> Channel<Start, Result> {
    then { $0.compactMap(transform) }
  }

  /// Adds an operator that passes on the values for which `isIncluded` returns `true`.
  @inlinable public func filter(_ isIncluded: @escaping (Value) -> Bool) -> Channel<Start, Value> {
    then { $0.filter(isIncluded) }
  }

  /// Adds an operator that drops each value that is equal, by `areEqual`, to the last one.
  @inlinable public func removeDuplicates(by areEqual: @escaping (Value, Value) -> Bool) -> Channel<Start, Value> {
    then { $0.removeDuplicates(by: areEqual) }
  }

  /// Adds an operator that combines each value with the result so far, and passes on each new result.
  @inlinable public func scan<Result>(
    _ initial: Result,
    _ combine: @escaping (Result, Value) -> Result
  ) -> Channel<Start, Result> {
    then { $0.scan(initial, combine) }
  }

  /// Adds an operator that passes on the values of the signal that `transform` returns for the latest value.
  @inlinable public func flatMapLatest<Inner: SignalConvertible>(
    _ transform: @escaping (Value) -> Inner
  ) -> Channel<Start, Inner.Value> {
    then { $0.flatMapLatest(transform) }
  }

  /// Adds an operator that passes on the values of all signals that `transform` returns.
  @inlinable public func flatMap<Inner: SignalConvertible>(
    _ transform: @escaping (Value) -> Inner
  ) -> Channel<Start, Inner.Value> {
    then { $0.flatMap(transform) }
  }

  /// Adds an operator that passes on the result of `transform` for each value and the latest value of `other`.
  @inlinable public func withLatestFrom<Other: SignalConvertible, Result>(
    _ other: Other,
    _ transform: @escaping (Value, Other.Value) -> Result
  ) -> Channel<Start, Result> {
    then { $0.withLatestFrom(other, transform) }
  }

  /// Adds an operator that passes on the latest value of `other` whenever a value is sent.
  @inlinable public func withLatestFrom<Other: SignalConvertible>(_ other: Other) -> Channel<Start, Other.Value> {
    then { $0.withLatestFrom(other) }
  }

  /// Adds an operator that passes on the latest values of both, once each has one.
  @inlinable
  public func combineLatest<Other: SignalConvertible>(_ other: Other) -> Channel<Start, (Value, Other.Value)> {
    then { $0.combineLatest(other) }
  }

  /// Adds an operator that passes on the result of `transform` for the latest values of both.
  @inlinable public func combineLatest<Other: SignalConvertible, Result>(
    _ other: Other,
    _ transform: @escaping (Value, Other.Value) -> Result
  ) -> Channel<Start, Result> {
    then { $0.combineLatest(other, transform) }
  }

  /// Adds an operator that passes on the values that are sent and those of `others`.
  @inlinable public func merge(_ others: Signal<Value>...) -> Channel<Start, Value> {
    then { Signal.merge([$0] + others) }
  }

  /// Adds an operator that passes on `value` before any other value.
  @inlinable public func startWith(_ value: Value) -> Channel<Start, Value> {
    then { $0.startWith(value) }
  }

  /// Adds an operator that passes on at most the first `count` values.
  @inlinable public func prefix(_ count: Int) -> Channel<Start, Value> {
    then { $0.prefix(count) }
  }

  /// Adds an operator that drops the first `count` values.
  @inlinable public func drop(_ count: Int = 1) -> Channel<Start, Value> {
    then { $0.drop(count) }
  }
}

extension InputChain where Value: Equatable {
  /// Adds an operator that drops each value that equals the last one.
  @inlinable public func removeDuplicates() -> Channel<Start, Value> {
    then { $0.removeDuplicates() }
  }
}

extension InputChain {
  /// Adds an operator that passes on a value once no other has followed it for `interval`.
  @inlinable
  public func debounce<C: Clock>(for interval: C.Duration, clock: C = ContinuousClock()) -> Channel<Start, Value> {
    then { $0.debounce(for: interval, clock: clock) }
  }

  /// Adds an operator that passes on the first value at once, and then at most one in each `interval`.
  @inlinable public func throttle<C: Clock>(
    for interval: C.Duration,
    clock: C = ContinuousClock(),
    latest: Bool = true
  ) -> Channel<Start, Value> {
    then { $0.throttle(for: interval, clock: clock, latest: latest) }
  }

  /// Adds an operator that passes on the first value at once, and drops those that follow within `interval` of it.
  @inlinable
  public func throttleFirst<C: Clock>(for interval: C.Duration, clock: C = ContinuousClock()) -> Channel<Start, Value> {
    then { $0.throttleFirst(for: interval, clock: clock) }
  }

  /// Adds an operator that passes on each value after `interval`.
  @inlinable
  public func delay<C: Clock>(for interval: C.Duration, clock: C = ContinuousClock()) -> Channel<Start, Value> {
    then { $0.delay(for: interval, clock: clock) }
  }
}
