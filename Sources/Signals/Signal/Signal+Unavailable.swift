// First guesses at the sources and the operators of signals. The compiler reports what to use instead.

extension SignalConvertible {
  /// Reports RxSwift's label of `subscribe`.
  @available(*, unavailable, message: "write 'name.subscribe { … }', and keep the 'Lifetime' that it returns")
  public func subscribe(onNext: @escaping (Value) -> Void) -> Lifetime { Lifetime {} }

  /// Reports Combine's name of `subscribe`.
  @available(*, unavailable, message: "write 'name.subscribe { … }', and keep the 'Lifetime' that it returns")
  @_disfavoredOverload public func sink(receiveValue: @escaping (Value) -> Void) -> Lifetime { Lifetime {} }

  @available(*, unavailable, renamed: "subscribe(_:)")
  public func didSet(_ onValue: @escaping (Value) -> Void) -> Lifetime { Lifetime {} }

  @available(*, unavailable, renamed: "subscribe(_:)")
  public func on(_ onValue: @escaping (Value) -> Void) -> Lifetime { Lifetime {} }

  /// Reports Combine's label of `bind`.
  @available(*, unavailable, message: "a property follows a signal by '<--': 'Label(.text <-- name)'")
  public func assign<Target>(to keyPath: KeyPath<Target, Value>, on target: Target) -> Lifetime { Lifetime {} }

  /// Reports RxSwift's name of `handleEvents`.
  @available(*, unavailable, renamed: "handleEvents(onValue:)")
  public func tap(_ onValue: @escaping (Value) -> Void) -> Signal<Value> { signal }

  /// Reports RxSwift's conversion.
  @available(*, unavailable, message: "all signals of one value type have one type")
  public func asDriver() -> Signal<Value> { signal }

  /// Reports Combine's name of the values of a variable.
  @available(*, unavailable, message: "a variable has all operators itself: 'name.map { … }'")
  public var publisher: Signal<Value> { signal }

  /// Reports ReactiveSwift's name of `removeDuplicates`.
  @available(*, unavailable, renamed: "removeDuplicates()")
  public func skipRepeats() -> Signal<Value> { signal }

  @available(*, unavailable, renamed: "removeDuplicates()")
  public func distinct() -> Signal<Value> { signal }

  /// Reports ReactiveSwift's name of `pairwise`.
  @available(*, unavailable, renamed: "pairwise()")
  public func combinePrevious() -> Signal<(Value, Value)> { pairwise() }

  @available(*, unavailable, renamed: "combineLatest(_:)")
  public func combine<Other: SignalConvertible>(_ other: Other) -> Signal<(Value, Other.Value)> { combineLatest(other) }

  @available(*, unavailable, renamed: "combineLatest(_:_:)")
  public func combine<Other: SignalConvertible, Result>(
    _ other: Other, _ transform: @escaping (Value, Other.Value) -> Result
  ) -> Signal<Result> { combineLatest(other, transform) }
}

extension SignalConvertible where Value == Bool {
  @available(*, unavailable, message: "write '!isOn'")
  public var not: Signal<Bool> { signal }

  @available(*, unavailable, message: "write '!isOn'")
  public var inverted: Signal<Bool> { signal }

  @available(*, unavailable, message: "write '!isOn'")
  public var negated: Signal<Bool> { signal }

  @available(*, unavailable, message: "write 'isValid && isOn'")
  public func and<Other>(_ other: Other) -> Signal<Bool> { signal }

  @available(*, unavailable, message: "write 'isBusy || isOff'")
  public func or<Other>(_ other: Other) -> Signal<Bool> { signal }
}

extension SignalConvertible where Value: Collection {
  @available(*, unavailable, message: "write 'name.map { $0.isEmpty }'")
  public var isEmpty: Signal<Bool> { .empty }

  @available(*, unavailable, message: "write 'users.map { $0.count }'")
  public var count: Signal<Int> { .empty }
}

extension Signal {
  @available(*, unavailable, message: "write 'Signal.interval(every: .seconds(1))'")
  public static func timer(every interval: Duration) -> Signal where Value == ContinuousClock.Instant { .never }

  @available(*, unavailable, message: "write 'Signal.interval(every: .seconds(1))'")
  @_disfavoredOverload
  public static func timer(every interval: Double) -> Signal where Value == ContinuousClock.Instant { .never }

  @available(*, unavailable, message: "write 'Signal.interval(every: .seconds(1))'")
  public static func every(_ interval: Duration) -> Signal where Value == ContinuousClock.Instant { .never }

