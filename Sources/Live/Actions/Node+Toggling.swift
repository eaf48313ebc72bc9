extension Node {
  /// Toggles a switch. Its value changes first, then it sends `valueChanged` and `primaryActionTriggered`.
  ///
  /// - Throws: ``ActionError`` if it is not a switch, or if a user could not toggle it.
  public func toggle() throws {
    let action = try UserAction("toggle", on: self)
    _ = try action.usable(Switch.self)
    flip()
  }
}

extension Node {
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
