/// The behavior that `.text <--> name` adds: a property and a variable that update each other.
internal struct TwoWayBinding<Root: Bindable, Value, Variable: SignalConvertible & InputConvertible>: PropertyBinding
where Variable.Sent == Variable.Value, Variable.Value: Equatable {
  internal let target: Target<Root, Value>
  internal let variable: Variable

  /// Converts a value of the variable to one of the property.
  internal let convert: @MainActor (Variable.Value) -> Value

  /// Converts a value of the property to one for the variable, or returns `nil` to send nothing.
  internal let convertBack: @MainActor (Value) -> Variable.Value?

  internal var kind: BehaviorKind { .twoWayBinding }
  internal var description: String { "\(name) <--> \(typeName(Variable.self))" }

  internal func isEqual(to other: any Behavior) -> Bool {
    guard let other = other as? Self else { return false }
    return subject == other.subject && variable.isSame(as: other.variable)
  }

  internal func connect(to mounted: Mounted<Root>) -> Lifetime? {
    let input = variable.input
    // A value that is sent during a delivery waits, and so does this event, after it.
    let sent = Input<Void>()
    let answer = sent.signal.subscribe { [weak mounted] in if let mounted { adopt(in: mounted) } }
    let watch = mounted.watch { before in
      let old = value(in: before)
      return { after in
        guard let new = value(in: after), new != old else { return }
        input.send(new)
        sent.send()
      }
    }
    let subscription = variable.signal.subscribe { set($0, in: mounted) }
    return Lifetime {
      for lifetime in [answer, watch, subscription] { lifetime.cancel() }
    }
  }

  /// Sets the property to the current value of the variable, also if the variable has kept its value without a
  /// notification.
  @MainActor
  private func adopt(in mounted: Mounted<Root>) {
    variable.signal.subscribe { if value(in: mounted.value) != $0 { set($0, in: mounted) } }.cancel()
  }

  @MainActor
  private func value(in root: Root) -> Variable.Value? {
    convertBack(target.get(root))
  }

  @MainActor
  private func set(_ value: Variable.Value, in mounted: Mounted<Root>) {
    mounted.apply { target.set(convert(value), &$0) }
  }
}
