import Widgets

extension Node {
  /// Changes the value of a control as its user does, with any device.
  ///
  /// - A slider, a stepper, a switch, a segmented control, a page control, a bar of tabs, the pages of a page
  ///   view controller and the scopes of a search bar do what ``slide(to:)``, ``stepUp(times:)``, ``toggle()``,
  ///   ``select(segment:)-(Int)``, ``select(page:)``, ``select(tab:)-(Int)``, ``turn(to:)`` and
  ///   ``select(scope:)-(Int)`` do.
  /// - An `Operable` control of your own changes its value, and sends `valueChanged` and `primaryActionTriggered`. If
  ///   the value stays the same, nothing is sent.
  ///
  /// - Throws: ``ActionError`` if the control has no such value or element, if a number is at its limit already, or if
  ///   a user could not use it.
  public func operate(_ operation: ControlOperation) throws {
    switch (treeRole, operation) {
    case (.switch, .toggle): try toggle()
    case (.radioGroup, .choose(let index)):
      try select(segment: index)
      if isFirstResponder, let part = focusParts.firstIndex(of: .segment(index)) { tree.focusComponent(part) }
    case (.searchField, .choose(let index)): try select(scope: index)
    case (.tabBar, .choose(let index)), (.tabs, .choose(let index)): try select(tab: index)
    case (.pages, .choose(let index)): try turn(to: index)
    case (.spinButton, _): try UserAction("step", on: self).step(operation)
    default: try operateByType(operation)
    }
  }

  /// Changes the value of a control without a role of its own.
  private func operateByType(_ operation: ControlOperation) throws {
    switch (mounted.current, operation) {
    case (is PageControl, .choose(let index)): try select(page: index)
    case (let slider as any RangeControl, .step(let count)):
      if count == 0 { return try UserAction("slide", on: self).checkUsable() }
      try slide(to: slider.value(by: Double(count)))
    case (is any RangeControl, .set(let number)):
      try UserAction("slide", on: self).checkFinite(number)
      try slide(to: number)
    default:
      try UserAction("operate", on: self).change(by: operation)
    }
  }

  /// Changes a control of your own as its user does. It changes first, then it sends the events.
  ///
  /// - Parameters:
  ///   - type: The type of the control.
  ///   - events: The events that the control sends. `valueChanged` by default.
  ///   - change: The change by the user.
  /// - Throws: ``ActionError`` if it is no such control, or a user could not operate it.
  public func operate<Value: Control>(
    as type: Value.Type, sending events: ControlEvents = .valueChanged, _ change: (inout Value) -> Void
  ) throws {
    let action = try UserAction("operate", on: self)
    _ = try action.usable(Value.self)
    input(as: Value.self, change)
    send(events)
  }

  /// Toggles a switch, or a control of your own with a Boolean value. Its value changes first, then it sends
  /// `valueChanged` and `primaryActionTriggered`.
  ///
  /// - Throws: ``ActionError`` if it is not a switch, or if a user could not toggle it.
  public func toggle() throws {
    let action = try UserAction("toggle", on: self)
    if try action.operateOwn(.toggle) { return }
    _ = try action.usable(Switch.self)
    flip()
  }

  internal func flip() {
    input(as: Switch.self) { $0.isOn.toggle() }
    sendValueChanged()
  }

  /// Sends the events of a control whose value the user has changed.
  internal func sendValueChanged() {
    send(.valueChanged)
    send(.primaryActionTriggered)
  }
}

extension UserAction {
  /// Changes the value of a control of a program's own.
  ///
  /// - Throws: ``ActionError`` if it has no such value, or if a user could not change it.
  fileprivate func change(by operation: ControlOperation) throws(ActionError) {
    let old = try usable((any Operable).self).controlValue
    let value = try value(after: operation, of: old)
    if value == old { return }
    node.input(as: (any Operable).self) { $0.controlValue = value }
    node.sendValueChanged()
  }

