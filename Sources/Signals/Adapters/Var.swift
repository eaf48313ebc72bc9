/// A variable that notifies subscribers when it is set.
///
/// ```swift
/// let name = Var("Ada")
/// let lifetime = name.subscribe { print($0) }  // Ada
/// name.value = "Grace"                         // Grace
/// name.update("Barbara")                       // stored; subscribers are not notified
/// ```
///
/// Use `set`, or the property ``value``, for changes by the program, `update` for values that a view reports and shows
/// already, and `notify` for values that are shown once and not stored.
///
/// All copies of a variable share one value.
@MainActor public struct Var<Value>: SignalConvertible, InputConvertible {
  @usableFromInline internal let adapter: Adapter<VarState<Value>>

  /// Creates a variable with an initial value.
  @inlinable public init(_ value: Value) { adapter = Adapter(VarState(value: value)) }

  /// The current value. Setting it notifies subscribers, as ``set(_:)`` does: `count.value += 1`.
  ///
  /// Reads in the body of a component, in the block of a live tree and in `Signal.observing` are tracked: they are
  /// repeated when the variable notifies subscribers.
  @inlinable public var value: Value {
    get { adapter.state.value }
    nonmutating set { set(newValue) }
  }

  /// Stores a value and notifies subscribers.
  @inlinable public func set(_ value: Value) { adapter.send(.set(value)) }

  /// Stores a value and notifies only ``allChanges()`` and ``stateChanges()``.
  @inlinable public func update(_ value: Value) { adapter.send(.update(value)) }

  /// Notifies subscribers of a value that is not stored.
  @inlinable public func notify(_ value: Value) { adapter.send(.notify(value)) }

  /// A signal of the current value, and then of every value that is set or notified of.
  @inlinable public var signal: Signal<Value> {
    // A variable always has a value, unlike other adapters.
    Signal(origin: adapter.core) { [core = adapter.core] observer in
      let connection = core.notifications.subscribe(observer)
      observer.value(core.state.value)
      return connection
    }
  }

  /// An input that sets the variable.
  @inlinable public var input: Input<Value> { self.set() }

  /// Returns whether two values are copies of one variable.
  nonisolated public func isSame(as other: Var) -> Bool { adapter.isSame(as: other.adapter) }

  /// The errors of cycles that were stopped (``FeedbackError``). The variable goes on after an error.
  public var failures: Signal<any Error> { adapter.failures }
}

extension Var {
  /// Returns an input that sets the variable: `.textChanged --> name.set()`.
  @inlinable public func set() -> Input<Value> { Input { [adapter] in adapter.send(.set($0)) } }

  /// Returns an input that stores values without a notification, for values that a view shows already.
  @inlinable public func update() -> Input<Value> { Input { [adapter] in adapter.send(.update($0)) } }

  /// Returns an input that notifies subscribers of values that are not stored.
  @inlinable public func notify() -> Input<Value> { Input { [adapter] in adapter.send(.notify($0)) } }

  /// Returns a signal of the current value and of every value that is set, updated or notified of.
  @inlinable public func allChanges() -> Signal<Value> {
    steps { step in
      switch step.message {
      case .set(let new), .update(let new), .notify(let new): new
      case .change, nil: step.state.value
      }
    }
  }

  /// Returns a signal of the current value and of every value that is stored.
  @inlinable public func stateChanges() -> Signal<Value> {
    steps { step in
      if case .notify? = step.message { return nil }
      return step.state.value
    }
  }

  /// Returns a signal of the current value and of the results of `change` that are not `nil`.
  @inlinable internal func steps(_ change: @escaping (AdapterCore<VarState<Value>>.Step) -> Value?) -> Signal<Value> {
    Signal { [core = adapter.core] observer in
      let value = observer.value
      let take: (AdapterCore<VarState<Value>>.Step) -> Void = { if let new = change($0) { value(new) } }
      let connection = core.steps.subscribe(Observer(value: take, end: observer.end))
      value(core.state.value)
      return connection
    }
  }
}

/// A variable is encoded as its value.
///
/// Encode and decode variables on the main actor, because they are isolated to it; elsewhere it is a programming error
/// that stops the program.
extension Var: Codable where Value: Codable {
  /// Encodes the value.
  ///
  /// - Throws: The error of the encoder or of the value.
  public nonisolated func encode(to encoder: any Encoder) throws { try adapter.encode(to: encoder) }

  /// Creates a variable with a decoded value.
  ///
  /// - Throws: The error of the decoder or of the value.
  public nonisolated init(from decoder: any Decoder) throws { adapter = try Adapter(from: decoder) }
}

extension Var: CodableContainer where Value: Codable {
  /// A signal that delivers after each change of the value, and after each change in a container inside the value.
  public var codableValueChanged: Signal<Void> { adapter.codableValueChanged }

  /// The adapters and containers in the value.
  ///
  /// - Complexity: O(*n*) for *n* values in the value.
  public var childCodableContainers: [any CodableContainer] { adapter.childCodableContainers }
}

extension Var: RestorableAdapter where Value: Codable {
  internal func plan(_ other: any RestorableAdapter, in restoration: inout Restoration) throws(RestoreError) {
    try adapter.plan((other as? Var)?.adapter ?? other, in: &restoration)
  }
}

/// The state of a ``Var``.
@usableFromInline internal struct VarState<Value>: ValueState {
  /// The messages of a ``Var``.
  @usableFromInline internal enum Message {
    /// Stores the value and notifies subscribers.
    case set(Value)
    /// Stores the value without a notification.
    case update(Value)
    /// Notifies subscribers of a value that is not stored.
    case notify(Value)
    /// Changes the stored value in place, and notifies subscribers or not.
    case change((inout Value) -> Void, notifies: Bool)
  }

  @usableFromInline internal var value: Value

  @inlinable internal init(value: Value) { self.value = value }

  /// The name `Var<Value>`.
  @usableFromInline nonisolated internal static var adapterName: String { "Var<\(Value.self)>" }

  /// Returns the state after the message, and the value of the notification, if any.
  @inlinable internal func reduce(message: Message, feedback: Input<Message>) -> (state: VarState, notification: Value?)
  {
    switch message {
    case .set(let value): (VarState(value: value), value)
    case .update(let value): (VarState(value: value), nil)
    case .notify(let value): (self, value)
    case .change(let change, let notifies): changed(change, notifies)
    }
  }

  @usableFromInline internal func changed(
    _ change: (inout Value) -> Void,
    _ notifies: Bool
  ) -> (state: VarState, notification: Value?) {
    var value = value
    change(&value)
    return (VarState(value: value), notifies ? value : nil)
  }

  @inlinable internal mutating func apply(message: Message, feedback: Input<Message>) -> Value? {
    if case .change(let change, let notifies) = message {
      change(&value)
      return notifies ? value : nil
    }
    let (state, notification) = reduce(message: message, feedback: feedback)
    self = state
    return notification
  }
}

extension VarState: StoredState, PersistentAdapterState where Value: Codable {}
