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
  public func stepUp() throws { try UserAction("step up", on: self).step(.step(1)) }

  /// Taps the decrement button of a stepper. It sends the events of a slider except `touchDragInside`.
  ///
  /// - Throws: ``ActionError`` if it is not a stepper, if it is at its minimum and does not wrap, or if a user could
  ///   not use it.
  public func stepDown() throws { try UserAction("step down", on: self).step(.step(-1)) }
}

extension Node {
  /// Changes the value of a control while it is touched.
  internal func turn(isDragged: Bool = false, _ change: (inout any RangeControl) -> Void) {
    highlight()
    defer { unhighlight() }
    let old = (mounted.current as? any RangeControl)?.value
    input(as: (any RangeControl).self, change)
    if (mounted.current as? any RangeControl)?.value != old { sendValueChanged() }
    if isDragged { send(.touchDragInside) }
    send(.touchUpInside)
  }
}

extension RangeControl {
  /// Returns the value after some steps, of which the first leads from a value between two steps to the next of them.
  ///
  /// Steps up and down come back.
  internal func value(by count: Double) -> Double {
    let place = value * stepsInUnit
    // A distance less than what rounding loses is none.
    let start = count < 0 ? (place - 1e-6).rounded(.up) : (place + 1e-6).rounded(.down)
    return (start + count) / stepsInUnit
  }
}
