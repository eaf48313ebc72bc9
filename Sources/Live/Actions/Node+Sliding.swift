extension Node {
  /// Drags the thumb of a slider to a value, or to the nearest one between its limits.
  ///
  /// The slider is highlighted and sends `touchDown`. If the value changes, it sends `valueChanged` and
  /// `primaryActionTriggered`. Then it sends `touchDragInside` and `touchUpInside`, and is no longer highlighted.
  ///
  /// - Throws: ``ActionError`` if it is not a slider, if the value is not finite, or if a user could not use it.
  public func slide(to value: Double) throws {
    let action = try UserAction("slide", on: self)
    let control = try action.usable((any RangeControl).self)
    if control is Stepper { throw action.wrongKind }
    if value.isNaN { throw action.refusal(.notFinite) }
    turn(isDragged: true) { $0.value = value }
  }

  /// Taps the increment button of a stepper. It sends the events of a slider except `touchDragInside`.
  ///
  /// - Throws: ``ActionError`` if it is not a stepper, if it is at its maximum and does not wrap, or if a user could
  ///   not use it.
  public func stepUp() throws { try UserAction("step up", on: self).step { $0.increment() } }

  /// Taps the decrement button of a stepper. It sends the events of a slider except `touchDragInside`.
  ///
  /// - Throws: ``ActionError`` if it is not a stepper, if it is at its minimum and does not wrap, or if a user could
  ///   not use it.
  public func stepDown() throws { try UserAction("step down", on: self).step { $0.decrement() } }
}

extension UserAction {
  fileprivate func step(_ change: (inout Stepper) -> Void) throws(ActionError) {
    var stepper = try usable(Stepper.self)
    let old = stepper.value
    change(&stepper)
    if stepper.value == old { throw refusal(.disabled) }
    node.turn { $0.value = stepper.value }
  }
}

extension Node {
  /// Changes the value of a control while it is touched.
  fileprivate func turn(isDragged: Bool = false, _ change: (inout any RangeControl) -> Void) {
    highlight()
    defer { unhighlight() }
    let old = (mounted.current as? any RangeControl)?.value
    input(as: (any RangeControl).self, change)
    if (mounted.current as? any RangeControl)?.value != old { sendValueChanged() }
    if isDragged { send(.touchDragInside) }
    send(.touchUpInside)
  }
}
