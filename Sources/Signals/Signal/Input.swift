/// A receiver of values.
///
/// An input made without a closure is a source of events: its ``signal`` delivers the values that are sent.
///
/// ```swift
/// let tapped = Input<Void>()
/// let lifetime = tapped.signal.subscribe { print("tapped") }
/// tapped.send()
/// ```
///
/// It can also start a chain of operators, which ends in an input to use as a target:
///
/// ```swift
/// Input<String>().compactMap { Int($0) }.bind(to: age)  // an Input<String>
/// ```
@MainActor public final class Input<Value>: InputChain, InputConvertible {
  @usableFromInline @exclusivity(unchecked) internal var hub: Hub<Value>?
  @usableFromInline internal let receive: ((Value) -> Void)?

  /// The chains that start here, for as long as this input exists.
  private var lifetimes: [Lifetime] = []

  /// Creates an input that delivers values to the subscribers of its signal.
  @inlinable public init() {
    receive = nil
  }

  /// Creates an input that calls `receive` with each value as soon as it is sent.
  @inlinable public init(_ receive: @escaping (Value) -> Void) {
    self.receive = receive
  }

  /// Sends a value, which is delivered now, or after the delivery that is under way.
  @inlinable public func send(_ value: Value) {
    receive?(value)
    hub?.send(value)
  }

  /// Ends the ``signal``. Values that are sent afterwards are dropped.
  public func end(_ end: End = .finished) {
    listeners().send(end: end)
  }

  /// A signal of the values that are sent.
  @inlinable public var signal: Signal<Value> { Signal(listeners()) }

  /// The input itself.
  public var input: Input { self }

  /// Returns whether two references are to the same input.
  nonisolated public func isSame(as other: Input) -> Bool { self === other }

  /// The input itself, as the start of a chain.
  public var start: Input { self }

  @usableFromInline internal func keep(_ lifetime: Lifetime) {
    lifetimes.append(lifetime)
  }

  @usableFromInline internal func listeners() -> Hub<Value> {
    if let hub { return hub }
    let hub = Hub<Value>()
    self.hub = hub
    return hub
  }
}

extension Input<Void> {
  /// Sends an event without a value.
  public func send() {
    send(())
  }
}