  @available(*, unavailable, message: "write 'Signal.interval(every: .seconds(1))'")
  @_disfavoredOverload
  public static func every(_ interval: Double) -> Signal where Value == ContinuousClock.Instant { .never }

  @available(*, unavailable, message: "write 'Signal.interval(every: .seconds(1))'")
  public static func interval(_ interval: Duration) -> Signal where Value == ContinuousClock.Instant { .never }

  @available(*, unavailable, message: "write 'Signal.interval(every: .seconds(1))'")
  @_disfavoredOverload
  public static func interval(_ interval: Double) -> Signal where Value == ContinuousClock.Instant { .never }

  @available(*, unavailable, message: "signals are combined by a method: 'name.combineLatest(email) { … }'")
  public static func combine<First: SignalConvertible, Second: SignalConvertible>(
    _ first: First, _ second: Second, _ transform: (First.Value, Second.Value) -> Value
  ) -> Signal { .empty }

  @available(*, unavailable, message: "signals are combined by a method: 'name.combineLatest(email) { … }'")
  public static func combineLatest<First: SignalConvertible, Second: SignalConvertible>(
    _ first: First, _ second: Second, _ transform: (First.Value, Second.Value) -> Value
  ) -> Signal { .empty }

  @available(*, unavailable, message: "signals are combined by a method: 'name.combineLatest(email)'")
  public static func combine<First: SignalConvertible, Second: SignalConvertible>(
    _ first: First, _ second: Second
  ) -> Signal where Value == (First.Value, Second.Value) { .empty }

  @available(*, unavailable, message: "signals are combined by a method: 'name.combineLatest(email)'")
  public static func combineLatest<First: SignalConvertible, Second: SignalConvertible>(
    _ first: First, _ second: Second
  ) -> Signal where Value == (First.Value, Second.Value) { .empty }

  @available(*, unavailable, message: "signals are combined by a method: 'name.combineLatest(email, age)'")
  public static func combineLatest<
    First: SignalConvertible, Second: SignalConvertible, Third: SignalConvertible
  >(
    _ first: First, _ second: Second, _ third: Third
  ) -> Signal where Value == (First.Value, Second.Value, Third.Value) { .empty }

  @available(*, unavailable, message: "signals are merged by a method: 'taps.merge(keys)'")
  public static func merge(_ signals: any SignalConvertible<Value>...) -> Signal { .empty }

  @available(*, unavailable, message: "signals are zipped by a method: 'names.zip(ages)'")
  public static func zip<First: SignalConvertible, Second: SignalConvertible>(
    _ first: First, _ second: Second
  ) -> Signal where Value == (First.Value, Second.Value) { .empty }

  @available(*, unavailable, message: "signals are zipped by a method: 'names.zip(ages)'")
  public static func zip<
    First: SignalConvertible, Second: SignalConvertible, Third: SignalConvertible
  >(
    _ first: First, _ second: Second, _ third: Third
  ) -> Signal where Value == (First.Value, Second.Value, Third.Value) { .empty }

  @available(*, unavailable, message: "an 'Input<Value>()' takes values, and has all operators of a signal")
  public static func pipe() -> (Signal, Input<Value>) { (.empty, Input()) }

  @available(*, unavailable, message: "an 'Input<Value>()' takes values, and has all operators of a signal")
  public static func channel() -> (Input<Value>, Signal) { (Input(), .empty) }

  @available(*, unavailable, message: "an 'Input<Value>()' takes values, and has all operators of a signal")
  public init() { self = .empty }

  @available(*, unavailable, message: "write 'Signal.just(1)', or 'Var(1)' for a value that changes")
  @_disfavoredOverload public init(_ value: Value) { self = .just(value) }

  @available(*, unavailable, message: "write 'Signal.create { … }'")
  @_disfavoredOverload public init(_ send: @escaping (Input<Value>) -> Void) { self = .empty }

  @available(*, unavailable, message: "a signal has no current value: subscribe to it, or keep a 'Var'")
  public var value: Value { preconditionFailure() }
}

@available(*, unavailable, message: "signals are combined by a method: 'name.combineLatest(email)'")
@MainActor public func combine<First: SignalConvertible, Second: SignalConvertible>(
  _ first: First, _ second: Second
) -> Signal<(First.Value, Second.Value)> { .empty }

@available(*, unavailable, message: "signals are combined by a method: 'name.combineLatest(email) { … }'")
@MainActor public func combine<First: SignalConvertible, Second: SignalConvertible, Result>(
  _ first: First, _ second: Second, _ transform: (First.Value, Second.Value) -> Result
) -> Signal<Result> { .empty }
