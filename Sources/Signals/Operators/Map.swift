extension SignalConvertible {
  /// Delivers the result of `transform` for each value.
  @inlinable public func map<Result>(_ transform: @escaping (Value) -> Result) -> Signal<Result> {
    let mapped = Mapped(signal.relayed, transform)
    return Signal<Result>(depth: mapped.upstream.depth + 1, origin: mapped) { mapped.connect($0) }
  }
}

/// The description of a signal that `map` returned.
///
/// Each call of `map` describes another signal, although a tree that is described again often differs in nothing. A
/// subscription to one can go on with the transform of the other, if both have the same upstream and the same types.
@MainActor @usableFromInline package class MappedSignal {
  /// The object that all signals of the upstream's variable have in common, if it is known.
  @usableFromInline internal let source: (any AnyObject & Sendable)?

  @inlinable internal init(source: (any AnyObject & Sendable)?) { self.source = source }

  /// Returns whether both signals have the same upstream and the same types.
  package final func isLike(_ other: MappedSignal) -> Bool {
    guard type(of: self) == type(of: other) else { return false }
    return source == nil ? hasUpstream(of: other) : source === other.source
  }

  /// Returns whether both upstreams are copies of one signal.
  fileprivate func hasUpstream(of other: MappedSignal) -> Bool { false }
}

/// A mapped signal of values of a type.
@usableFromInline internal class MappedValues<Value>: MappedSignal {
  @inlinable internal override init(source: (any AnyObject & Sendable)?) { super.init(source: source) }

  /// Subscribes to the values, until the lifetime ends.
  fileprivate func link(
    _ onValue: @escaping @MainActor (Value) -> Void
  ) -> (lifetime: Lifetime, link: SignalLink)? { nil }
}

/// A signal of the results of a transform.
@usableFromInline internal final class Mapped<Upstream, Value>: MappedValues<Value> {
  @usableFromInline internal let upstream: Signal<Upstream>
  @usableFromInline internal let transform: (Upstream) -> Value

  @inlinable internal init(_ upstream: Signal<Upstream>, _ transform: @escaping (Upstream) -> Value) {
    self.upstream = upstream
    self.transform = transform
    super.init(source: upstream.origin)
  }

  @inlinable internal func connect(_ observer: Observer<Value>) -> Connection {
    if observer.isSubscriber { return MapConnection(self, observer) }
    let (transform, value) = (transform, observer.value)
    return upstream.connect(Observer(value: { value(transform($0)) }, end: observer.end))
  }

  fileprivate override func hasUpstream(of other: MappedSignal) -> Bool {
    (other as? Mapped)?.upstream.isSame(as: upstream) == true
  }

  fileprivate override func link(
    _ onValue: @escaping @MainActor (Value) -> Void
  ) -> (lifetime: Lifetime, link: SignalLink)? {
    let link = MapLink(self, onValue)
    return (upstream.start(Observer(value: { link.receive($0) }, end: { _ in })), link)
  }
}

/// The connection of a subscriber to a mapped signal: a ``GuardedConnection`` that also holds the transform, so that a
/// subscription needs one object.
@usableFromInline internal final class MapConnection<Upstream, Value>: Connection {
  @usableFromInline internal let transform: (Upstream) -> Value

  /// The closure for values, until the connection is cancelled.
  @usableFromInline @exclusivity(unchecked) internal var onValue: ((Value) -> Void)?
  @usableFromInline @exclusivity(unchecked) internal var upstream: Connection?

  @inlinable internal init(_ mapped: Mapped<Upstream, Value>, _ observer: Observer<Value>) {
    (transform, onValue) = (mapped.transform, observer.value)
    super.init()
    upstream = mapped.upstream.connect(Observer(value: { [self] in receive($0) }, end: observer.end))
  }

  @inlinable internal func receive(_ sent: Upstream) {
    let value = transform(sent)
    onValue?(value)
  }

  @usableFromInline internal override var height: Int { upstream?.height ?? 0 }

  internal override var node: GraphNode? { upstream?.node }

  @usableFromInline internal override func cancel() {
    onValue = nil
    upstream?.cancel()
    upstream = nil
  }
}

/// A subscription to a mapped signal that another description of the signal can take over.
@MainActor package class SignalLink {
  /// Whether values are still passed on.
  fileprivate final var isLive = true

  /// Passes on no further value, not even that of the current delivery.
  package final func end() { isLive = false }

  /// Continues with the transform of a like signal, and delivers its result for the current value unless that equals
  /// the last one.
  package func exchange(for signal: MappedSignal) {}
}

private final class MapLink<Upstream, Value>: SignalLink {
  private var mapped: Mapped<Upstream, Value>
  private let onValue: @MainActor (Value) -> Void
  private var last: Value?

  /// The variable upstream, if there is one.
  private let variable: AdapterCore<VarState<Upstream>>?

  /// The last value of an upstream other than an adapter or an input. Asking such an upstream for its value could have
  /// side effects.
  private var lastOfUpstream: Upstream?

  init(_ mapped: Mapped<Upstream, Value>, _ onValue: @escaping @MainActor (Value) -> Void) {
    self.mapped = mapped
    self.onValue = onValue
    variable = mapped.source as? AdapterCore<VarState<Upstream>>
  }

  func receive(_ value: Upstream) {
    if mapped.source == nil { lastOfUpstream = value }
    let result = mapped.transform(value)
    guard isLive else { return }
    last = result
    onValue(result)
  }

  override func exchange(for signal: MappedSignal) {
    guard let other = signal as? Mapped<Upstream, Value> else { return }
    mapped = other
    if let value = variable?.state.value ?? lastOfUpstream {
      receiveAgain(value)
    } else if other.source != nil {
      other.upstream.start(Observer(value: { [self] in receiveAgain($0) }, end: { _ in })).cancel()
    }
  }

  private func receiveAgain(_ value: Upstream) {
    let result = mapped.transform(value)
    if let last, areEqual(last, result) { return }
    guard isLive else { return }
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
  /// The description of the signal, if it is one of the results of a transform.
  @inlinable nonisolated package var mapped: MappedSignal? { depth > 0 ? origin as? MappedSignal : nil }

  /// Subscribes to the values, with a link if another description of the signal can take the subscription over.
  package func linked(
    _ onValue: @escaping @MainActor (Value) -> Void
  ) -> (lifetime: Lifetime, link: SignalLink?) {
    if depth > 0, let (lifetime, link) = (origin as? MappedValues<Value>)?.link(onValue) { return (lifetime, link) }
    return (connected(onValue), nil)
  }
}
