extension Node {
  /// Begins a touch that lasts, and returns whether there is a button to hold.
  ///
  /// The button is highlighted, and sends `touchDown`. Everything else answers when the touch ends: see ``tap()``.
  ///
  /// - Throws: ``ActionError`` if a user could not press it.
  package func beginTouch() throws -> Bool {
    let action = try UserAction("press", on: self)
    guard let button = action.button else { return false }
    try action.checkEnabled(button)
    button.highlight()
    return true
  }

  /// Ends a touch that has begun: on the button, as a tap does, or beside it.
  ///
  /// A button that has been disabled meanwhile sends `touchCancel` alone.
  ///
  /// - Throws: ``ActionError`` if a user cannot reach the button any more.
  package func endTouch(isInside: Bool) throws {
    defer { if isMounted { unhighlight() } }
    let action = try UserAction("press", on: self)
    guard let button = action.button else { return }
    do { try action.checkEnabled(button) } catch {
      button.unhighlight()
      button.send(.touchCancel)
      throw error
    }
    if isInside { button.lift() } else { button.leaveTouch() }
  }

  private func leaveTouch() {
    unhighlight()
    for event in [ControlEvents.touchDragExit, .touchDragOutside, .touchUpOutside] { send(event) }
  }
}

extension UserAction {
  /// The control that is highlighted as long as it is touched.
  fileprivate var button: Node? {
    let gesture = Gesture<TapGestureRecognizer>()
    guard let target = touched.first(where: { $0.answersToTaps || !gesture.recognizers(of: $0).isEmpty }),
      target.mounted.current is any Control, !target.isChoice, gesture.recognizers(of: target).isEmpty
    else { return nil }
    return target.mounted.current is Switch || target.mounted.current is any TextInput ? nil : target
  }
}
