/// The behavior that `.text <--> name` adds: a property and a variable that update each other.
internal final class TwoWayBinding<Root: Bindable, Value, Variable: SignalConvertible & InputConvertible>: Connectable
where Variable.Sent == Variable.Value, Variable.Value: Equatable {
  private let target: Target<Root, Value>
  private let variable: Variable

  private let convert: @Sendable (Variable.Value) -> Value

  /// Converts a value of the property to one for the variable, or returns `nil` to send nothing.
  private let convertBack: @Sendable (Value) -> Variable.Value?

  internal init(
    target: Target<Root, Value>,
    variable: Variable,
    convert: @escaping @Sendable (Variable.Value) -> Value,
    convertBack: @escaping @Sendable (Value) -> Variable.Value?
  ) {
    self.target = target
    self.variable = variable
    self.convert = convert
    self.convertBack = convertBack
  }

  internal var name: String { target.name }

  internal var subject: String { target.subject }

  internal var description: String { "\(name) <--> \(typeName(Variable.self))" }

  internal func isEqual(to other: any Behavior) -> Bool {
    guard let other = other as? TwoWayBinding else { return false }
    return other === self || subject == other.subject && variable.isSame(as: other.variable)
  }

  internal func connect(toAny mounted: AnyMounted) -> Lifetime? {
    guard let mounted = mounted.view(as: Root.self) else { return nil }
    let input = variable.input
    // A value that is sent during a delivery waits, and so does this event, after it.
    let sent = Input<Void>()
    let answer = sent.signal.subscribe { [self, weak mounted] in
      // An object may have been released since, on another thread.
      if let mounted = mounted?.view(as: Root.self) { adopt(in: mounted) }
    }
    let watch = mounted.watch { [self] before in
      let old = value(in: before)
      return { [self] after in
        guard let new = value(in: after), new != old else { return }
        input.send(new)
        sent.send()
      }
    }
    let subscription = variable.signal.subscribe { [self] in set($0, in: mounted) }
    return Lifetime {
      for lifetime in [answer, watch, subscription] { lifetime.cancel() }
    }
  }

  internal func keepAny<Whole>(_ old: Whole, in new: inout Whole) { target.keepAny(old, in: &new) }

  /// Sets the property to the current value of the variable, which can differ from the user's value without notice.
  @MainActor private func adopt(in mounted: Mounted<Root>) {
    variable.signal.subscribe { [self] in if value(in: mounted.value) != $0 { set($0, in: mounted) } }.cancel()
  }

  @MainActor private func value(in root: Root) -> Variable.Value? { convertBack(target.property.value(in: root)) }

  @MainActor private func set(_ value: Variable.Value, in mounted: Mounted<Root>) {
    mounted.set(target.subject) { target.property.set(convert(value), in: &$0) }
  }
}
