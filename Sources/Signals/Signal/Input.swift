/// A receiver of values.
///
/// An input made without a closure is a source of events: its ``signal`` delivers the values that are sent.
///
/// ```swift
/// let tapped = Input<Void>()
/// let lifetime = tapped.subscribe { print("tapped") }
/// tapped.send()
/// ```
///
/// ``through(_:)`` creates an input whose values pass through operators before they reach a target.
@MainActor public final class Input<Value>: SignalConvertible, InputConvertible {
  @usableFromInline @exclusivity(unchecked) internal var hub: Hub<Value>?
  @usableFromInline internal let receive: ((Value) -> Void)?

  /// The subscriptions of ``through(_:)`` and of an ``InputChain``, which last as long as this input.
  private var lifetimes: [Lifetime] = []

  /// Creates an input that delivers values to the subscribers of its signal.
  @inlinable public init() { receive = nil }

  /// Creates an input that calls `receive` with each value as soon as it is sent.
  @inlinable public init(_ receive: @escaping (Value) -> Void) { self.receive = receive }

  /// Returns an input whose values pass through operators to a target.
  ///
  /// ```swift
  /// TextField(.textChanged --> Input.through { $0.compactMap { Int($0) }.bind(to: age) })
  /// ```
  ///
  /// - Parameter connect: A closure that subscribes to the sent values. The input owns the subscription.
  public static func through(_ connect: (Signal<Value>) -> Lifetime) -> Input {
    let input = Input()
    input.own(connect(input.signal))
    return input
  }

  internal func own(_ lifetime: Lifetime) { lifetimes.append(lifetime) }

  /// Sends a value, which is delivered now, or after the delivery that is under way.
  ///
  /// It reaches those that are subscribed when it is delivered.
  @inlinable public func send(_ value: Value) {
    receive?(value)
    if let hub { hub.send(value) } else if Turn.isOpen { listeners().send(value) }
  }

  /// Ends the ``signal``. Values that are sent afterwards are dropped.
  public func end(_ end: End = .finished) { listeners().send(end: end) }

  /// A signal of the values that are sent.
  @inlinable public var signal: Signal<Value> { Signal(listeners()) }

  /// The input itself.
  public var input: Input { self }

  /// Returns whether two references are to the same input.
  nonisolated public func isSame(as other: Input) -> Bool { self === other }

  @usableFromInline internal func listeners() -> Hub<Value> {
    if let hub { return hub }
    let hub = Hub<Value>()
    self.hub = hub
    return hub
  }
}

extension Input<Void> {
  /// Sends an event without a value.
  public func send() { send(()) }
}

/// A receiver of values: an ``Input``, a ``Var``, or an ``Adapter``, whose input takes messages.
@MainActor public protocol InputConvertible<Sent>: Sendable {
  /// The type of the values.
  associatedtype Sent

  /// The input that receives the values.
  var input: Input<Sent> { get }

  /// Returns whether two values are the same receiver.
  nonisolated func isSame(as other: Self) -> Bool
}
