// The types that users of RxSwift, Combine and ReactiveSwift try first. The compiler names the right ones. If another
// module has a type of the name, the compiler takes that one, because these are not available.

/// Names the source that a program sends values to.
@available(*, unavailable, message: "write 'Input<Value>()', which events lead to, and which has all operators")
public typealias PublishSubject = Input

/// Names the source that a program sends values to.
@available(*, unavailable, message: "write 'Input<Value>()', which events lead to, and which has all operators")
public typealias PublishRelay = Input

/// Names the source that a program sends values to.
@available(*, unavailable, message: "write 'Input<Value>()', which events lead to; no type of failures is declared")
public struct PassthroughSubject<Value, Failure> {
  /// Creates nothing.
  public init() {}

  /// Sends nothing.
  public func send(_ value: Value) {}

  /// Sends nothing.
  public func send() {}
}

/// Names the variable.
@available(*, unavailable, message: "write 'Var(1)', which has a value, is set, and is followed")
public struct BehaviorSubject<Value> {
  /// Creates nothing.
  public init(value: Value) {}
}

/// Names the variable.
@available(*, unavailable, message: "write 'Var(1)', which has a value, is set, and is followed")
public struct BehaviorRelay<Value> {
  /// Creates nothing.
  public init(value: Value) {}
}

/// Names the variable.
@available(*, unavailable, message: "write 'Var(1)', which has a value, is set, and is followed")
public struct CurrentValueSubject<Value, Failure> {
  /// Creates nothing.
  public init(_ value: Value) {}
}

/// Names the variable.
@available(*, unavailable, renamed: "Var")
public typealias MutableProperty = Var

/// Names the signal.
@available(*, unavailable, renamed: "Signal")
public typealias Driver = Signal

/// Names the signal.
@available(*, unavailable, message: "write 'Signal<Value>'; no type of failures is declared")
public struct AnyPublisher<Value, Failure> {}

/// Names the signal.
@available(*, unavailable, message: "write 'Signal<Value>'; no type of failures is declared")
public struct SignalProducer<Value, Failure> {
  /// Creates nothing.
  public init(value: Value) {}
}

/// Names the signal of one value.
@available(*, unavailable, message: "write 'Signal.just(1)'")
public struct Just<Value> {
  /// Creates nothing.
  public init(_ value: Value) {}
}

/// Names the list of what retains subscriptions.
@available(*, unavailable, message: "a subscription lasts as long as its 'Lifetime': keep these in a '[Lifetime]'")
public final class DisposeBag {
  /// Creates nothing.
  public init() {}
}

/// Names the list of what retains subscriptions.
@available(*, unavailable, message: "a subscription lasts as long as its 'Lifetime': keep these in a '[Lifetime]'")
public final class CompositeDisposable {
  /// Creates nothing.
  public init() {}
}

/// Names what retains a subscription.
@available(*, unavailable, message: "a subscription lasts as long as its 'Lifetime': keep these in a '[Lifetime]'")
public final class AnyCancellable: Hashable {
  /// Returns whether they are equal.
  public static func == (first: AnyCancellable, second: AnyCancellable) -> Bool { true }

  /// Hashes nothing.
  public func hash(into hasher: inout Hasher) {}
}

/// Names what retains a subscription.
@available(*, unavailable, renamed: "Lifetime")
public typealias Cancellable = Lifetime

/// Names what retains a subscription.
@available(*, unavailable, renamed: "Lifetime")
public typealias Disposable = Lifetime

extension Lifetime {
  /// Names the list of what retains subscriptions.
  @available(*, unavailable, message: "keep a 'Lifetime' in a property, or several in a '[Lifetime]'")
  public func store<Bag>(in bag: inout Bag) {}

  /// Names the list of what retains subscriptions.
  @available(*, unavailable, message: "keep a 'Lifetime' in a property, or several in a '[Lifetime]'")
  public func disposed<Bag>(by bag: Bag) {}

  /// Names the method that ends a subscription.
  @available(*, unavailable, renamed: "cancel()")
  public func dispose() {}

  /// Names the method that ends a subscription.
  @available(*, unavailable, renamed: "cancel()")
  public func invalidate() {}
}

/// Names the source that a program sends values to.
@available(*, unavailable, message: "write 'Input<Value>()', which events lead to, and which has all operators")
public typealias Event = Input

/// Names the source that a program sends values to.
@available(*, unavailable, message: "write 'Input<Value>()', which events lead to, and which has all operators")
public typealias Events = Input
