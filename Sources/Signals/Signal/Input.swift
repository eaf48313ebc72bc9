/// Where values are sent to.
///
/// An input of its own is a source of events, and its ``signal`` delivers what is sent:
///
/// ```swift
/// let tapped = Input<Void>()
/// let lifetime = tapped.signal.subscribe { print("tapped") }
/// tapped.send()
/// ```
///
/// It also starts a chain that is written from the front, to stand where an input is expected:
///
/// ```swift
/// Input<String>().compactMap { Int($0) }.bind(to: age)  // an Input<String>
/// ```
@MainActor
public final class Input<Value>: InputChain, InputConvertible {
  @usableFromInline @exclusivity(unchecked) internal var hub: Hub<Value>?
  @usableFromInline internal let receive: ((Value) -> Void)?

  /// The chains that start here, for as long as there is something to send to.
  private var lifetimes: [Lifetime] = []

  /// Makes an input of its own.
  @inlinable
  public init() {
    receive = nil
  }

  /// Makes an input that calls `receive` with each value, at once.
  @inlinable
  public init(_ receive: @escaping (Value) -> Void) {
    self.receive = receive
  }

  /// Sends a value: to all subscribers now, or after the delivery that is under way.
  @inlinable
  public func send(_ value: Value) {
    receive?(value)
    hub?.send(value)
  }

  /// Ends the ``signal``. What is sent afterwards goes nowhere.
  public func end(_ end: End = .finished) {
    listeners().send(end: end)
  }

  /// What is sent.
  @inlinable public var signal: Signal<Value> { Signal(listeners()) }

  /// The input itself.
  public var input: Input { self }

  /// Whether both are the same input.
  nonisolated public func isSame(as other: Input) -> Bool { self === other }

  /// The input itself: where the chain starts.
  public var start: Input { self }

  @usableFromInline
  internal func keep(_ lifetime: Lifetime) {
    lifetimes.append(lifetime)
  }

  @usableFromInline
  internal func listeners() -> Hub<Value> {
    if let hub { return hub }
    let hub = Hub<Value>()
    self.hub = hub
    return hub
  }
}

extension Input<Void> {
  /// Sends that it happened.
  public func send() {
    send(())
  }
}
