// Each operator is the signal's of the same name.

extension InputChain {
  /// Sends on what `transform` makes of each value.
  @inlinable
  public func map<Result>(_ transform: @escaping (Value) -> Result) -> Channel<Start, Result> {
    then { $0.map(transform) }
  }

  /// Sends on what `transform` makes of each value, until it throws.
  @inlinable
  public func tryMap<Result>(_ transform: @escaping (Value) throws -> Result) -> Channel<Start, Result> {
    then { $0.tryMap(transform) }
  }

  /// Sends on what `transform` makes of each value, where that is not nil.
  @inlinable
  public func compactMap<Result>(_ transform: @escaping (Value) -> Result?) -> Channel<Start, Result> {
    then { $0.compactMap(transform) }
  }

  /// Sends on the values for which `isIncluded` is true.
  @inlinable
  public func filter(_ isIncluded: @escaping (Value) -> Bool) -> Channel<Start, Value> {
    then { $0.filter(isIncluded) }
  }

  /// Leaves out each value that `areEqual` says is the same as the last one.
  @inlinable
  public func removeDuplicates(by areEqual: @escaping (Value, Value) -> Bool) -> Channel<Start, Value> {
    then { $0.removeDuplicates(by: areEqual) }
  }

  /// Sends on the result of combining each value with the result before it.
  @inlinable
  public func scan<Result>(
    _ initial: Result,
    _ combine: @escaping (Result, Value) -> Result
  ) -> Channel<Start, Result> {
    then { $0.scan(initial, combine) }
  }

  /// Sends on the values of the signal that `transform` makes of the latest value.
  @inlinable
  public func flatMapLatest<Inner: SignalConvertible>(
    _ transform: @escaping (Value) -> Inner
  ) -> Channel<Start, Inner.Value> {
    then { $0.flatMapLatest(transform) }
  }

  /// Sends on the values of all the signals that `transform` makes.
  @inlinable
  public func flatMap<Inner: SignalConvertible>(
    _ transform: @escaping (Value) -> Inner
  ) -> Channel<Start, Inner.Value> {
    then { $0.flatMap(transform) }
  }

  /// Sends on what `transform` makes of each value and the latest of `other`.
  @inlinable
  public func withLatestFrom<Other: SignalConvertible, Result>(
    _ other: Other,
    _ transform: @escaping (Value, Other.Value) -> Result
  ) -> Channel<Start, Result> {
    then { $0.withLatestFrom(other, transform) }
  }

  /// Sends on the latest value of `other`, whenever something is sent.
  @inlinable
  public func withLatestFrom<Other: SignalConvertible>(_ other: Other) -> Channel<Start, Other.Value> {
    then { $0.withLatestFrom(other) }
  }

  /// Sends on the latest values of both, once each has one.
  @inlinable
  public func combineLatest<Other: SignalConvertible>(_ other: Other) -> Channel<Start, (Value, Other.Value)> {
    then { $0.combineLatest(other) }
  }

  /// Sends on what `transform` makes of the latest values of both.
  @inlinable
  public func combineLatest<Other: SignalConvertible, Result>(
    _ other: Other,
    _ transform: @escaping (Value, Other.Value) -> Result
  ) -> Channel<Start, Result> {
    then { $0.combineLatest(other, transform) }
  }

  /// Sends on what is sent and what `others` deliver.
  @inlinable
  public func merge(_ others: Signal<Value>...) -> Channel<Start, Value> {
    then { Signal.merge([$0] + others) }
  }

  /// Sends on `value` before anything else.
  @inlinable
  public func startWith(_ value: Value) -> Channel<Start, Value> {
    then { $0.startWith(value) }
  }

  /// Sends on the first values, at most `count`.
  @inlinable
  public func prefix(_ count: Int) -> Channel<Start, Value> {
    then { $0.prefix(count) }
  }

  /// Leaves out the first `count` values.
  @inlinable
  public func drop(_ count: Int = 1) -> Channel<Start, Value> {
    then { $0.drop(count) }
  }
}

extension InputChain where Value: Equatable {
  /// Leaves out each value that equals the last one.
  @inlinable
  public func removeDuplicates() -> Channel<Start, Value> {
    then { $0.removeDuplicates() }
  }
}

extension InputChain {
  /// Sends on a value once no other has followed it for `interval`.
  @inlinable
  public func debounce<C: Clock>(for interval: C.Duration, clock: C = ContinuousClock()) -> Channel<Start, Value> {
    then { $0.debounce(for: interval, clock: clock) }
  }

  /// Sends on the first value at once, and then at most one in each `interval`.
  @inlinable
  public func throttle<C: Clock>(
    for interval: C.Duration,
    clock: C = ContinuousClock(),
    latest: Bool = true
  ) -> Channel<Start, Value> {
    then { $0.throttle(for: interval, clock: clock, latest: latest) }
  }

  /// Sends on the first value at once, and drops those that follow within `interval` of it.
  @inlinable
  public func throttleFirst<C: Clock>(for interval: C.Duration, clock: C = ContinuousClock()) -> Channel<Start, Value> {
    then { $0.throttleFirst(for: interval, clock: clock) }
  }

  /// Sends on each value `interval` later.
  @inlinable
  public func delay<C: Clock>(for interval: C.Duration, clock: C = ContinuousClock()) -> Channel<Start, Value> {
    then { $0.delay(for: interval, clock: clock) }
  }
}
