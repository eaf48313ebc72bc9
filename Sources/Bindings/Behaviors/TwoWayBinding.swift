/// A property and a variable that follow each other: what `.text <--> name` notes.
internal struct TwoWayBinding<Root: Bindable, Value, Variable: SignalConvertible & InputConvertible>: PropertyBinding
where Variable.Sent == Variable.Value, Variable.Value: Equatable {
  internal let target: Target<Root, Value>
  internal let variable: Variable

  /// What the property is set to when the variable delivers.
  internal let convert: @MainActor (Variable.Value) -> Value

  /// What the variable is sent when the user changes the property, if anything.
  internal let convertBack: @MainActor (Value) -> Variable.Value?

  internal var kind: BehaviorKind { .twoWayBinding }
  internal var description: String { "\(name) <--> \(typeName(Variable.self))" }

  internal func isEqual(to other: any Behavior) -> Bool {
    guard let other = other as? Self else { return false }
    return subject == other.subject && variable.isSame(as: other.variable)
  }

  internal func connect(to mounted: Mounted<Root>) -> Lifetime? {
    let input = variable.input
    // What is sent inside a delivery waits its turn, and so does this, behind it.
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

  /// Sets the property to what the variable has made of the user's value, also where it kept the one that it had and said nothing.
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