  /// Changes the value of a custom control with the value of a switch, a slider or a stepper, and returns whether the
  /// node is one.
  ///
  /// - Throws: ``ActionError`` if a user could not change it.
  internal func operateOwn(_ operation: ControlOperation) throws(ActionError) -> Bool {
    guard let control = node.mounted.current as? any Operable, !(control is any RangeControl),
      node.treeRole != .switch
    else { return false }
    switch (control.controlValue, operation) {
    case (.number, .step), (.number, .set), (.flag, .toggle): try change(by: operation)
    default: return false
    }
    return true
  }

  /// The control that a tap on the node operates, and the operation, or `nil` if the node has no operation.
  internal var part: (control: Node, operation: ControlOperation)? {
    let gesture = Gesture<TapGestureRecognizer>()
    var operation: ControlOperation?
    for place in touched {
      if let operation {
        if place.mounted.current is any Operable { return (place, operation) }
        continue
      }
      operation = WidgetCast.widget(place.mounted.current)?.operation
      if operation == nil, place.answersToTaps || !gesture.recognizers(of: place).isEmpty { return nil }
    }
    return nil
  }

  /// Changes the value of a stepper.
  ///
  /// - Parameters:
  ///   - operation: The operation.
  ///   - count: The number of times for which a stepper with `autorepeat` performs it. 1 by default.
  /// - Throws: ``ActionError`` if it is not a stepper, or if the operation is refused at once.
  internal func step(_ operation: ControlOperation, times count: Int = 1) throws(ActionError) {
    let stepper = try usable(Stepper.self)
    var value = try value(after: operation, of: stepper.controlValue)
    if value == stepper.controlValue { return }
    var numbers: [Double] = []
    while case .number(let number, _, _, _) = value {
      numbers.append(number)
      guard stepper.autorepeat, numbers.count < count, let next = try? self.value(after: operation, of: value) else {
        break
      }
      value = next
    }
    node.turn(numbers.map { number in { $0.value = number } })
  }

  /// Checks that a number at a limit is not set to the limit again, or to a number beyond it.
  ///
  /// - Throws: ``ActionError`` otherwise.
  internal func checkLimits(
    _ limits: ClosedRange<Double>, of number: Double, set wanted: Double
  ) throws(ActionError) {
    if number >= limits.upperBound && wanted >= number || number <= limits.lowerBound && wanted <= number {
      throw refusal(.atLimit)
    }
  }

  /// Returns a value after an operation.
  ///
  /// - Throws: ``ActionError`` if the operation is refused.
  fileprivate func value(
    after operation: ControlOperation, of value: ControlValue
  ) throws(ActionError) -> ControlValue {
    switch (value, operation) {
    case (.number(let number, let limits, let step, let wraps), .step(let count)):
      var new = number + Double(count) * step
      if new > limits.upperBound { new = wraps ? limits.lowerBound : limits.upperBound }
      if new < limits.lowerBound { new = wraps ? limits.upperBound : limits.lowerBound }
      try checkFinite(new)
      if new == number, count != 0, !wraps { throw refusal(.atLimit) }
      return .number(new, in: limits, step: step, wraps: wraps)
    case (.number(let number, let limits, let step, let wraps), .set(let wanted)):
      try checkFinite(wanted)
      // A number is rounded to whole steps from the current value or from a limit, or to a limit.
      let starts = [number] + [limits.lowerBound, limits.upperBound].map { $0.isFinite ? $0 : 0 }
      let near = starts.map { $0 + ((wanted - $0) / step).rounded() * step }
      let nearest = near.filter(\.isFinite).min { abs($0 - wanted) < abs($1 - wanted) }
      let new = max(limits.lowerBound, min(nearest ?? wanted, limits.upperBound))
      try checkLimits(limits, of: number, set: wanted)
      return .number(new, in: limits, step: step, wraps: wraps)
    case (.choice(_, let count, let disabled), .choose(let index)):
      _ = try element(index, of: 0..<max(0, count), "choice")
      if disabled.contains(index) { throw refusal(.disabled) }
      return .choice(index, of: count, disabled: disabled)
    case (.flag(let isOn), .toggle): return .flag(!isOn)
    default: throw wrongKind
    }
  }
}
