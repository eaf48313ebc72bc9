/// The description of a signal of the results of a transform.
///
/// Each call of `map` describes another signal, although a tree that is described again often differs in nothing. A
/// subscription to one can go on with the transform of the other, if both have the same upstream and the same types.
@MainActor @usableFromInline internal class MappedSignal<Value> {
  @inlinable internal init() {}

  /// Returns whether both signals have the same upstream and the same types.
  internal func isLike(_ other: MappedSignal) -> Bool { false }

  /// Subscribes to the values, until the lifetime ends.
  internal func link(
    _ onValue: @escaping @MainActor (Value) -> Void
  ) -> (lifetime: Lifetime, link: SignalLink<Value>)? { nil }
}

/// A signal of the results of a transform.
@usableFromInline internal final class Mapped<Upstream, Value>: MappedSignal<Value> {
  @usableFromInline internal let upstream: Signal<Upstream>
  @usableFromInline internal let transform: (Upstream) -> Value

  @inlinable internal init(_ upstream: Signal<Upstream>, _ transform: @escaping (Upstream) -> Value) {
    self.upstream = upstream
    self.transform = transform
  }

  @inlinable internal func connect(_ observer: Observer<Value>) -> Connection {
    let (transform, value) = (transform, observer.value)
    return upstream.connect(Observer(value: { value(transform($0)) }, end: observer.end))
  }

  internal override func isLike(_ other: MappedSignal<Value>) -> Bool {
    (other as? Mapped).map { upstream.hasSource(of: $0.upstream) } ?? false
  }

  internal override func link(
    _ onValue: @escaping @MainActor (Value) -> Void
  ) -> (lifetime: Lifetime, link: SignalLink<Value>)? {
    let link = MapLink(self, onValue)
    return (upstream.start(Observer(value: { link.receive($0) }, end: { _ in })), link)
  }
}

/// A subscription to a mapped signal that another description of the signal can take over.
@MainActor package class SignalLink<Value> {
  fileprivate init() {}

  /// Goes on with the transform of another signal, and delivers its result for the current value, unless it equals the
  /// last one.
  ///
  /// - Returns: Whether the signal has the same upstream and the same types.
  package func exchange(for signal: Signal<Value>) -> Bool { false }
}

private final class MapLink<Upstream, Value>: SignalLink<Value> {
  private var mapped: Mapped<Upstream, Value>
  private let onValue: @MainActor (Value) -> Void
  private var last: Value?

  /// The last value of an upstream that is not a variable or an input, which could not be asked for it without an
  /// effect.
  private var lastOfUpstream: Upstream?

  init(_ mapped: Mapped<Upstream, Value>, _ onValue: @escaping @MainActor (Value) -> Void) {
    self.mapped = mapped
    self.onValue = onValue
    super.init()
  }

  func receive(_ value: Upstream) {
    if mapped.upstream.origin == nil { lastOfUpstream = value }
    let result = mapped.transform(value)
    last = result
    onValue(result)
  }

  override func exchange(for signal: Signal<Value>) -> Bool {
    guard let other = signal.origin as? Mapped<Upstream, Value>, mapped.isLike(other) else { return false }
    mapped = other
    if let lastOfUpstream {
      receiveAgain(lastOfUpstream)
    } else if other.upstream.origin != nil {
      other.upstream.start(Observer(value: { [self] in receiveAgain($0) }, end: { _ in })).cancel()
    }
    return true
  }

  private func receiveAgain(_ value: Upstream) {
    let result = mapped.transform(value)
    if let last, areEqual(last, result) { return }
    last = result
    onValue(result)
  }
}

/// Returns whether two values of an equatable type are equal, and `false` for other types.
private func areEqual<Value>(_ first: Value, _ second: Value) -> Bool {
  func isEqual<Known: Equatable>(_ first: Known) -> Bool { (second as? Known) == first }
  return (first as? any Equatable).map { isEqual($0) } ?? false
}

extension Signal {
  /// Returns whether both signals are one source, or copies of one signal.
  fileprivate func hasSource(of other: Signal) -> Bool {
    origin.map { $0 === other.origin } ?? isSame(as: other)
  }

  private var mapped: MappedSignal<Value>? { depth > 0 ? origin as? MappedSignal<Value> : nil }

  /// Returns whether both signals map the same upstream by transforms of the same types.
  package func isLike(_ other: Signal) -> Bool {
    guard let mapped, let other = other.mapped else { return false }
    return mapped.isLike(other)
  }

  /// Subscribes to the values, with a link if another description of the signal can take the subscription over.
  package func linked(
    _ onValue: @escaping @MainActor (Value) -> Void
  ) -> (lifetime: Lifetime, link: SignalLink<Value>?) {
    if let (lifetime, link) = mapped?.link(onValue) { return (lifetime, link) }
    return (connected(onValue), nil)
  }
}
