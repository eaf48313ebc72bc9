/// A part of the value of a ``Var``, which is read, set and bound like a variable of its own. See ``Var/at(_:)``.
@MainActor public struct VarPart<Value>: SignalConvertible, InputConvertible {
  private let read: () -> Value
  private let change: (Value, _ notifies: Bool) -> Void
  private let values: Signal<Value>

  /// The identity of the part of the variable, which the closures retain.
  private let identity: PropertyIdentity

  fileprivate init<Whole>(of variable: Var<Whole>, _ keyPath: WritableKeyPath<Whole, Value>) {
    read = { variable.value[keyPath: keyPath] }
    change = { part, notifies in
      variable.adapter.send(.change({ $0[keyPath: keyPath] = part }, notifies: notifies))
    }
    values = variable.map { $0[keyPath: keyPath] }
    identity = PropertyIdentity(variable.adapter.core, keyPath)
  }

  /// The current value. Setting it notifies the subscribers of the variable.
  public var value: Value {
    get { read() }
    nonmutating set { set(newValue) }
  }

  /// Stores a value and notifies the subscribers of the variable.
  ///
  /// The part is changed in the value that the variable has when it is the turn of the change, so that changes of
  /// several parts during a delivery are all kept.
  public func set(_ value: Value) { change(value, true) }

  /// Stores a value, and notifies only ``Var/allChanges()`` and ``Var/stateChanges()`` of the variable.
  public func update(_ value: Value) { change(value, false) }

  /// A signal of the current value, and then of the value after each notification of the variable.
  public var signal: Signal<Value> { values }

  /// An input that sets the part.
  public var input: Input<Value> { Input { [change] in change($0, true) } }

  /// Returns whether two values are the same part of one variable.
  nonisolated public func isSame(as other: VarPart) -> Bool { identity == other.identity }
}

extension Var {
  /// Returns a part of the value that can be read, set and bound in both directions.
  ///
  /// ```swift
  /// let person = Var((name: "Ada", age: 36))
  /// let name = person.at(\.name)
  /// name.value = "Grace"  // person.value.name == "Grace"
  /// let field = TextField(.text <--> person.at(\.name))
  /// ```
  public func at<Part>(_ keyPath: WritableKeyPath<Value, Part>) -> VarPart<Part> { VarPart(of: self, keyPath) }
}
