/// A property and a variable that follow each other: what `.text <--> name` notes.
internal struct TwoWayBinding<Root: Bindable, Variable: SignalConvertible & InputConvertible>: PropertyBinding
where Variable.Sent == Variable.Value, Variable.Value: Equatable {
  internal typealias Value = Variable.Value

  internal let name: String
  internal let variable: Variable
  internal let set: @MainActor (Value, inout Root) -> Void
  internal let get: @MainActor (Root) -> Value?

  internal var kind: BehaviorKind { .twoWayBinding }

  internal func isEqual(to other: any Behavior) -> Bool {
    guard let other = other as? Self else { return false }
    return name == other.name && variable.isSame(as: other.variable)
  }

  internal func connect(to mounted: Mounted<Root>) -> Lifetime? {
    let input = variable.input
    mounted.watch { [get] before in
      let old = get(before)
      return { after in
        if let new = get(after), new != old { input.send(new) }
      }
    }
    return variable.signal.subscribe { [set] value in mounted.apply { set(value, &$0) } }
  }

  internal func keep(_ old: Root, in new: inout Root) {
    if let value = get(old) { set(value, &new) }
  }

  internal var description: String { "\(name) <--> \(typeName(Variable.self))" }
}
