// The types that users of RxSwift, Combine and ReactiveSwift try first. The compiler reports what to use instead. A
// type of the same name in another module takes precedence.

@available(*, unavailable, message: "write 'Input<Value>()', which events lead to, and which has all operators")
public typealias PublishSubject = Input

@available(*, unavailable, message: "write 'Input<Value>()', which events lead to, and which has all operators")
public typealias PublishRelay = Input

@available(*, unavailable, message: "write 'Input<Value>()', which events lead to; no type of failures is declared")
public struct PassthroughSubject<Value, Failure> {
  public init() {}
  public func send(_ value: Value) {}
  public func send() {}
}

@available(*, unavailable, message: "write 'Var(1)', which has a value, is set, and is followed")
public struct BehaviorSubject<Value> {
  public init(value: Value) {}
}

@available(*, unavailable, message: "write 'Var(1)', which has a value, is set, and is followed")
public struct BehaviorRelay<Value> {
  public init(value: Value) {}
}

@available(*, unavailable, message: "write 'Var(1)', which has a value, is set, and is followed")
public struct CurrentValueSubject<Value, Failure> {
  public init(_ value: Value) {}
}

@available(*, unavailable, renamed: "Var")
public typealias MutableProperty = Var

@available(*, unavailable, renamed: "Signal")
public typealias Driver = Signal

@available(*, unavailable, message: "write 'Signal<Value>'; no type of failures is declared")
public struct AnyPublisher<Value, Failure> {}

@available(*, unavailable, message: "write 'Signal<Value>'; no type of failures is declared")
public struct SignalProducer<Value, Failure> {
  public init(value: Value) {}
}

@available(*, unavailable, message: "write 'Signal.just(1)'")
public struct Just<Value> {
  public init(_ value: Value) {}
}

@available(*, unavailable, message: "a subscription lasts as long as its 'Lifetime': keep these in a '[Lifetime]'")
public final class DisposeBag {
  public init() {}
}

@available(*, unavailable, message: "a subscription lasts as long as its 'Lifetime': keep these in a '[Lifetime]'")
public final class CompositeDisposable {
  public init() {}
}

@available(*, unavailable, message: "a subscription lasts as long as its 'Lifetime': keep these in a '[Lifetime]'")
public final class AnyCancellable: Hashable {
  public static func == (first: AnyCancellable, second: AnyCancellable) -> Bool { true }
  public func hash(into hasher: inout Hasher) {}
}

@available(*, unavailable, renamed: "Lifetime")
public typealias Cancellable = Lifetime

@available(*, unavailable, renamed: "Lifetime")
public typealias Disposable = Lifetime

extension Lifetime {
  @available(*, unavailable, message: "keep a 'Lifetime' in a property, or several in a '[Lifetime]'")
  public func store<Bag>(in bag: inout Bag) {}

  @available(*, unavailable, message: "keep a 'Lifetime' in a property, or several in a '[Lifetime]'")
  public func disposed<Bag>(by bag: Bag) {}

  @available(*, unavailable, renamed: "cancel()")
  public func dispose() {}

  @available(*, unavailable, renamed: "cancel()")
  public func invalidate() {}
}

@available(*, unavailable, message: "write 'Input<Value>()', which events lead to, and which has all operators")
public typealias Event = Input

@available(*, unavailable, message: "write 'Input<Value>()', which events lead to, and which has all operators")
public typealias Events = Input

@available(*, unavailable, message: "write 'Input<Value>()', which events lead to, and which has all operators")
public typealias Subject = Input

@available(*, unavailable, renamed: "VirtualClock")
public typealias TestClock = VirtualClock

@available(*, unavailable, renamed: "VirtualClock")
public typealias ManualClock = VirtualClock

@available(*, unavailable, renamed: "VirtualClock")
public typealias TestScheduler = VirtualClock
