extension Node {
  /// Drags the thumb of a slider to a value, or to the nearest one between its limits.
  ///
  /// The slider is highlighted and sends `touchDown`. The value changes, and it sends `valueChanged` and
  /// `primaryActionTriggered`. Then it sends `touchDragInside` and `touchUpInside`, and is no longer highlighted. A
  /// slider without `isContinuous` sends `valueChanged` after `touchDragInside`. Nothing is sent if the slider has the
  /// value already.
  ///
  /// A page control with `allowsContinuousInteraction` shows the page with that index, or the nearest one. A control of
  /// your own with a number gets the value: see ``operate(_:)``.
  ///
  /// - Throws: ``ActionError`` if it is not a slider, if it is at its limit, if the value is not a number, or if a user
  ///   could not use it.
  public func slide(to value: Double) throws {
    let action = try UserAction("slide", on: self)
    if mounted.current is PageControl { return try action.slide(toPage: value) }
    if try action.operateOwn(.set(value)) { return }
    let control = try action.usable((any RangeControl).self)
    if treeRole == .spinButton { throw action.wrongKind }
    if value.isNaN { throw action.refusal(.notFinite) }
    try action.checkLimits(control.range.limits, of: control.value, set: value)
    if value == control.value { return }
    turn([{ $0.value = value }], isDragged: true)
  }

  /// Presses the increment button of a stepper. It sends the events of a slider except `touchDragInside`. A control of
  /// your own with a number changes it: see ``operate(_:)``.
  ///
  /// - Parameter count: The number of steps for which the button is held, if the stepper has `autorepeat`. 1 by
  ///   default. The stepper sends `valueChanged` for each of them, or without `isContinuous` once at the end.
  /// - Throws: ``ActionError`` if it is not a stepper, if it is at its maximum and does not wrap, or if a user could
  ///   not use it.
  public func stepUp(times count: Int = 1) throws {
    let action = try UserAction("step up", on: self)
    if try !action.operateOwn(.step(count)) { try action.step(.step(1), times: count) }
  }

  /// Presses the decrement button of a stepper. It sends the events of a slider except `touchDragInside`.
  ///
  /// - Parameter count: The number of steps for which the button is held. See ``stepUp(times:)``.
  /// - Throws: ``ActionError`` if it is not a stepper, if it is at its minimum and does not wrap, or if a user could
  ///   not use it.
  public func stepDown(times count: Int = 1) throws {
    let action = try UserAction("step down", on: self)
    if try !action.operateOwn(.step(0 - count)) { try action.step(.step(-1), times: count) }
  }

  /// Drags the thumb of a slider without lifting the finger.
  ///
  /// A slider without `isContinuous` sends `valueChanged` only at the end: see ``endSliding(from:)``.
  ///
  /// - Throws: ``ActionError`` as ``slide(to:)`` does.
  package func slideOn(to value: Double) throws {
    guard slider?.isContinuous == false else { return try slide(to: value) }
    _ = try UserAction("slide", on: self).usable(Slider.self)
    input(as: Slider.self) { $0.value = value }
  }

  /// Lifts the finger from a slider that had a value when it was touched.
  package func endSliding(from value: Double) {
    guard let slider, !slider.isContinuous, slider.value != value else { return }
    sendValueChanged()
  }
}

extension UserAction {
  fileprivate func slide(toPage page: Double) throws {
    let control = try usable(PageControl.self)
    try checkFinite(page)
    if !control.allowsContinuousInteraction { throw refusal(.declined(by: "allowsContinuousInteraction")) }
    guard control.numberOfPages > 0 else { throw refusal(.missing("page")) }
    try node.select(page: Int(max(0, min(page.rounded(), Double(control.numberOfPages - 1)))))
  }
}

extension Node {
  /// Changes the value of a control while it is touched.
  internal func turn(_ changes: [(inout any RangeControl) -> Void], isDragged: Bool = false) {
    highlight()
    defer { unhighlight() }
    let control = mounted.current as? any RangeControl
    let isContinuous = control?.isContinuous != false
    for change in changes {
      let old = (mounted.current as? any RangeControl)?.value
      input(as: (any RangeControl).self, change)
      if isContinuous, (mounted.current as? any RangeControl)?.value != old { sendValueChanged() }
    }
    if isDragged { send(.touchDragInside) }
    if !isContinuous, (mounted.current as? any RangeControl)?.value != control?.value { sendValueChanged() }
    send(.touchUpInside)
  }
}

extension RangeControl {
  /// Returns the value after some steps. From a value between two steps, the first step leads to the next of them.
  ///
  /// Steps up and then down return to the value.
  internal func value(by count: Double) -> Double {
    let place = value * stepsInUnit
    // Ignores distances that come from rounding.
    let start = count < 0 ? (place - 1e-6).rounded(.up) : (place + 1e-6).rounded(.down)
    return (start + count) / stepsInUnit
  }
}
