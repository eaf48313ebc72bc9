// First guesses from other libraries. The compiler reports what to use instead.

extension SignalConvertible {
  /// Reports Combine's name of `subscribe`.
  @available(*, unavailable, renamed: "subscribe(_:)")
  public func sink(_ onValue: @escaping (Value) -> Void) -> Lifetime { Lifetime {} }

  @available(*, unavailable, renamed: "subscribe(_:)")
  public func observe(_ onValue: @escaping (Value) -> Void) -> Lifetime { Lifetime {} }

  /// Reports Combine's name of `bind`.
  @available(*, unavailable, renamed: "bind(to:)")
  public func assign<Target>(to target: Target) -> Lifetime { Lifetime {} }

  /// Reports RxSwift's name of `prefix`.
  @available(*, unavailable, renamed: "prefix(_:)")
  public func take(_ count: Int) -> Signal<Value> { signal }

  /// Reports RxSwift's name of `prefix(while:)`.
  @available(*, unavailable, renamed: "prefix(while:)")
  public func take(while predicate: @escaping (Value) -> Bool) -> Signal<Value> { signal }

  /// Reports RxSwift's name of `prefix(until:)`.
  @available(*, unavailable, renamed: "prefix(until:)")
  public func take(until other: some SignalConvertible) -> Signal<Value> { signal }

  /// Reports Combine's label of `prefix(until:)`.
  @available(*, unavailable, renamed: "prefix(until:)")
  public func prefix(untilOutputFrom other: some SignalConvertible) -> Signal<Value> { signal }

  /// Reports RxSwift's name of `drop`.
  @available(*, unavailable, renamed: "drop(_:)")
  public func skip(_ count: Int) -> Signal<Value> { signal }

  /// Reports Combine's name of `drop`.
  @available(*, unavailable, renamed: "drop(_:)")
  public func dropFirst(_ count: Int = 1) -> Signal<Value> { signal }

  /// Reports RxSwift's name of `drop(while:)`.
  @available(*, unavailable, renamed: "drop(while:)")
  public func skip(while predicate: @escaping (Value) -> Bool) -> Signal<Value> { signal }

  /// Reports RxSwift's name of `prepend`.
  @available(*, unavailable, renamed: "prepend(_:)")
  public func startWith(_ values: Value...) -> Signal<Value> { signal }

  /// Reports RxSwift's name of `append`.
  @available(*, unavailable, renamed: "append(_:)")
  public func concat(_ other: some SignalConvertible<Value>) -> Signal<Value> { signal }

  /// Reports Combine's label of `merge`.
  @available(*, unavailable, renamed: "merge(_:)")
  public func merge(with other: some SignalConvertible<Value>) -> Signal<Value> { signal }

  /// Reports RxSwift's name of `removeDuplicates`.
  @available(*, unavailable, renamed: "removeDuplicates()")
  public func distinctUntilChanged() -> Signal<Value> { signal }

  /// Reports RxSwift's name of `handleEvents`.
  @available(*, unavailable, renamed: "handleEvents(onValue:)")
  public func `do`(onNext: @escaping (Value) -> Void) -> Signal<Value> { signal }

  /// Reports RxSwift's name of `print`.
  @available(*, unavailable, renamed: "print(_:)")
  public func debug(_ prefix: String = "") -> Signal<Value> { signal }

  /// Reports RxSwift's name of `collect`.
  @available(*, unavailable, renamed: "collect()")
  public func toArray() -> Signal<[Value]> { collect() }

  /// Reports the name of `collect` in RxSwift.
  @available(*, unavailable, renamed: "collect(_:)")
  public func buffer(_ count: Int) -> Signal<[Value]> { collect() }

  /// Reports the name of `collect` in AsyncAlgorithms.
  @available(*, unavailable, renamed: "collect(_:)")
  public func chunks(ofCount count: Int) -> Signal<[Value]> { collect() }

  /// Reports RxSwift's name of `catch`.
  @available(*, unavailable, renamed: "replaceError(with:)")
  public func catchAndReturn(_ value: Value) -> Signal<Value> { signal }

  /// Reports Combine's erasure of types.
  @available(*, unavailable, message: "all signals of one value type have one type")
  public func eraseToAnyPublisher() -> Signal<Value> { signal }

  /// Reports RxSwift's conversion.
  @available(*, unavailable, message: "all signals of one value type have one type")
  public func asObservable() -> Signal<Value> { signal }

  /// Reports Combine's change of the thread.
  @available(*, unavailable, message: "signals deliver on the main actor")
  public func receive<Scheduler>(on scheduler: Scheduler) -> Signal<Value> { signal }
}

extension Var {
  @available(*, unavailable, renamed: "set(_:)")
  public func send(_ value: Value) {}
}

extension Signal {
  @available(*, unavailable, renamed: "just(_:)")
  public static func of(_ value: Value) -> Signal { just(value) }
}

extension Signal {
  @available(
    *, unavailable, message: "a task sends through 'Signal.create { … }'; an AsyncSequence is 'Signal.values(of:)'"
  )
  public init(_ work: @escaping () async throws -> Value) { self = .empty }
}

@available(*, unavailable, message: "signals are combined by a method: 'name.combineLatest(email) { … }'")
@MainActor public func combineLatest<First: SignalConvertible, Second: SignalConvertible, Result>(
  _ first: First, _ second: Second, _ transform: (First.Value, Second.Value) -> Result
) -> Signal<Result> { .empty }

@available(*, unavailable, message: "signals are combined by a method: 'name.combineLatest(email)'")
@MainActor public func combineLatest<First: SignalConvertible, Second: SignalConvertible>(
  _ first: First, _ second: Second
) -> Signal<(First.Value, Second.Value)> { .empty }

@available(*, unavailable, message: "signals are combined by a method: 'a.combineLatest(b, c)'")
@MainActor
public func combineLatest<First: SignalConvertible, Second: SignalConvertible, Third: SignalConvertible>(
  _ first: First, _ second: Second, _ third: Third
) -> Signal<(First.Value, Second.Value, Third.Value)> { .empty }

@available(*, unavailable, message: "signals are merged by a method: 'taps.merge(keys)'")
@MainActor public func merge<Value>(_ signals: any SignalConvertible<Value>...) -> Signal<Value> { .empty }

@available(*, unavailable, message: "signals are combined by a method: 'a.combineLatest(b, c) { … }'")
@MainActor
public func combineLatest<
  First: SignalConvertible, Second: SignalConvertible, Third: SignalConvertible, Result
>(
  _ first: First, _ second: Second, _ third: Third, _ transform: (First.Value, Second.Value, Third.Value) -> Result
) -> Signal<Result> { .empty }

extension Signal {
  @available(
    *, unavailable, message: "a task sends through 'Signal.create { … }'; an AsyncSequence is 'Signal.values(of:)'"
  )
  public static func task(_ work: @escaping () async throws -> Value) -> Signal { .empty }

  @available(
    *, unavailable, message: "a task sends through 'Signal.create { … }'; an AsyncSequence is 'Signal.values(of:)'"
  )
  public static func async(_ work: @escaping () async throws -> Value) -> Signal { .empty }
}

extension SignalConvertible where Value: Sendable {
  @available(*, unavailable, message: "write 'for try await value in count.values()'")
  public var values: AsyncThrowingStream<Value, any Error> { values() }

  @available(*, unavailable, message: "write 'values(bufferingPolicy: .bufferingNewest(1))'")
  public func values(buffering count: Int) -> AsyncThrowingStream<Value, any Error> { values() }
}
