extension Node {
  /// Begins a touch, and returns whether there is a button to hold.
  ///
  /// The button is highlighted, and sends `touchDown`. Other widgets handle the end of the touch: see ``tap(with:)``.
  ///
  /// - Parameter isRepeated: Whether the touch is the second of a double tap.
  /// - Throws: ``ActionError`` if a user could not press it.
  package func beginTouch(isRepeated: Bool = false) throws -> Bool {
    let action = try UserAction("press", on: self)
    guard let button = action.button else { return false }
    try action.checkEnabled(button)
    button.highlight(isRepeated)
    return true
  }

  /// Ends a touch: on the button, as a tap, or beside it.
  ///
  /// A button that was disabled meanwhile sends only `touchCancel`.
  ///
  /// - Throws: ``ActionError`` if a user cannot reach the button any more.
  package func endTouch(isInside: Bool) throws {
    let held = heldControl
    do {
      let action = try UserAction("press", on: self)
      guard let button = action.button else { return held?.unhighlight() ?? () }
      do { try action.checkEnabled(button) } catch {
        button.send(.touchCancel)
        throw error
      }
      if isInside { button.lift() } else { button.leaveTouch() }
      if held !== button { held?.unhighlight() }
    } catch {
      held?.unhighlight()
      throw error
    }
  }

  /// The innermost control around that is held, also if users cannot reach it any more.
  private var heldControl: Node? {
    line.first { node in tree.pointer.presses.contains { $0.node === node && $0.isHighlight } }
  }

  /// A Boolean value that indicates whether a presented screen covers the node.
  package var isCovered: Bool { layer !== topLayer }

  /// Cancels a touch that has become a gesture.
  package func cancelTouch() {
    guard let button = heldControl else { return }
    button.unhighlight()
    button.send(.touchCancel)
  }

  /// Taps the widget for the second time in quick succession. The first tap has been performed.
  ///
  /// - Throws: ``ActionError`` if a user could not tap it, or if nothing handles the tap.
  package func tapAgain() throws { try UserAction("tap twice", on: self).tap(2...2, with: .pointer) }

  /// Holds the widget, performs other actions meanwhile, and lifts the finger.
  ///
  /// A button is highlighted meanwhile, and tapped at the end. The widget and its ancestors are in the state
  /// `highlighted`. While a widget with `isExclusiveTouch` is held, no other widget receives touches, and it receives
  /// none while another one is held.
  ///
  /// - Throws: ``ActionError`` if a user could not press it, and the errors of the actions.
  public func hold(while actions: () throws -> Void) throws {
    try UserAction("hold", on: self).checkUsable()
    let isHeld = try beginTouch()
    tree.pointer.touched.append(self)
    beginPress()
    let result = Result { try actions() }
    endPress()
    tree.pointer.touched.removeLast()
    if isHeld { try endTouch(isInside: true) }
    try result.get()
  }

  private func leaveTouch() {
    unhighlight()
    for event in [ControlEvents.touchDragExit, .touchDragOutside, .touchUpOutside] { send(event) }
  }
}

extension UserAction {
  /// The control that is highlighted while it is touched.
  fileprivate var button: Node? {
    let gesture = Gesture<TapGestureRecognizer>()
    guard part == nil, let target = touched.first(where: { $0.answersToTaps || !gesture.recognizers(of: $0).isEmpty }),
      target.mounted.current is any Control, target.treeRole != .backButton, !target.hasSeveralValues,
      gesture.recognizers(of: target).isEmpty
    else { return nil }
    return target.controlValue != nil || target.mounted.current is any TextInput ? nil : target
  }
}
